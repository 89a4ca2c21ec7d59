import { and, eq, ne } from 'drizzle-orm';
import { ALREADY_DONE, NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import { userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { sendMessage } from '../messages/send.ts';
import { mayActOn } from './personActs.ts';

interface Standing {
  userNo: string;
  isRecommended: 0 | 1;
  reason: string;
}

const told = {
  1: { msgTitle: '你有推荐资格了', note: '别人由你的链接注册、付款以后，你得到佣金', msgUrl: '/account/recommend' },
  0: {
    msgTitle: '你的推荐资格收回了',
    note: '已经下单的，佣金照算；以后的订单不再算给你',
    msgUrl: '/account/recommend/commission',
  },
} as const;

/**
 * Lets somebody recommend others, or no longer. What was ordered before keeps the commission that was fixed then.
 * @throws NOT_FOUND, ALREADY_DONE, NOT_YOURSELF
 */
export async function setPromoter(ctx: UserCtx, { userNo, isRecommended, reason }: Standing): Promise<void> {
  await mayActOn(ctx, userNo);
  const changed = await ctx.db
    .update(userExt)
    .set({ isRecommended, gmtModified: wireTime(ctx.now) })
    .where(and(eq(userExt.userNo, userNo), ne(userExt.isRecommended, isRecommended)))
    .returning({ id: userExt.id });
  if (changed.length === 0) {
    throw fail((await ctx.db.$count(userExt, eq(userExt.userNo, userNo))) > 0 ? ALREADY_DONE : NOT_FOUND);
  }
  const { note, ...message } = told[isRecommended];
  await sendMessage(ctx, { to: [userNo], msgType: 'system', ...message, msgText: `${note}。原因：${reason}` });
  ctx.changed({ before: { isRecommended: 1 - isRecommended }, after: { userNo, isRecommended, reason } });
}
