import { eq } from 'drizzle-orm';
import { StudentState, onTheRoster } from '#contract/rules/studentStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { NUMBER_TAKEN, STUDENT_BOUND } from '#contract/user/profileFailures.ts';
import type { Db } from '../../db/client.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import { fail } from '../../kit/fail.ts';
import { departmentFor } from '../organization/findDepartment.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import type { Staff } from '../organization/policies.ts';
import type { StudentRow } from './answer.ts';
import { findStudent } from './answer.ts';
import { detach } from './attach.ts';
import type { Claim } from './bind.ts';
import { sameNumber } from './policies.ts';

type Facts = Omit<Claim, 'orgNo'>;

/** Puts a student on the roster. Returns the id. @throws NUMBER_TAKEN, INVALID_INPUT at `departmentId` */
export async function addStudent(db: Db, user: Staff, facts: Facts, now: Date): Promise<string> {
  const { orgNo } = user;
  await oneInOrganization(db, orgNo);
  const departmentId = await departmentFor(db, user, facts.departmentId ?? '');
  await mustBeFreeNumber(db, { orgNo, studentNumber: facts.studentNumber });
  const [row] = await db
    .insert(orgStudent)
    .values({ ...facts, orgNo, departmentId, gmtCreate: wireTime(now), gmtModified: wireTime(now) })
    .returning({ id: orgStudent.id });
  return row!.id;
}

/**
 * Corrects a student of the roster; returns the row as it was. Requests are answered, not edited.
 * @throws NOT_FOUND, NUMBER_TAKEN, STUDENT_BOUND
 */
export async function editStudent(db: Db, user: Staff, id: string, facts: Facts, now: Date): Promise<StudentRow> {
  const { orgNo } = user;
  await oneInOrganization(db, orgNo);
  const before = await findStudent(db, user, id);
  const isRenamed = before.studentName !== facts.studentName || before.studentNumber !== facts.studentNumber;
  if (isRenamed && (before.bindStatus === StudentState.bound || !onTheRoster(before.bindStatus)))
    throw fail(STUDENT_BOUND);
  const departmentId = await departmentFor(db, user, facts.departmentId ?? '', before.departmentId);
  await mustBeFreeNumber(db, { orgNo, studentNumber: facts.studentNumber, id });
  await db
    .update(orgStudent)
    .set({ ...facts, departmentId, gmtModified: wireTime(now) })
    .where(eq(orgStudent.id, id));
  return before;
}

/** Takes a student off the roster; who was bound is free again. Returns the row as it was. @throws NOT_FOUND */
export async function removeStudent(db: Db, user: Staff, id: string): Promise<StudentRow> {
  await oneInOrganization(db, user.orgNo);
  const before = await findStudent(db, user, id);
  await db.delete(orgStudent).where(eq(orgStudent.id, id));
  if (before.bindStatus === StudentState.bound && before.userNo) await detach(db, before.userNo);
  return before;
}

async function mustBeFreeNumber(db: Db, number: { orgNo: string; studentNumber: string; id?: string }): Promise<void> {
  if ((await db.$count(orgStudent, sameNumber(number))) > 0) throw fail(NUMBER_TAKEN);
}
