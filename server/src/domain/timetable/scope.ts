import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { ChangeScope } from '#contract/rules/scheduleChanges.ts';
import { GradeRole, LessonState } from '#contract/rules/school.ts';
import { wireTime } from '#contract/rules/time.ts';
import { LESSON_MOVED_ON, LESSON_OVER } from '#contract/user/orgStuSchedule.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import { lesson, lessonClaim, offering } from '../../db/schema/timetable.ts';
import { written } from '../../db/written.ts';
import { fail } from '../../kit/fail.ts';
import type { Holders } from './holders.ts';

const idsOf = (column: SQL): SQL<string[]> =>
  sql<string[]>`coalesce((select array_agg(${column}::text order by ${column}) from ${lessonClaim}
    where ${lessonClaim.lessonId} = ${lesson.id} and ${column} is not null), '{}')`;

/** The number of people of an offering (domain/school/roster.ts counts the same). */
const studentCount = sql<number>`(select count(*)::int from (
  select gs.user_no from offering_grade og join grade_student gs on gs.grade_id = og.grade_id and ${enabledAs('gs')} and gs.grade_role = ${written(GradeRole.student)}
  where og.offering_id = ${lesson.offeringId}
  union select os.user_no from offering_student os where os.offering_id = ${lesson.offeringId}) people)`;

const shown = {
  id: lesson.id,
  termId: lesson.termId,
  offeringId: lesson.offeringId,
  offeringName: offering.offeringName,
  seriesId: lesson.seriesId,
  day: lesson.day,
  week: lesson.week,
  fromBell: lesson.fromBell,
  toBell: lesson.toBell,
  beginsAt: lesson.beginsAt,
  endsAt: lesson.endsAt,
  lessonState: lesson.lessonState,
  revision: lesson.revision,
  teacherUserNos: idsOf(sql`${lessonClaim.teacherUserNo}`),
  gradeIds: idsOf(sql`${lessonClaim.gradeId}`),
  roomIds: idsOf(sql`${lessonClaim.roomId}`),
  studentCount,
};

async function read(db: Db, its: SQL | undefined) {
  const rows = await db
    .select(shown)
    .from(lesson)
    .innerJoin(offering, eq(offering.id, lesson.offeringId))
    .where(its)
    .orderBy(asc(lesson.beginsAt));
  return rows.map(({ teacherUserNos, gradeIds, roomIds: [roomId = null], ...row }) => {
    const holders: Holders = { teacherUserNos, gradeIds, roomId };
    return { ...row, holders };
  });
}

/** A lesson with what it holds. */
export type HeldLesson = Awaited<ReturnType<typeof read>>[number];

const held = eq(lesson.lessonState, LessonState.held);

/** Lessons of a school with what they hold, by time; cancelled ones are not among them. */
export const heldLessons = (db: Db, orgNo: string, lessonIds: readonly string[]): Promise<HeldLesson[]> =>
  read(db, and(eq(lesson.orgNo, orgNo), inArray(lesson.id, [...lessonIds]), held));

/** The same with the cancelled ones. */
export const lessonsNamed = (db: Db, orgNo: string, lessonIds: readonly string[]): Promise<HeldLesson[]> =>
  read(db, and(eq(lesson.orgNo, orgNo), inArray(lesson.id, [...lessonIds])));

/** A lesson with those of its series that come after it. */
export const withFollowing = (db: Db, orgNo: string, { id, seriesId, beginsAt }: HeldLesson): Promise<HeldLesson[]> =>
  seriesId === null
    ? heldLessons(db, orgNo, [id])
    : read(db, and(eq(lesson.orgNo, orgNo), eq(lesson.seriesId, seriesId), held, gte(lesson.beginsAt, beginsAt)));

/** The ids of a lesson and of those to come in its series. @throws NOT_FOUND when it is not the school's */
export async function comingOfSeries(db: Db, orgNo: string, lessonId: string, now: Date): Promise<string[]> {
  const [own] = await db
    .select({ seriesId: lesson.seriesId })
    .from(lesson)
    .where(and(eq(lesson.id, lessonId), eq(lesson.orgNo, orgNo)));
  if (!own) throw fail(NOT_FOUND);
  if (own.seriesId === null) return [lessonId];
  const coming = and(eq(lesson.seriesId, own.seriesId), held, gte(lesson.beginsAt, wireTime(now)));
  const rows = await db.select({ id: lesson.id }).from(lesson).where(coming);
  return [lessonId, ...rows.map(({ id }) => id)];
}

interface Asked {
  lessonId: string;
  revision: number;
  scope: ChangeScope;
}

/**
 * What a change is about, the named lesson first: that one, or those of its series which are still to come. Whoever
 * writes comes after `inTurn` (journal.ts), so nobody moves them meanwhile.
 * @throws NOT_FOUND, LESSON_MOVED_ON, LESSON_OVER
 */
export async function lessonsInScope(
  db: Db,
  orgNo: string,
  asked: Asked,
  now: Date,
): Promise<[HeldLesson, ...HeldLesson[]]> {
  const [named] = await read(db, and(eq(lesson.id, asked.lessonId), eq(lesson.orgNo, orgNo), held));
  if (!named) throw fail(NOT_FOUND);
  if (named.revision !== asked.revision) throw fail(LESSON_MOVED_ON);
  if (named.beginsAt <= wireTime(now)) throw fail(LESSON_OVER);
  if (asked.scope === ChangeScope.one || named.seriesId === null) return [named];
  const from = asked.scope === ChangeScope.following ? named.beginsAt : wireTime(now);
  const series = await read(
    db,
    and(eq(lesson.orgNo, orgNo), eq(lesson.seriesId, named.seriesId), held, gte(lesson.beginsAt, from)),
  );
  return [named, ...series.filter(({ id }) => id !== named.id)];
}
