import * as contract from '#contract/course/share.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { earnByShare, pointsOf } from '../../domain/integral/share.ts';
import { GUEST } from '../../domain/media/token.ts';
import { posterLinks } from '../../domain/posters/poster.ts';
import { agentCode } from '../../domain/site/recommended.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

export const integralEarn = handle(contract.integralEarn, async (ctx, target) => {
  const { userNo } = ctx.user;
  const earned = await earnByShare(ctx.db, userNo, target, ctx.now);
  return { earned, isFirst: earned > 0 ? (1 as const) : (0 as const), total: await pointsOf(ctx.db, userNo) };
});

export const poster = handle(contract.poster, async (ctx, { targetType, targetId }) => {
  const owner = (await ctx.visitor())?.userNo ?? GUEST;
  const referralCode = owner === GUEST ? undefined : await agentCode(ctx.db, owner);
  const links = await posterLinks(ctx, { subject: targetType, id: targetId, owner, referralCode });
  if (!links) throw fail(NOT_FOUND);
  return links;
});
