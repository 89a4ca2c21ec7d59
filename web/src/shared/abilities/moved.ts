/** The list with one of it a place up or down. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const next = [...list];
  const [one] = next.splice(at, 1);
  next.splice(at + by, 0, one!);
  return next;
}
