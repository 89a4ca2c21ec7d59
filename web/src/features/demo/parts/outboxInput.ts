/** What the address of the outbox asks for. */
export function outboxInput(query: URLSearchParams): { receiver?: string; pageCurrent: number } {
  const receiver = query.get('receiver')?.trim().slice(0, 254);
  const page = Number(query.get('page'));
  return {
    ...(receiver ? { receiver } : {}),
    pageCurrent: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}
