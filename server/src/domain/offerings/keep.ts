import { and, eq, inArray } from 'drizzle-orm';
import { OFFERING_IN_USE } from '#contract/course/classFailures.ts';
import type { save, update } from '#contract/course/courseClass.ts';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { NONE } from '#contract/rules/id.ts';
import { GradeState, OfferingState } from '#contract/rules/school.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { grade } from '../../db/schema/grade.ts';
import { schoolTerm } from '../../db/schema/school.ts';
import { lesson, lessonSeries, offering, offeringGrade, offeringTeacher } from '../../db/schema/timetable.ts';
import { userIdentity } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { certifiable } from '../courseAuth/certify.ts';
import { staffOf } from '../organization/policies.ts';
import { findOffering, heldOffering } from './reach.ts';
import type { OfferingRow } from './reach.ts';
import { mustFit } from './seats.ts';

type Facts = Omit<OutputOf<typeof update.input>, 'id'>;

/** Opens an offering for a semester. Returns its id. @throws OFFERING_FULL, 422 something of others */
export async function addOffering(
  { db, user }: UserCtx,
  { termId, ...facts }: OutputOf<typeof save.input>,
): Promise<string> {
  const { orgNo } = staffOf(user);
  const term = and(eq(schoolTerm.orgNo, orgNo), eq(schoolTerm.id, termId), enabled(schoolTerm));
  const [known] = await db.select({ id: schoolTerm.id }).from(schoolTerm).where(term).for('key share');
  if (!known) throw wrong('termId', '没有这个学期，请重新选择');
  await mustBeOfSchool(db, orgNo, facts);
  const [row] = await db
    .insert(offering)
    .values({ ...rowOf(facts), orgNo, termId })
    .returning({ id: offering.id });
  const { id } = row!;
  await setPeople(db, id, facts);
  await mustFit(db, { id, seats: facts.seats }, 'seats');
  return id;
}

/** Changes an offering that has not ended; returns it as it was. @throws NOT_FOUND, OFFERING_ENDED, OFFERING_FULL, 422 */
export async function editOffering(ctx: UserCtx, id: string, facts: Facts): Promise<OfferingRow> {
  const { db } = ctx;
  const before = await heldOffering(ctx, id);
  await mustBeOfSchool(db, before.orgNo, facts, before);
  await db
    .update(offering)
    .set({ ...rowOf(facts), gmtModified: wireTime(ctx.now) })
    .where(eq(offering.id, id));
  await db.delete(offeringTeacher).where(eq(offeringTeacher.offeringId, id));
  await db.delete(offeringGrade).where(eq(offeringGrade.offeringId, id));
  await setPeople(db, id, facts);
  await mustFit(db, { id, seats: facts.seats }, 'seats');
  return before;
}

/** Removes one that is planned and has no lessons; returns it. @throws NOT_FOUND, OFFERING_IN_USE */
export async function removeOffering(ctx: UserCtx, id: string): Promise<OfferingRow> {
  const { db } = ctx;
  const before = await findOffering(ctx, id);
  const [held] = await db.select().from(offering).where(eq(offering.id, id)).for('update');
  if (!held) throw fail(NOT_FOUND);
  const planned = await db.$count(lesson, and(eq(lesson.orgNo, before.orgNo), eq(lesson.offeringId, id)));
  const series = await db.$count(
    lessonSeries,
    and(eq(lessonSeries.orgNo, before.orgNo), eq(lessonSeries.offeringId, id)),
  );
  if (held.offeringState !== OfferingState.planned || planned + series > 0) throw fail(OFFERING_IN_USE);
  await db.delete(offering).where(eq(offering.id, id));
  return before;
}

const rowOf = ({ offeringName, courseId, lessonKind, credit, hours, seats, remark }: Facts) => ({
  offeringName,
  courseId: courseId === NONE ? null : courseId,
  lessonKind,
  credit: Math.round(credit * 10),
  hours,
  seats,
  remark,
});

async function setPeople(db: Db, offeringId: string, { teacherUserNos, gradeIds }: Facts): Promise<void> {
  const teachers = [...new Set(teacherUserNos)];
  const grades = [...new Set(gradeIds)];
  if (teachers.length > 0) {
    const rows = teachers.map((userNo, index) => ({ offeringId, userNo, isHead: index === 0 ? 1 : 0 }) as const);
    await db.insert(offeringTeacher).values(rows);
  }
  if (grades.length > 0) await db.insert(offeringGrade).values(grades.map((gradeId) => ({ offeringId, gradeId })));
}

/** Teachers of a school: who acts for it as a lecturer. */
export const teachesAt = (orgNo: string) =>
  and(eq(userIdentity.orgNo, orgNo), eq(userIdentity.userType, UserType.lecturer), enabled(userIdentity));

/** The classes of a school that there still are. */
export const classesOf = (orgNo: string) =>
  and(eq(grade.orgNo, orgNo), eq(grade.gradeState, GradeState.running), enabled(grade));

/** What is in the offering already stays, also when its teacher left or its course is no longer on the shelf. */
async function mustBeOfSchool(db: Db, orgNo: string, facts: Facts, before?: OfferingRow): Promise<void> {
  const { courseId, teacherUserNos, gradeIds } = facts;
  if (courseId !== NONE && courseId !== before?.courseId) {
    const open = await db.$count(course, and(eq(course.id, courseId), certifiable(orgNo)));
    if (open === 0) throw wrong('courseId', '只能关联本校的或平台的、正在上架的课程');
  }
  const its = before?.id ?? NONE;
  const teachers = await db
    .select({ key: userIdentity.userNo })
    .from(userIdentity)
    .where(and(teachesAt(orgNo), inArray(userIdentity.userNo, teacherUserNos)))
    .union(db.select({ key: offeringTeacher.userNo }).from(offeringTeacher).where(eq(offeringTeacher.offeringId, its)));
  if (!holds(teachers, teacherUserNos)) throw wrong('teacherUserNos', '有的教师已经不在本校，请重新选择');
  const grades = await db
    .select({ key: grade.id })
    .from(grade)
    .where(and(classesOf(orgNo), inArray(grade.id, gradeIds)))
    .union(db.select({ key: offeringGrade.gradeId }).from(offeringGrade).where(eq(offeringGrade.offeringId, its)));
  if (!holds(grades, gradeIds)) throw wrong('gradeIds', '有的班级已经没有了，请重新选择');
}

function holds(known: readonly { key: string }[], wanted: readonly string[]): boolean {
  const keys = new Set(known.map(({ key }) => key));
  return wanted.every((one) => keys.has(one));
}

const wrong = (path: string, message: string) => fail(INVALID_INPUT, message, { issues: [{ path, message }] });
