/** `2026-11-22 08:00:00` → `2026 年 11 月 22 日`. */
export function dayOf(wire: string): string {
  const [year, month, day] = wire.slice(0, 10).split('-').map(Number);
  return `${year} 年 ${month} 月 ${day} 日`;
}
