import { DayKind } from './school.ts';

const DAY_MS = 86_400_000;
const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** A day so many days later, both as `yyyy-MM-dd`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Whole days from one to the other; negative when it is earlier. */
export const daysBetween = (from: string, to: string): number => (utc(to) - utc(from)) / DAY_MS;

/** 1 Monday … 7 Sunday (ISO 8601). */
export const weekdayOf = (day: string): number => ((new Date(utc(day)).getUTCDay() + 6) % 7) + 1;

/** A semester as far as its days go: the first is a Monday. */
export interface TermDays {
  beginOn: string;
  weeks: number;
}

/** The last day of a semester, a Sunday. */
export const lastDayOf = ({ beginOn, weeks }: TermDays): string => dayAfter(beginOn, weeks * 7 - 1);

/** The week of the semester that a day is in, from 1; null outside of it. */
export function weekOf({ beginOn, weeks }: TermDays, day: string): number | null {
  const week = Math.floor(daysBetween(beginOn, day) / 7) + 1;
  return week >= 1 && week <= weeks ? week : null;
}

/** The day of a week and weekday, before the calendar of the school is asked. */
export const plainDay = ({ beginOn }: TermDays, week: number, weekday: number): string =>
  dayAfter(beginOn, (week - 1) * 7 + weekday - 1);

/** Which weeks a lesson is held in: a stretch, all of it or every other week of the semester's counting. */
export interface WeekPlan {
  fromWeek: number;
  toWeek: number;
  /** 0 every week, 1 odd weeks, 2 even weeks. */
  parity: 0 | 1 | 2;
}

/** The weeks of a plan, in order. */
export function weeksOf({ fromWeek, toWeek, parity }: WeekPlan): number[] {
  const all = Array.from({ length: Math.max(0, toWeek - fromWeek + 1) }, (_, index) => fromWeek + index);
  return parity === 0 ? all : all.filter((week) => week % 2 === parity % 2);
}

/** A day that the calendar of the school changes. */
export interface ChangedDay {
  day: string;
  dayKind: DayKind;
  /** The day whose lessons are held on a shifted one; null for its own. */
  follows: string | null;
}

/**
 * The day on which what is planned for a day is held: the shifted day that makes up for it, the day itself, or null
 * when it falls into a holiday (the yearly notice of the State Council on holidays: 放假 and 调休).
 */
export function heldOn(day: string, changed: readonly ChangedDay[]): string | null {
  const madeUp = changed.find(({ dayKind, follows }) => dayKind === DayKind.shifted && follows === day);
  if (madeUp) return madeUp.day;
  const own = changed.find((one) => one.day === day);
  if (!own) return day;
  return own.dayKind === DayKind.holiday || own.follows !== null ? null : day;
}
