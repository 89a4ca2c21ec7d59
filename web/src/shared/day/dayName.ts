export const DAY_MS = 86_400_000;
export const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'] as const;

/** The day of a wire time, as a date that can be reckoned with. */
export const dayOf = (wire: string): Date => new Date(`${wire.slice(0, 10)}T00:00:00Z`);

/** A day as one says it today: 今天, 明天, 周五 within the coming week, else 11 月 22 日. */
export function dayName(start: string, now: string): string {
  const days = Math.round((dayOf(start).getTime() - dayOf(now).getTime()) / DAY_MS);
  if (days === 0) return '今天';
  if (days === 1) return '明天';
  if (days === -1) return '昨天';
  if (days > 1 && days < 7) return `周${WEEKDAYS[dayOf(start).getUTCDay()]!}`;
  const [, month, day] = start.slice(0, 10).split('-').map(Number);
  return `${month} 月 ${day} 日`;
}
