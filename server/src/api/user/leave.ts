import * as contract from '#contract/user/leave.ts';
import { settleLeave } from '../../domain/attendance/onLeave.ts';
import { askForLeave, previewLeave } from '../../domain/leave/ask.ts';
import { cancelLeave } from '../../domain/leave/cancel.ts';
import { askedStep, decideLeave, otherApprovers, transferLeave } from '../../domain/leave/decide.ts';
import { leaveQueue, ownLeavePage } from '../../domain/leave/list.ts';
import { touchedLessons } from '../../domain/leave/touched.ts';
import type { UserCtx } from '../../kit/context.ts';
import { eachRow } from '../../kit/eachRow.ts';
import { handle } from '../../kit/handle.ts';

export const preview = handle(contract.preview, previewLeave);

export const apply = handle(contract.apply, async (ctx, wish) => ({ id: await askForLeave(ctx, wish) }));

export const mine = handle(contract.mine, ownLeavePage);

export const cancel = handle(contract.cancel, (ctx, { id }) => cancelLeave(ctx, id));

export const queue = handle(contract.queue, leaveQueue);

export const lessons = handle(contract.lessons, async (ctx, { id }) => {
  const { leave } = await askedStep(ctx, id);
  return { list: (await touchedLessons(ctx.db, leave)).lessons };
});

async function decideOne(ctx: UserCtx, verdict: Parameters<typeof decideLeave>[1]) {
  const leave = await decideLeave(ctx, verdict);
  await settleLeave(ctx, leave);
  return leave;
}

export const decide = handle(contract.decide, async (ctx, verdict) => {
  const { orgNo, userNo, leaveState } = await decideOne(ctx, verdict);
  const { isPassed, auditOpinion } = verdict;
  ctx.changed({ before: { userNo }, after: { isPassed, auditOpinion, leaveState }, orgNo });
  return { id: verdict.id };
});

export const batch = handle(contract.batch, async (ctx, { ids, ...verdict }) => {
  const { done, ...outcome } = await eachRow(ctx.db, ids, (db, id) => decideOne({ ...ctx, db }, { id, ...verdict }));
  ctx.changed({ after: { ...verdict, userNos: done.map(({ userNo }) => userNo) }, orgNo: done[0]?.orgNo });
  return outcome;
});

export const approvers = handle(contract.approvers, async (ctx, { id }) => ({ list: await otherApprovers(ctx, id) }));

export const transfer = handle(contract.transfer, async (ctx, { id, toUserNo, auditOpinion }) => {
  const { orgNo, userNo } = await transferLeave(ctx, id, toUserNo, auditOpinion);
  ctx.changed({ before: { userNo }, after: { toUserNo, auditOpinion }, orgNo });
  return { id };
});
