import * as contract from '#contract/live/sign.ts';
import { answerRoll, callRoll, endRoll } from '../../domain/live/signs.ts';
import { handle } from '../../kit/handle.ts';

export const open = handle(contract.open, async (ctx, { periodId, minutes }) => ({
  closesAt: await callRoll(ctx, periodId, minutes),
}));

export const close = handle(contract.close, async (ctx, { periodId }) => {
  await endRoll(ctx, periodId);
  return {};
});

export const sign = handle(contract.sign, (ctx, { periodId }) => answerRoll(ctx, periodId));
