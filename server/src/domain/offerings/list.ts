import { and, asc, desc, eq, getTableColumns, ilike, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { list, mine, Offering } from '#contract/course/courseClass.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { NONE } from '#contract/rules/id.ts';
import { OfferingState } from '#contract/rules/school.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { grade } from '../../db/schema/grade.ts';
import { schoolTerm } from '../../db/schema/school.ts';
import { lesson, offering, offeringGrade, offeringStudent, offeringTeacher } from '../../db/schema/timetable.ts';
import { userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { offeringsOf } from '../school/roster.ts';
import { findOffering, reachableOfferings, taughtBy } from './reach.ts';
import { rosterCounts } from './seats.ts';

/** The offerings that the caller reaches, the newest first. */
export async function offeringPage(ctx: UserCtx, wanted: OutputOf<typeof list.input>) {
  const { termId, keyword, lessonKind, offeringState, teacherUserNo } = wanted;
  const where = and(
    reachableOfferings(ctx),
    termId ? eq(offering.termId, termId) : undefined,
    keyword ? ilike(offering.offeringName, containing(keyword)) : undefined,
    lessonKind ? eq(offering.lessonKind, lessonKind) : undefined,
    offeringState === undefined ? undefined : eq(offering.offeringState, offeringState),
    teacherUserNo ? taughtBy(teacherUserNo) : undefined,
  );
  return pageOf(ctx.db, where, wanted);
}

/** Those the caller learns in; what is still planned is not theirs to see. */
export async function ownOfferings({ db, user }: UserCtx, { termId, ...request }: OutputOf<typeof mine.input>) {
  const own = offeringsOf(db, user.userNo);
  const where = and(
    inArray(offering.id, own),
    enabled(offering),
    inArray(offering.offeringState, [OfferingState.running, OfferingState.ended]),
    termId ? eq(offering.termId, termId) : undefined,
  );
  return pageOf(db, where, request);
}

/** One with the lessons that are planned for it. @throws NOT_FOUND */
export async function viewOffering(ctx: UserCtx, id: string) {
  await findOffering(ctx, id);
  const { list: found } = await pageOf(ctx.db, eq(offering.id, id), { pageCurrent: 1, pageSize: 1 });
  return { ...found[0]!, countLesson: await ctx.db.$count(lesson, eq(lesson.offeringId, id)) };
}

async function pageOf(db: Db, where: SQL | undefined, request: PageRequest) {
  const rows = db
    .select({
      ...getTableColumns(offering),
      schoolYear: schoolTerm.schoolYear,
      semester: schoolTerm.semester,
      courseName: course.courseName,
    })
    .from(offering)
    .innerJoin(schoolTerm, eq(schoolTerm.id, offering.termId))
    .leftJoin(course, eq(course.id, offering.courseId))
    .where(where)
    .orderBy(desc(offering.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(offering, where));
  const ids = page.list.map(({ id }) => id);
  const [teachers, grades, counts, singles] = await Promise.all([
    teachersOf(db, ids),
    gradesOf(db, ids),
    rosterCounts(db, ids),
    singlesIn(db, ids),
  ]);
  const list: Offering[] = page.list.map((row) => ({
    ...row,
    courseId: row.courseId ?? NONE,
    courseName: row.courseName ?? '',
    credit: row.credit / 10,
    teachers: teachers.get(row.id) ?? [],
    grades: grades.get(row.id) ?? [],
    countStudent: counts.get(row.id) ?? 0,
    countSingle: singles.get(row.id) ?? 0,
  }));
  return { ...page, list };
}

async function teachersOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({
      offeringId: offeringTeacher.offeringId,
      userNo: offeringTeacher.userNo,
      isHead: offeringTeacher.isHead,
      name: nameOf,
    })
    .from(offeringTeacher)
    .leftJoin(userExt, eq(userExt.userNo, offeringTeacher.userNo))
    .where(inArray(offeringTeacher.offeringId, [...ids]))
    .orderBy(desc(offeringTeacher.isHead), asc(offeringTeacher.userNo));
  return Map.groupBy(rows, ({ offeringId }) => offeringId);
}

/** Teachers go by their real names. */
export const nameOf = sql<string>`coalesce(nullif(${userExt.idCardName}, ''), ${userExt.nickname}, '')`;

async function gradesOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({ offeringId: offeringGrade.offeringId, id: grade.id, name: grade.gradeName })
    .from(offeringGrade)
    .innerJoin(grade, eq(grade.id, offeringGrade.gradeId))
    .where(inArray(offeringGrade.offeringId, [...ids]))
    .orderBy(asc(grade.id));
  return Map.groupBy(rows, ({ offeringId }) => offeringId);
}

async function singlesIn(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ offeringId: offeringStudent.offeringId, n: sql<number>`count(*)::int` })
    .from(offeringStudent)
    .where(inArray(offeringStudent.offeringId, [...ids]))
    .groupBy(offeringStudent.offeringId);
  return new Map(rows.map(({ offeringId, n }) => [offeringId, n]));
}
