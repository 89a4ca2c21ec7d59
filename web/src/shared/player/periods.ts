import type { Chapter, Period } from '#contract/course/chapterInfo.ts';

/** Query names of the open class-hour, and of the second or page at which it is to begin. */
export const PERIOD = 'periodId';
export const AT = 'at';

/** A class-hour with its place: 3.2 is the second of the third chapter. */
export interface StagePeriod extends Period {
  number: string;
}

export const stagePeriods = (chapters: readonly Chapter[]): StagePeriod[] =>
  chapters.flatMap(({ seq, periodList }) =>
    periodList.map((period, index) => ({ ...period, number: `${seq}.${index + 1}` })),
  );

/** The class-hour to show: the one asked for, else the last one studied, else the first that is not done. */
export function openPeriod(
  periods: readonly StagePeriod[],
  wanted: string | null,
  lastPeriodId: string | null,
): StagePeriod | undefined {
  const byId = (id: string | null) => (id === null ? undefined : periods.find((period) => period.id === id));
  return (
    byId(wanted) ?? byId(lastPeriodId) ?? periods.find(({ isDone, hasMedia }) => !isDone && hasMedia) ?? periods[0]
  );
}

/** A guest may open what is given away, although everything is locked for guests. */
export const isOpenTo = (period: Period, isGuest: boolean): boolean =>
  period.isLocked === 0 || (isGuest && period.isFree === 1);

/** The class-hour that follows and can be studied now. */
export function nextPeriod(
  periods: readonly StagePeriod[],
  current: StagePeriod,
  isGuest: boolean,
): StagePeriod | undefined {
  const at = periods.findIndex(({ id }) => id === current.id);
  return periods.slice(at + 1).find((period) => period.hasMedia === 1 && isOpenTo(period, isGuest));
}

/** What follows but is closed: the next step where a preview ends. */
export function nextClosed(
  periods: readonly StagePeriod[],
  current: StagePeriod,
  isGuest: boolean,
): StagePeriod | undefined {
  const at = periods.findIndex(({ id }) => id === current.id);
  return periods.slice(at + 1).find((period) => period.hasMedia === 1 && !isOpenTo(period, isGuest));
}

/** The address of the same page with another class-hour open; what else is in the query stays. */
export function periodHref(pathname: string, search: string, id: string): string {
  const query = new URLSearchParams(search);
  query.set(PERIOD, id);
  query.delete(AT);
  return `${pathname}?${query.toString()}`;
}
