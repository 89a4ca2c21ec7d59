import { yuanOf } from '#contract/rules/money.ts';
import { PromotionType } from '#contract/rules/promotions.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as contract from '#contract/trade/promotion.ts';
import { promotionPage } from '../../domain/promotion/list.ts';
import { runningFor } from '../../domain/promotion/running.ts';
import { newcomerPrice } from '../../domain/trade/newcomerPrice.ts';
import { handle } from '../../kit/handle.ts';

export const ofCourse = handle(contract.ofCourse, async ({ db, now }, { courseId }) => {
  const [found, group] = await Promise.all([
    runningFor(db, courseId, null, now),
    runningFor(db, courseId, null, now, [PromotionType.group]),
  ]);
  return {
    promotion: found
      ? { promotionName: found.promotionName, price: yuanOf(found.price), left: found.left, endTime: found.endTime }
      : null,
    group: group
      ? { promotionId: group.id, price: yuanOf(group.price), groupSize: group.groupSize!, left: group.left }
      : null,
    now: wireTime(now),
  };
});

export const newcomer = handle(contract.newcomer, async (ctx, { courseId }) => ({
  promotion: await newcomerPrice(ctx, courseId),
}));

export const list = handle(contract.list, (ctx, input) => promotionPage(ctx.db, input, ctx.now));
