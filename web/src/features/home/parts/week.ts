const DAY_MS = 86_400_000;
const NAMES = ['日', '一', '二', '三', '四', '五', '六'] as const;

export interface WeekDay {
  /** `yyyy-MM-dd`. */
  date: string;
  name: string;
  /** Day of the month. */
  number: number;
  isToday: boolean;
  /** Something is on. */
  isBusy: boolean;
}

const dayOf = (wire: string): Date => new Date(`${wire.slice(0, 10)}T00:00:00Z`);
const dateOf = (day: Date): string => day.toISOString().slice(0, 10);

/** Seven days, today the first: none of them is over, on a Sunday either. Marked are those on which one of `starts` falls. */
export function comingWeek(now: string, starts: readonly string[]): WeekDay[] {
  const today = dayOf(now).getTime();
  const busy = new Set(starts.map((start) => start.slice(0, 10)));
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date(today + index * DAY_MS);
    const date = dateOf(day);
    return {
      date,
      name: NAMES[day.getUTCDay()]!,
      number: day.getUTCDate(),
      isToday: index === 0,
      isBusy: busy.has(date),
    };
  });
}

/** A day as one says it today: 今天, 明天, 周五 within the coming week, else 11 月 22 日. */
export function dayName(start: string, now: string): string {
  const days = Math.round((dayOf(start).getTime() - dayOf(now).getTime()) / DAY_MS);
  if (days === 0) return '今天';
  if (days === 1) return '明天';
  if (days === -1) return '昨天';
  if (days > 1 && days < 7) return `周${NAMES[dayOf(start).getUTCDay()]!}`;
  const [, month, day] = start.slice(0, 10).split('-').map(Number);
  return `${month} 月 ${day} 日`;
}

/** What comes next first, in order; what is over afterwards, the latest first. */
export function byStart<T extends { startTime: string | null; endTime: string | null }>(
  lives: readonly T[],
  now: string,
): (T & { startTime: string })[] {
  const timed = lives.filter((live): live is T & { startTime: string } => live.startTime !== null);
  const isOver = (live: T & { startTime: string }) => (live.endTime ?? live.startTime) < now;
  const coming = timed.filter((live) => !isOver(live)).toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  return [...coming, ...timed.filter(isOver).toSorted((a, b) => b.startTime.localeCompare(a.startTime))];
}
