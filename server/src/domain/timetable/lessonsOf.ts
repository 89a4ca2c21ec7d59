import { heldOn, plainDay, weeksOf } from '#contract/rules/calendar.ts';
import type { ChangedDay, TermDays, WeekPlan } from '#contract/rules/calendar.ts';

export interface Bell {
  seq: number;
  beginClock: string;
  endClock: string;
}

/** Where in the week something is held. */
export interface Slot {
  weekday: number;
  fromBell: number;
  toBell: number;
}

/** What the calendar of a school says about its days. */
export interface SchoolCalendar {
  term: TermDays;
  bells: readonly Bell[];
  changed: readonly ChangedDay[];
}

export interface PlannedLesson {
  day: string;
  week: number;
  fromBell: number;
  toBell: number;
  beginsAt: string;
  endsAt: string;
}

/** The clock times of some periods of a day; undefined when the school has no such periods. */
export function timesOf(bells: readonly Bell[], day: string, { fromBell, toBell }: Omit<Slot, 'weekday'>) {
  const first = bells.find(({ seq }) => seq === fromBell);
  const last = bells.find(({ seq }) => seq === toBell);
  if (!first || !last) return undefined;
  return { beginsAt: `${day} ${first.beginClock}:00`, endsAt: `${day} ${last.endClock}:00` };
}

/**
 * The lessons of a series, week by week; a week whose day is a holiday that nothing makes up for has none.
 * The week of a lesson is the one it was planned for, also when a shifted day moves it.
 */
export function lessonsOf(plan: Slot & WeekPlan, { term, bells, changed }: SchoolCalendar): PlannedLesson[] {
  return weeksOf(plan).flatMap((week) => {
    const day = heldOn(plainDay(term, week, plan.weekday), changed);
    const times = day && timesOf(bells, day, plan);
    return times ? [{ day, week, fromBell: plan.fromBell, toBell: plan.toBell, ...times }] : [];
  });
}
