import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import { BOUND_ELSEWHERE, NUMBER_TAKEN } from '#contract/user/profileFailures.ts';
import type { Db } from '../../db/client.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import { fail } from '../../kit/fail.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import type { Staff } from '../organization/policies.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { attach, isHeldByOther, schoolOf } from './attach.ts';
import { reachableStudents, sameNumber } from './policies.ts';
import { mustBeAt, takeStep } from '../../kit/transition.ts';
import { bindingSteps } from '#contract/user/transitions.ts';
import { StudentState } from '#contract/rules/studentStates.ts';

export type StudentRow = typeof orgStudent.$inferSelect;

interface Answer {
  id: string;
  bindStatus: 1 | 3;
  bindOpinion: string;
}

/**
 * Answers a request; of two who answer at once, one wins. Passing takes the free seat with that number off the roster,
 * so that the student is on it once. Returns the request as it was.
 * @throws NOT_FOUND, ALREADY_ANSWERED, NUMBER_TAKEN, BOUND_ELSEWHERE
 */
export async function answerRequest(db: Db, user: Staff, answer: Answer, now: Date): Promise<StudentRow> {
  const { id, bindStatus, bindOpinion } = answer;
  await holdAsker(db, user, id);
  await oneInOrganization(db, user.orgNo);
  const request = await findStudent(db, user, id);
  const step = bindStatus === StudentState.bound ? 'pass' : 'refuse';
  mustBeAt(bindingSteps, step, request.bindStatus);
  const seat = bindStatus === StudentState.bound ? await giveSeat(db, request) : {};
  const at = wireTime(now);
  await takeStep(db, bindingSteps, step, {
    table: orgStudent,
    state: 'bindStatus',
    where: eq(orgStudent.id, id),
    set: { ...seat, bindOpinion, bindTime: at, gmtModified: at },
  });
  return request;
}

/** The asker may be asking another school at this moment; the order of locks is that of `claimSeat`. */
async function holdAsker(db: Db, user: Staff, id: string): Promise<void> {
  const asked = and(eq(orgStudent.id, id), reachableStudents(user));
  const [row] = await db.select({ userNo: orgStudent.userNo }).from(orgStudent).where(asked);
  if (row?.userNo) await oneAtATime(db, row.userNo);
}

/** The row of a student that the caller's role reaches. @throws NOT_FOUND */
export async function findStudent(db: Db, user: Staff, id: string): Promise<StudentRow> {
  const [row] = await db
    .select()
    .from(orgStudent)
    .where(and(eq(orgStudent.id, id), reachableStudents(user)))
    .for('update');
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/** What the request takes over from the seat on the roster. */
async function giveSeat(db: Db, request: StudentRow): Promise<Partial<StudentRow>> {
  const { orgNo, studentNumber } = request;
  const userNo = request.userNo!;
  const school = await schoolOf(db, userNo);
  if (school !== null && school !== orgNo) throw fail(BOUND_ELSEWHERE);
  const [seat] = await db.select().from(orgStudent).where(sameNumber(request));
  const isTaken = seat !== undefined && seat.bindStatus !== StudentState.onRoster;
  if (isTaken || (await isHeldByOther(db, { userNo, orgNo, studentNumber }))) throw fail(NUMBER_TAKEN);
  if (seat) await db.delete(orgStudent).where(eq(orgStudent.id, seat.id));
  await attach(db, { userNo, orgNo, studentNumber });
  return {
    departmentId: seat?.departmentId ?? request.departmentId,
    major: seat?.major || request.major,
    className: seat?.className || request.className,
    entryYear: seat?.entryYear ?? request.entryYear,
    // undoing the import names who took its seat
    importId: seat?.importId ?? null,
  };
}
