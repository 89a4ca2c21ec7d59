import * as contract from '#contract/exam/gradeApplyRecord.ts';
import { answerApplies, answerApply, ignoreApplies, withdrawApply } from '../../domain/grades/applications.ts';
import { countApplies, countWaiting, listApplies, ownApplies } from '../../domain/grades/applyList.ts';
import { handle } from '../../kit/handle.ts';

export const page = handle(contract.page, listApplies);

export const audit = handle(contract.audit, async (ctx, { id, ...answer }) => {
  await answerApply(ctx, id, answer);
  return { id };
});

export const batch = handle(contract.batch, (ctx, { ids, ...answer }) => answerApplies(ctx, ids, answer));

export const ignore = handle(contract.ignore, (ctx, { ids }) => ignoreApplies(ctx, ids));

export const tips = handle(contract.tips, async (ctx) => ({ waiting: await countWaiting(ctx) }));

export const summary = handle(contract.summary, (ctx, { gradeId }) => countApplies(ctx, gradeId));

export const mine = handle(contract.mine, ownApplies);

export const withdraw = handle(contract.withdraw, async (ctx, { id }) => {
  await withdrawApply(ctx, id);
  return { id };
});
