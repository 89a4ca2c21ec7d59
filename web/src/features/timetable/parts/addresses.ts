import { plainDay, weekdayOf } from '#contract/rules/calendar.ts';

export type View = 'mine' | 'grade' | 'teacher' | 'room';

const HOME = '/account/timeschedule';

const paths: Record<View, string> = {
  mine: HOME,
  grade: HOME,
  teacher: `${HOME}/instructorSchedule`,
  room: `${HOME}/classroomSchedule`,
};

export const colourPath = `${HOME}/color`;

/** Where a view is: whose timetable, and the Monday of which week; without them its first, this week. */
export function addressOf(
  view: View,
  { id, week, parity }: { id?: string | undefined; week?: string | undefined; parity?: Parity } = {},
): string {
  const query = new URLSearchParams({
    ...(view === 'grade' && { view }),
    ...(id && { id }),
    ...(week && { week }),
    ...(parity && { parity }),
  });
  return query.size > 0 ? `${paths[view]}?${query.toString()}` : paths[view];
}

/** Only odd or only even weeks are looked at; empty: every week. */
export type Parity = '' | '1' | '2';

export const parityIn = (query: URLSearchParams): Parity => {
  const parity = query.get('parity');
  return parity === '1' || parity === '2' ? parity : '';
};

/** Whether a week is one of those looked at. */
export const isLookedAt = (week: number, parity: Parity): boolean =>
  parity === '' || (week % 2 === 1) === (parity === '1');

/** The Monday itself when it is looked at, else of the next week that is, else of the last; without weeks as it was. */
export function nearestMonday(
  weeks: readonly { week: number; from: string }[],
  monday: string,
  parity: Parity,
): string {
  if (parity === '' || weeks.every(({ from }) => from !== monday)) return monday;
  const those = weeks.filter(({ week }) => isLookedAt(week, parity));
  return (those.find(({ from }) => from >= monday) ?? those.at(-1))?.from ?? monday;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The Monday of the week that an address asks for; undefined for what is no day. */
export function mondayIn(query: URLSearchParams): string | undefined {
  const day = query.get('week') ?? '';
  const isDay = DAY.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  return isDay ? mondayOf(day) : undefined;
}

export const mondayOf = (day: string): string => plainDay({ beginOn: day, weeks: 1 }, 1, 2 - weekdayOf(day));
