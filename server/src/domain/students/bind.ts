import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { BIND_TRIES_A_DAY, StudentState } from '#contract/rules/studentStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ALREADY_BOUND, BIND_TRIES } from '#contract/user/profileFailures.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgDepartment, orgStudent } from '../../db/schema/organization.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { fail } from '../../kit/fail.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { wrong } from '../profile/chosen.ts';
import { countUp } from '../../kit/counter.ts';
import { attach, isHeldByOther, schoolOf } from './attach.ts';
import { ownBinding, sameNumber } from './policies.ts';

export interface Claim {
  orgNo: string;
  studentName: string;
  studentNumber: string;
  departmentId: string | null;
  major: string;
  className: string;
  entryYear: number | null;
}

/** Schools and training organizations keep rosters, enterprises do not. */
export const keepsRoster = and(inArray(orgInfo.orgType, [3, 4]), enabled(orgInfo));

const DAY = 86_400;

/** Counts a try before anything is looked up, so that nobody tries out a roster. @throws BIND_TRIES */
export async function countTry(db: Db, userNo: string, now: Date): Promise<void> {
  const { count } = await countUp(db, ['bindSchool', userNo], { seconds: DAY }, now);
  if (count > BIND_TRIES_A_DAY) throw fail(BIND_TRIES);
}

/**
 * Binds a person to a school. Number and name as the roster has them: bound at once; anything else waits for the
 * school, which is told nothing it did not know. What waited or was refused before is replaced.
 * @throws NOT_FOUND, ALREADY_BOUND, INVALID_INPUT at `departmentId`
 */
export async function claimSeat(db: Db, userNo: string, claim: Claim, now: Date): Promise<1 | 2> {
  const { orgNo, studentNumber } = claim;
  if ((await db.$count(orgInfo, and(eq(orgInfo.orgNo, orgNo), keepsRoster))) === 0) throw fail(NOT_FOUND);
  await checkDepartment(db, orgNo, claim.departmentId);
  await oneAtATime(db, userNo);
  await mustBeFree(db, userNo, orgNo);
  await oneInOrganization(db, orgNo);
  await db.delete(orgStudent).where(and(ownBinding(userNo), gte(orgStudent.bindStatus, StudentState.asks)));
  if (await takeSeat(db, userNo, claim, now)) {
    await attach(db, { userNo, orgNo, studentNumber });
    return StudentState.bound;
  }
  await db.insert(orgStudent).values({ ...claim, userNo, bindStatus: StudentState.asks, gmtCreate: wireTime(now) });
  return StudentState.asks;
}

async function mustBeFree(db: Db, userNo: string, orgNo: string): Promise<void> {
  const school = await schoolOf(db, userNo);
  const bound = await db.$count(orgStudent, and(ownBinding(userNo), eq(orgStudent.bindStatus, StudentState.bound)));
  if (bound > 0 || (school !== null && school !== orgNo)) throw fail(ALREADY_BOUND);
}

/** Whether the roster had exactly this free seat; the condition keeps a second one out. */
async function takeSeat(db: Db, userNo: string, claim: Claim, now: Date): Promise<boolean> {
  const { orgNo, studentName, studentNumber, departmentId, major, className, entryYear } = claim;
  if (await isHeldByOther(db, { userNo, orgNo, studentNumber })) return false;
  const free = and(
    sameNumber(claim),
    eq(orgStudent.studentName, studentName),
    eq(orgStudent.bindStatus, StudentState.onRoster),
    isNull(orgStudent.userNo),
  );
  const taken = await db
    .update(orgStudent)
    .set({
      userNo,
      bindStatus: StudentState.bound,
      bindTime: wireTime(now),
      // what the school has written down stands
      departmentId: sql`coalesce(${orgStudent.departmentId}, ${departmentId}::bigint)`,
      major: sql`coalesce(nullif(${orgStudent.major}, ''), ${major})`,
      className: sql`coalesce(nullif(${orgStudent.className}, ''), ${className})`,
      entryYear: sql`coalesce(${orgStudent.entryYear}, ${entryYear}::smallint)`,
    })
    .where(free)
    .returning({ id: orgStudent.id });
  return taken.length > 0;
}

/** @throws INVALID_INPUT when the organization has no such department */
export async function checkDepartment(db: Db, orgNo: string, departmentId: string | null): Promise<void> {
  if (departmentId === null) return;
  const its = and(eq(orgDepartment.id, departmentId), eq(orgDepartment.orgNo, orgNo), enabled(orgDepartment));
  if ((await db.$count(orgDepartment, its)) === 0) throw wrong('departmentId', '部门不存在或已被删除，请重新选择');
}
