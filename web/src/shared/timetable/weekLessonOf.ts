import { dayAfter } from '#contract/rules/calendar.ts';
import { DayKind } from '#contract/rules/school.ts';
import type { ChangedDay, ScheduledLesson } from '#contract/user/scheduleShapes.ts';
import type * as z from 'zod';
import type { WeekDay, WeekLesson } from './weekLesson.ts';

/** A lesson as the calls answer it, for the grid. */
export const weekLessonOf = (lesson: ScheduledLesson): WeekLesson => ({
  id: lesson.id,
  day: lesson.day,
  fromBell: lesson.fromBell,
  toBell: lesson.toBell,
  name: lesson.offeringName,
  kind: lesson.lessonKind,
  state: lesson.lessonState,
  parity: lesson.parity,
  teachers: lesson.teachers.map(({ name }) => name),
  places: [...lesson.rooms.map(({ name }) => name), lesson.place].filter(Boolean),
  classes: lesson.grades.map(({ name }) => name),
  remark: lesson.remark,
});

/** The columns of the week that begins on a Monday. */
export const weekDaysOf = (monday: string, changed: readonly z.infer<typeof ChangedDay>[]): WeekDay[] =>
  Array.from({ length: 7 }, (_, at) => {
    const day = dayAfter(monday, at);
    const differs = changed.find((one) => one.day === day);
    return { day, note: differs?.dayName ?? '', isOff: differs?.dayKind === DayKind.holiday };
  });
