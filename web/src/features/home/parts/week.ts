import { DAY_MS, dayOf, WEEKDAYS } from '../../../shared/day/dayName.ts';

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
      name: WEEKDAYS[day.getUTCDay()]!,
      number: day.getUTCDate(),
      isToday: index === 0,
      isBusy: busy.has(date),
    };
  });
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
