/** One spelling for one value, whatever the order of its fields: what hashes are made of. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .sort(([x], [y]) => (x < y ? -1 : 1));
  return `{${fields.map(([name, held]) => `${JSON.stringify(name)}:${canonical(held)}`).join(',')}}`;
}

/** What a receipt is the SHA-256 of: the entry before, and everything about this one. */
export const receiptText = (
  previousHash: string,
  entry: { sittingId: string; seq: number; slot: string; answer: unknown; storedAt: string },
): string => canonical([previousHash, entry.sittingId, entry.seq, entry.slot, entry.answer, entry.storedAt]);
