import { dayAfter } from '#contract/rules/calendar.ts';
import { DayKind } from '#contract/rules/school.ts';
import type { SchoolDay } from '#contract/user/schoolDay.ts';

export interface Stretch {
  key: string;
  name: string;
  from: string;
  to: string;
  days: SchoolDay[];
  countLesson: number;
}

/** Days off that follow each other under one name are one line; every shifted day is one of its own. */
export function stretchesOf(days: readonly SchoolDay[]): Stretch[] {
  const found: Stretch[] = [];
  for (const one of days) {
    const last = found.findLast(({ days: its }) => its[0]!.dayKind === DayKind.holiday);
    const goesOn =
      one.dayKind === DayKind.holiday && last && last.name === one.dayName && dayAfter(last.to, 1) === one.day;
    if (goesOn) {
      last.days.push(one);
      last.to = one.day;
      last.countLesson += one.countLesson;
      continue;
    }
    const { id: key, dayName: name, day, countLesson } = one;
    found.push({ key, name, from: day, to: day, days: [one], countLesson });
  }
  return found;
}
