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
  { id, week }: { id?: string | undefined; week?: string | undefined } = {},
): string {
  const query = new URLSearchParams({ ...(view === 'grade' && { view }), ...(id && { id }), ...(week && { week }) });
  return query.size > 0 ? `${paths[view]}?${query.toString()}` : paths[view];
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The Monday of the week that an address asks for; undefined for what is no day. */
export function mondayIn(query: URLSearchParams): string | undefined {
  const day = query.get('week') ?? '';
  const isDay = DAY.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  return isDay ? mondayOf(day) : undefined;
}

export const mondayOf = (day: string): string => plainDay({ beginOn: day, weeks: 1 }, 1, 2 - weekdayOf(day));
