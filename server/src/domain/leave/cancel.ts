import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { LeaveState, LeaveStepState } from '#contract/rules/leave.ts';
import { wireTime } from '#contract/rules/time.ts';
import { LEAVE_OVER } from '#contract/user/leave.ts';
import { leaveSteps } from '#contract/user/transitions.ts';
import { leaveRequest, leaveStep } from '../../db/schema/leave.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { ownLeaves } from './policies.ts';
import { APPROVER_PAGE, leaveText } from './steps.ts';
import type { LeaveRow } from './steps.ts';

/**
 * Takes a leave back: one that waits or has not begun is cancelled, one that runs ends now. Whoever agreed hears of it.
 * @throws NOT_FOUND, LEAVE_DECIDED, LEAVE_OVER
 */
export async function cancelLeave(ctx: UserCtx, id: string): Promise<LeaveRow> {
  const { db, user, now } = ctx;
  const at = wireTime(now);
  const own = and(eq(leaveRequest.id, id), ownLeaves(user.userNo));
  const [before] = await db.select().from(leaveRequest).where(own).for('update');
  if (!before) throw fail(NOT_FOUND);
  const hasPassed = before.leaveState === LeaveState.passed;
  if (hasPassed && before.endsAt <= at) throw fail(LEAVE_OVER);
  const isRunning = hasPassed && before.beginsAt < at;
  const target = { table: leaveRequest, state: 'leaveState', owner: 'userNo', actor: user.userNo, where: own } as const;
  const stamp = { cancelledAt: at, gmtModified: at };
  const after = await takeStep(db, leaveSteps, isRunning ? 'endEarly' : 'cancel', {
    ...target,
    set: isRunning ? { ...stamp, endsAt: at } : stamp,
  });
  await db
    .update(leaveStep)
    .set({ stepState: LeaveStepState.dropped, decidedAt: at })
    .where(and(eq(leaveStep.leaveId, id), eq(leaveStep.stepState, LeaveStepState.waiting)));
  if (hasPassed) {
    const rows = await db.select({ userNo: leaveStep.byUserNo }).from(leaveStep).where(eq(leaveStep.leaveId, id));
    await sendMessage(ctx, {
      to: rows.flatMap(({ userNo }) => userNo ?? []),
      msgType: 'review',
      msgTitle: isRunning ? '学生提前销假' : '学生撤销了请假',
      msgText: leaveText(before),
      msgUrl: APPROVER_PAGE,
    });
  }
  ctx.changed({ before: { endsAt: before.endsAt }, after: { endsAt: after.endsAt }, orgNo: before.orgNo });
  return after;
}
