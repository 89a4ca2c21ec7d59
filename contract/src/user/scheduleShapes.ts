import * as z from 'zod';
import { oneOf } from '../kit/oneOf.ts';
import { Id } from '../kit/values.ts';
import { daysBetween } from '../rules/calendar.ts';
import { DayKind, LessonKind, LessonState } from '../rules/school.ts';

/** The longest stretch of days that one answer holds. */
export const MOST_DAYS = 62;

/** The days asked for, both included. */
export const days = {
  from: z.iso.date('请选择开始日期'),
  to: z.iso.date('请选择结束日期'),
};

/** For `.refine` of an input with `days`. */
export const isShortStretch = ({ from, to }: { from: string; to: string }): boolean =>
  daysBetween(from, to) >= 0 && daysBetween(from, to) < MOST_DAYS;

export const WRONG_STRETCH = { path: ['to'], error: `结束日期不早于开始日期，一次最多看 ${MOST_DAYS} 天` };

export const ScheduledLesson = z.object({
  id: Id,
  offeringId: Id,
  offeringName: z.string(),
  lessonKind: oneOf(LessonKind),
  lessonState: oneOf(LessonState),
  day: z.string(),
  /** The week of the semester that it was planned for. */
  week: z.int(),
  fromBell: z.int(),
  toBell: z.int(),
  /** 0 every week, 1 odd weeks, 2 even weeks; null for one that was planned by itself. */
  parity: z.literal([0, 1, 2]).nullable(),
  /** What it was planned with, and in which weeks; null for one by itself. */
  seriesId: Id.nullable(),
  fromWeek: z.int().nullable(),
  toWeek: z.int().nullable(),
  /** Rises with every change; whoever moves it says which one they saw. */
  revision: z.int(),
  /** Where it is when it has no room of the school. */
  place: z.string(),
  remark: z.string(),
  teachers: z.array(z.object({ userNo: Id, name: z.string() })),
  rooms: z.array(z.object({ id: Id, name: z.string() })),
  grades: z.array(z.object({ id: Id, name: z.string() })),
});

export type ScheduledLesson = z.infer<typeof ScheduledLesson>;

export const Bell = z.object({ seq: z.int(), beginClock: z.string(), endClock: z.string() });

export const Span = z.object({ day: z.string(), fromBell: z.int(), toBell: z.int() });

/** The timetable of one teacher, room or class: its name, the lessons, and when it has none. */
export const Timetable = z.object({ name: z.string(), list: z.array(ScheduledLesson), free: z.array(Span) });

export type Timetable = z.infer<typeof Timetable>;

export const ChangedDay = z.object({
  day: z.string(),
  dayKind: oneOf(DayKind),
  dayName: z.string(),
  /** The day whose lessons are held on a shifted one. */
  follows: z.string().nullable(),
});
