import { and, asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { dayAfter } from '#contract/rules/calendar.ts';
import type { ScheduledLesson } from '#contract/user/scheduleShapes.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { lesson, lessonSeries, offering } from '../../db/schema/timetable.ts';

/** Days, both included. */
export interface Stretch {
  from: string;
  to: string;
}

type Named<K extends 'teachers' | 'rooms' | 'grades'> = SQL<ScheduledLesson[K]>;

const list = (row: SQL, from: SQL): SQL =>
  sql`(select coalesce(json_agg(${row} order by held.holder), '[]') from lesson_claim held ${from} where held.lesson_id = ${lesson}.id)`;

const teachers = list(
  sql`json_build_object('userNo', held.teacher_user_no::text, 'name', coalesce(nullif(ext.id_card_name, ''), nullif(ext.nickname, ''), '教师'))`,
  sql`join user_ext ext on ext.user_no = held.teacher_user_no`,
) as Named<'teachers'>;

const rooms = list(
  sql`json_build_object('id', room.id::text, 'name', concat_ws(' ', nullif(nullif(room.building, ''), room.room_name), room.room_name))`,
  sql`join school_room room on room.id = held.room_id`,
) as Named<'rooms'>;

const grades = list(
  sql`json_build_object('id', grade.id::text, 'name', grade.grade_name)`,
  sql`join grade on grade.id = held.grade_id`,
) as Named<'grades'>;

/** What is shown of a lesson. */
export const shownLesson = {
  id: lesson.id,
  offeringId: lesson.offeringId,
  offeringName: offering.offeringName,
  lessonKind: offering.lessonKind,
  lessonState: lesson.lessonState,
  day: lesson.day,
  week: lesson.week,
  fromBell: lesson.fromBell,
  toBell: lesson.toBell,
  parity: lessonSeries.parity,
  seriesId: lesson.seriesId,
  fromWeek: lessonSeries.fromWeek,
  toWeek: lessonSeries.toWeek,
  revision: lesson.revision,
  place: lesson.place,
  remark: lesson.remark,
  teachers,
  rooms,
  grades,
};

/**
 * Lessons with what they hold, in the order of their times: one statement.
 * @param isOnLeave whether whoever reads misses a lesson on approved leave
 */
export const lessonRows = (db: Db, where: SQL | undefined, isOnLeave = sql<boolean>`false`) =>
  db
    .select({ ...shownLesson, isOnLeave })
    .from(lesson)
    .innerJoin(offering, eq(offering.id, lesson.offeringId))
    .leftJoin(lessonSeries, eq(lessonSeries.id, lesson.seriesId))
    .where(and(enabled(lesson), where))
    .orderBy(asc(lesson.beginsAt), asc(lesson.id));

/** The times of a stretch of days, for a column with the beginning of something. */
export const beginsWithin = (column: SQL, { from, to }: Stretch): SQL =>
  sql`${column} >= ${`${from} 00:00:00`}::timestamptz and ${column} < ${`${dayAfter(to, 1)} 00:00:00`}::timestamptz`;
