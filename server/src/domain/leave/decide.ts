import { and, asc, eq, ne } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { Approver, chainOf, leaveDays } from '#contract/rules/leave.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { CANNOT_APPROVE, OWN_LEAVE } from '#contract/user/leave.ts';
import { leaveSteps, leaveStepSteps } from '#contract/user/transitions.ts';
import { enabled } from '../../db/enabled.ts';
import { leaveRequest, leaveStep } from '../../db/schema/leave.ts';
import { userExt, userIdentity } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { schoolName } from '../school/lessonFacts.ts';
import { askedOf } from './policies.ts';
import { askNext, leaveText } from './steps.ts';
import type { LeaveRow } from './steps.ts';

interface Verdict {
  id: string;
  isPassed: 0 | 1;
  auditOpinion: string;
}

/**
 * Gives an opinion on a leave. The last one that agrees passes it, the first that does not refuses it; the learner
 * hears of both. Returns the leave as it is now. @throws NOT_FOUND, OWN_LEAVE, LEAVE_DECIDED
 */
export async function decideLeave(ctx: UserCtx, { id, isPassed, auditOpinion }: Verdict): Promise<LeaveRow> {
  const { db, user } = ctx;
  const { step, leave } = await askedStep(ctx, id);
  await close(ctx, id, isPassed === 1 ? 'pass' : 'refuse', auditOpinion);
  const chain = chainOf(leaveDays(leave.beginsAt, leave.endsAt), step.approver === Approver.classTeacher);
  const next = chain[chain.indexOf(step.approver) + 1];
  if (isPassed === 1 && next !== undefined) {
    await askNext(ctx, leave, { seq: step.seq + 1, approver: next });
    return leave;
  }
  const decided = await takeStep(db, leaveSteps, isPassed === 1 ? 'pass' : 'refuse', {
    table: leaveRequest,
    state: 'leaveState',
    owner: 'userNo',
    actor: user.userNo,
    where: eq(leaveRequest.id, leave.id),
    set: { gmtModified: wireTime(ctx.now) },
  });
  await sendMessage(ctx, {
    to: [leave.userNo],
    msgType: 'review',
    msgTitle: isPassed === 1 ? '请假通过了' : '请假没有通过',
    msgText: [leaveText(leave), auditOpinion].filter(Boolean).join('。'),
    msgUrl: '/account/leave',
  });
  return decided;
}

/** Hands a step on to somebody by name, who hears of it. @throws NOT_FOUND, OWN_LEAVE, LEAVE_DECIDED, CANNOT_APPROVE */
export async function transferLeave(ctx: UserCtx, id: string, to: string, note: string): Promise<LeaveRow> {
  const { step, leave } = await askedStep(ctx, id);
  const able = await ctx.db
    .select({ userNo: userIdentity.userNo })
    .from(userIdentity)
    .where(and(othersWhoMay(ctx, leave), eq(userIdentity.userNo, to)))
    .limit(1);
  if (able.length === 0) throw fail(CANNOT_APPROVE);
  await close(ctx, id, 'transfer', note);
  await askNext(ctx, leave, { seq: step.seq + 1, approver: step.approver, approverUserNo: to });
  return leave;
}

/** Most of the teachers of a school; nobody chooses out of more. */
const CHOICES = 300;

/** To whom a step may be handed. @throws NOT_FOUND */
export async function otherApprovers(ctx: UserCtx, id: string) {
  const { leave } = await askedStep(ctx, id);
  return ctx.db
    .selectDistinct({ userNo: userIdentity.userNo, approverName: schoolName })
    .from(userIdentity)
    .innerJoin(userExt, eq(userExt.userNo, userIdentity.userNo))
    .where(othersWhoMay(ctx, leave))
    .orderBy(asc(schoolName), asc(userIdentity.userNo))
    .limit(CHOICES);
}

/** The lecturers of the school, but neither whoever asks nor whoever is asked. */
const othersWhoMay = ({ user }: UserCtx, leave: LeaveRow) =>
  and(
    eq(userIdentity.orgNo, leave.orgNo),
    eq(userIdentity.userType, UserType.lecturer),
    enabled(userIdentity),
    ne(userIdentity.userNo, leave.userNo),
    ne(userIdentity.userNo, user.userNo),
  );

/** A step that asks this person, or did. @throws NOT_FOUND, OWN_LEAVE */
export async function askedStep(ctx: UserCtx, id: string) {
  const { db, user } = ctx;
  const [row] = await db
    .select({ step: leaveStep, leave: leaveRequest })
    .from(leaveStep)
    .innerJoin(leaveRequest, eq(leaveRequest.id, leaveStep.leaveId))
    .where(and(eq(leaveStep.id, id), enabled(leaveRequest), askedOf(user)));
  if (!row) throw fail(NOT_FOUND);
  if (row.leave.userNo === user.userNo) throw fail(OWN_LEAVE);
  return row;
}

const close = (
  { db, user, now }: UserCtx,
  id: string,
  as: 'pass' | 'refuse' | 'transfer',
  opinion: string,
): Promise<unknown> =>
  takeStep(db, leaveStepSteps, as, {
    table: leaveStep,
    state: 'stepState',
    where: eq(leaveStep.id, id),
    set: { opinion, byUserNo: user.userNo, decidedAt: wireTime(now) },
  });
