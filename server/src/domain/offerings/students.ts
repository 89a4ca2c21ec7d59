import { and, asc, count, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { addStudents, roster } from '#contract/course/courseClass.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { GradeRole } from '#contract/rules/school.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { grade, gradeStudent } from '../../db/schema/grade.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import { offeringGrade, offeringStudent } from '../../db/schema/timetable.ts';
import { userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { beginningWith, containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { rosterOf } from '../school/roster.ts';
import { rosterRow } from '../students/policies.ts';
import { findOffering, heldOffering } from './reach.ts';
import { mustFit } from './seats.ts';

/** Everybody in an offering, each once, by class and student number; who came alone stands last. */
export async function rosterPage(ctx: UserCtx, wanted: OutputOf<typeof roster.input>) {
  const { db } = ctx;
  const { id, orgNo } = await findOffering(ctx, wanted.id);
  const { keyword, isSingle } = wanted;
  const members = rosterOf(db, [id]).as('members');
  const classOf = db
    .select({ userNo: gradeStudent.userNo, gradeName: sql<string>`min(${grade.gradeName})`.as('grade_name') })
    .from(offeringGrade)
    .innerJoin(gradeStudent, and(eq(gradeStudent.gradeId, offeringGrade.gradeId), enabled(gradeStudent)))
    .innerJoin(grade, eq(grade.id, offeringGrade.gradeId))
    .where(and(eq(offeringGrade.offeringId, id), eq(gradeStudent.gradeRole, GradeRole.student)))
    .groupBy(gradeStudent.userNo)
    .as('class_of');
  const name = sql<string>`coalesce(${orgStudent.studentName}, nullif(${userExt.idCardName}, ''), ${userExt.nickname}, '')`;
  const where = and(
    keyword ? or(ilike(name, containing(keyword)), ilike(orgStudent.studentNumber, beginningWith(keyword))) : undefined,
    isSingle === undefined ? undefined : sql`(${classOf.gradeName} is null) = ${isSingle === 1}`,
  );
  const rows = db
    .select({
      userNo: members.userNo,
      studentName: name,
      studentNumber: sql<string>`coalesce(${orgStudent.studentNumber}, '')`,
      gradeName: sql<string>`coalesce(${classOf.gradeName}, '')`,
    })
    .from(members)
    .leftJoin(userExt, eq(userExt.userNo, members.userNo))
    .leftJoin(orgStudent, and(eq(orgStudent.userNo, members.userNo), boundAt(orgNo)))
    .leftJoin(classOf, eq(classOf.userNo, members.userNo))
    .where(where)
    .orderBy(sql`${classOf.gradeName} nulls last`, asc(orgStudent.studentNumber), asc(members.userNo))
    .$dynamic();
  const total = async () => {
    const [one] = await db
      .select({ n: count() })
      .from(members)
      .leftJoin(userExt, eq(userExt.userNo, members.userNo))
      .leftJoin(orgStudent, and(eq(orgStudent.userNo, members.userNo), boundAt(orgNo)))
      .leftJoin(classOf, eq(classOf.userNo, members.userNo))
      .where(where);
    return one!.n;
  };
  const page = await paginate(wanted, rows, total);
  const list = page.list.map((one) => ({ ...one, isSingle: one.gradeName === '' ? (1 as const) : (0 as const) }));
  return { ...page, list };
}

const boundAt = (orgNo: string) =>
  and(eq(orgStudent.orgNo, orgNo), eq(orgStudent.bindStatus, StudentState.bound), enabled(orgStudent));

/** What the school's list says of a student number: whom it belongs to, or why nobody can be added by it. */
export type Numbered = { userNo: string; studentName: string } | { reason: string; studentName?: string };

/** By student number, in a fixed number of queries. */
export async function peopleByNumber(
  db: Db,
  { id, orgNo }: { id: string; orgNo: string },
  numbers: readonly string[],
): Promise<(studentNumber: string) => Numbered> {
  const rows = await db
    .select({
      studentNumber: orgStudent.studentNumber,
      studentName: orgStudent.studentName,
      bindStatus: orgStudent.bindStatus,
      userNo: orgStudent.userNo,
    })
    .from(orgStudent)
    .where(and(eq(orgStudent.orgNo, orgNo), inArray(orgStudent.studentNumber, [...numbers]), rosterRow));
  const known = new Map(rows.map((row) => [row.studentNumber, row]));
  const there = new Set((await rosterOf(db, [id])).map(({ userNo }) => userNo));
  return (studentNumber) => {
    const row = known.get(studentNumber);
    if (!row) return { reason: '本校的学生名单里没有这个学号' };
    const { studentName, userNo } = row;
    if (row.bindStatus !== StudentState.bound || userNo === null) return { reason: '还没有绑定账号', studentName };
    return there.has(userNo) ? { reason: '已经在这个开课的名单里', studentName } : { userNo, studentName };
  };
}

/** Adds learners by their student numbers. Returns how many. @throws NOT_FOUND, OFFERING_ENDED, OFFERING_FULL, 422 with every number that cannot be added */
export async function addByNumber(ctx: UserCtx, wish: OutputOf<typeof addStudents.input>): Promise<number> {
  const { db } = ctx;
  const held = await heldOffering(ctx, wish.id);
  const numbers = [...new Set(wish.studentNumbers.toUpperCase().split(/[\s,，、;；]+/))].filter(Boolean);
  const personOf = await peopleByNumber(db, held, numbers);
  const found = numbers.map((number) => ({ number, ...personOf(number) }));
  const wrong = found.flatMap((one) => ('reason' in one ? [`${one.number} ${one.reason}`] : []));
  if (wrong.length > 0) {
    const message = `${wrong.slice(0, 5).join('；')}${wrong.length > 5 ? `；还有 ${wrong.length - 5} 个` : ''}`;
    throw fail(INVALID_INPUT, message, { issues: [{ path: 'studentNumbers', message }] });
  }
  const joinedAt = wireTime(ctx.now);
  const rows = found.flatMap((one) => ('userNo' in one ? [{ offeringId: held.id, userNo: one.userNo, joinedAt }] : []));
  await db.insert(offeringStudent).values(rows);
  await mustFit(db, held, 'studentNumbers');
  ctx.changed({ after: { offeringName: held.offeringName, studentNumbers: numbers } });
  return rows.length;
}

/** Takes single learners off; those of a class are in it as long as they are in the class. Returns how many. @throws NOT_FOUND, OFFERING_ENDED */
export async function removeSingles(ctx: UserCtx, id: string, userNos: readonly string[]): Promise<number> {
  const held = await heldOffering(ctx, id);
  const gone = await ctx.db
    .delete(offeringStudent)
    .where(and(eq(offeringStudent.offeringId, id), inArray(offeringStudent.userNo, [...userNos])))
    .returning();
  ctx.changed({ before: { offeringName: held.offeringName, userNos: gone.map(({ userNo }) => userNo) } });
  return gone.length;
}
