/** Years as lists offer them, this one (or a later one) first. */
export function recentYears(count: number, ahead = 0): string[] {
  const last = new Date().getFullYear() + ahead;
  return Array.from({ length: count }, (_, index) => String(last - index));
}
