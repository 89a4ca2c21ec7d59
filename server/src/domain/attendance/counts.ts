import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { AttendanceState } from '#contract/rules/attendance.ts';
import type { Counts } from '#contract/user/attendance.ts';
import type { Db } from '../../db/client.ts';
import { attendanceRecord } from '../../db/schema/attendance.ts';
import { lesson } from '../../db/schema/timetable.ts';
import { isOnLeave } from '../leave/leavesIn.ts';
import { rosterOf } from '../school/roster.ts';

export const NONE_YET: Counts = { present: 0, late: 0, leave: 0, absent: 0, missing: 0 };

interface Lesson {
  lessonId: string;
  offeringId: string;
}

/** How many of the rosters of some lessons stand how, by lesson: one statement for all of them. */
export async function countsOf(db: Db, lessons: readonly Lesson[]): Promise<Map<string, Counts>> {
  if (lessons.length === 0) return new Map();
  const roster = rosterOf(db, [...new Set(lessons.map(({ offeringId }) => offeringId))]).as('roster');
  const away = isOnLeave(roster.userNo, lesson.beginsAt, lesson.endsAt);
  const unwritten = isNull(attendanceRecord.id);
  const of = (state: AttendanceState) => eq(attendanceRecord.attendanceState, state);
  const rows = await db
    .select({
      lessonId: lesson.id,
      present: counted(of(AttendanceState.present)),
      late: counted(of(AttendanceState.late)),
      leave: counted(sql`${of(AttendanceState.leave)} or (${and(unwritten, away)})`),
      absent: counted(of(AttendanceState.absent)),
      missing: counted(and(unwritten, not(away))!),
    })
    .from(lesson)
    .innerJoin(roster, eq(roster.offeringId, lesson.offeringId))
    .leftJoin(
      attendanceRecord,
      and(eq(attendanceRecord.lessonId, lesson.id), eq(attendanceRecord.userNo, roster.userNo)),
    )
    .where(
      inArray(
        lesson.id,
        lessons.map(({ lessonId }) => lessonId),
      ),
    )
    .groupBy(lesson.id);
  return new Map(rows.map(({ lessonId, ...counts }) => [lessonId, counts]));
}

const counted = (what: SQL) => sql<number>`(count(*) filter (where ${what}))::int`;
