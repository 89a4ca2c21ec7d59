import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Action } from '#contract/rules/actions.ts';
import { Approver, LeaveStepState } from '#contract/rules/leave.ts';
import { GradeRole } from '#contract/rules/school.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { gradeStudent } from '../../db/schema/grade.ts';
import { leaveRequest, leaveStep } from '../../db/schema/leave.ts';
import type { SessionUser } from '../../kit/context.ts';
import { isStaff } from '../organization/policies.ts';

const qb = new QueryBuilder();
const APPROVE: Action = 'leave:approve';

/** A learner's own requests. */
export const ownLeaves = (userNo: string) => and(eq(leaveRequest.userNo, userNo), enabled(leaveRequest));

/** Whoever may have an opinion at all: lecturers on their classes and on what they are handed, staff by action code. */
export const mayApprove = (user: SessionUser): boolean =>
  user.userType === UserType.lecturer || (isStaff(user) && user.actions.has(APPROVE));

const ledGrades = (userNo: string) =>
  qb
    .select({ id: gradeStudent.gradeId })
    .from(gradeStudent)
    .where(and(eq(gradeStudent.userNo, userNo), eq(gradeStudent.gradeRole, GradeRole.teacher), enabled(gradeStudent)));

/** Of steps joined with their request: those that ask this person, by name or for the place they hold. */
export function askedOf(user: SessionUser): SQL | undefined {
  if (!mayApprove(user)) return sql`false`;
  const byName = eq(leaveStep.approverUserNo, user.userNo);
  const ofClass = and(
    isNull(leaveStep.approverUserNo),
    eq(leaveStep.approver, Approver.classTeacher),
    inArray(leaveRequest.gradeId, ledGrades(user.userNo)),
  );
  const ofStaff = and(
    isNull(leaveStep.approverUserNo),
    eq(leaveStep.approver, Approver.staff),
    eq(leaveRequest.orgNo, user.orgNo ?? '0'),
  );
  // a step by name stays within the school of whoever acts for one
  return isStaff(user) ? and(eq(leaveRequest.orgNo, user.orgNo), or(byName, ofStaff)) : or(byName, ofClass);
}

/** What waits for this person. */
export const waitsFor = (user: SessionUser): SQL | undefined =>
  and(eq(leaveStep.stepState, LeaveStepState.waiting), askedOf(user));

/** What this person decided, in the school they act for. */
export const decidedBy = (user: SessionUser): SQL | undefined =>
  mayApprove(user)
    ? and(eq(leaveStep.byUserNo, user.userNo), isStaff(user) ? eq(leaveRequest.orgNo, user.orgNo) : undefined)
    : sql`false`;

/** Whether a file proves a leave on which this person has or had an opinion. */
export async function isLeaveProof(db: Db, user: SessionUser, url: string): Promise<boolean> {
  const step = db
    .select({ one: sql`1` })
    .from(leaveStep)
    .where(and(eq(leaveStep.leaveId, leaveRequest.id), or(waitsFor(user), decidedBy(user))));
  const where = and(sql`${leaveRequest.proofs} @> array[${url}]`, enabled(leaveRequest), exists(step));
  return (await db.$count(leaveRequest, where)) > 0;
}
