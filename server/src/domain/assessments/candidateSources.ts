import { and, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { CandidateSource } from '#contract/rules/assessments.ts';
import { GRADE_GONE } from '#contract/exam/gradeFailures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { GradeRole, GradeState, OfferingState } from '#contract/rules/school.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled, enabledAs } from '../../db/enabled.ts';
import { grade, gradeStudent } from '../../db/schema/grade.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import { offering, offeringTeacher } from '../../db/schema/timetable.ts';
import type { SessionUser, UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { containing } from '../../kit/like.ts';
import { staffGrades } from '../grades/policies.ts';
import { isStaff, staffOf } from '../organization/policies.ts';
import { rosterOf } from '../school/roster.ts';
import { addCandidates, listedAssessment } from './candidates.ts';

/** The classes whose students somebody may examine: those they run as staff, administer or teach. */
export const examinableGrades = (
  user: SessionUser,
): SQL => sql`(${staffGrades(user)} or exists (select from ${gradeStudent}
  where "grade_student"."grade_id" = "grade"."id" and "grade_student"."user_no" = ${user.userNo} and ${enabledAs('grade_student')}
    and ("grade_student"."is_admin" = 1 or "grade_student"."grade_role" = ${GradeRole.teacher})))`;

/** The offerings whose students somebody may examine: those they teach, for staff those of their school. */
export function examinableOfferings(user: SessionUser): SQL {
  if (isStaff(user) && user.actions.has('exam:manage')) return eq(offering.orgNo, user.orgNo);
  if (user.userType !== UserType.lecturer) return sql`false`;
  return sql`exists (select from ${offeringTeacher}
    where "offering_teacher"."offering_id" = "offering"."id" and "offering_teacher"."user_no" = ${user.userNo})`;
}

const boundOf = (orgNo: string): SQL =>
  and(eq(orgStudent.orgNo, orgNo), eq(orgStudent.bindStatus, StudentState.bound), enabled(orgStudent))!;

const MOST_SHOWN = 100;

export async function sourcesFor({ db, user, can }: UserCtx, { keyword }: { keyword: string }) {
  const words = containing(keyword);
  const running = and(examinableGrades(user), enabled(grade), eq(grade.gradeState, GradeState.running));
  const grades = await db
    .select({
      id: grade.id,
      name: grade.gradeName,
      note: sql<string>`''`,
      count: sql<number>`(select count(*)::int from ${gradeStudent} where "grade_student"."grade_id" = "grade"."id"
        and ${enabledAs('grade_student')} and "grade_student"."grade_role" = ${GradeRole.student})`,
    })
    .from(grade)
    .where(and(running, keyword === '' ? undefined : ilike(grade.gradeName, words)))
    .orderBy(desc(grade.id))
    .limit(MOST_SHOWN);
  const taught = and(
    examinableOfferings(user),
    enabled(offering),
    sql`${offering.offeringState} <> ${OfferingState.ended}`,
  );
  const found = await db
    .select({ id: offering.id, name: offering.offeringName })
    .from(offering)
    .where(and(taught, keyword === '' ? undefined : ilike(offering.offeringName, words)))
    .orderBy(desc(offering.id))
    .limit(MOST_SHOWN);
  const roster =
    found.length === 0
      ? []
      : await rosterOf(
          db,
          found.map(({ id }) => id),
        );
  const sizes = Map.groupBy(roster, ({ offeringId }) => offeringId);
  const runsAll = isStaff(user) && can('exam:manage');
  return {
    grades,
    offerings: found.map((one) => ({ ...one, note: '', count: sizes.get(one.id)?.length ?? 0 })),
    studentCount: runsAll ? await db.$count(orgStudent, boundOf(user.orgNo)) : null,
  };
}

/** The students of classes, as a query. */
export const studentsOf = (gradeIds: readonly string[]): SQL =>
  sql`select ${gradeStudent.userNo} from ${gradeStudent} where ${and(
    inArray(gradeStudent.gradeId, [...gradeIds]),
    enabled(gradeStudent),
    eq(gradeStudent.gradeRole, GradeRole.student),
  )}`;

/** @throws GRADE_GONE for a class that the caller neither runs nor teaches */
export async function addGrades(
  ctx: UserCtx,
  { assessmentId, gradeIds }: { assessmentId: string; gradeIds: string[] },
) {
  const row = await listedAssessment(ctx, assessmentId);
  const wanted = [...new Set(gradeIds)];
  const its = and(inArray(grade.id, wanted), enabled(grade), examinableGrades(ctx.user));
  if ((await ctx.db.$count(grade, its)) < wanted.length) throw fail(GRADE_GONE);
  return addCandidates(ctx, row, studentsOf(wanted), CandidateSource.grade);
}

/** @throws NOT_FOUND for an offering that the caller does not teach */
export async function addOfferings(
  ctx: UserCtx,
  { assessmentId, offeringIds }: { assessmentId: string; offeringIds: string[] },
) {
  const row = await listedAssessment(ctx, assessmentId);
  const wanted = [...new Set(offeringIds)];
  const its = and(inArray(offering.id, wanted), enabled(offering), examinableOfferings(ctx.user));
  if ((await ctx.db.$count(offering, its)) < wanted.length) throw fail(NOT_FOUND, '开课不存在，或者不由你任教');
  const people = sql`select roster.user_no from (${rosterOf(ctx.db, wanted)}) roster (offering_id, user_no)`;
  return addCandidates(ctx, row, people, CandidateSource.offering);
}

export async function addStudents(ctx: UserCtx, { assessmentId }: { assessmentId: string }) {
  const row = await listedAssessment(ctx, assessmentId);
  const { orgNo } = staffOf(ctx.user);
  const people = sql`select ${orgStudent.userNo} from ${orgStudent} where ${boundOf(orgNo)} and ${orgStudent.userNo} is not null`;
  return addCandidates(ctx, row, people, CandidateSource.organization);
}
