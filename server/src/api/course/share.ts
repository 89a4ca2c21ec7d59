import * as contract from '#contract/course/share.ts';
import { earnByShare, pointsOf } from '../../domain/integral/share.ts';
import { handle } from '../../kit/handle.ts';

export const integralEarn = handle(contract.integralEarn, async (ctx, target) => {
  const { userNo } = ctx.user;
  const earned = await earnByShare(ctx.db, userNo, target, ctx.now);
  return { earned, isFirst: earned > 0 ? (1 as const) : (0 as const), total: await pointsOf(ctx.db, userNo) };
});
