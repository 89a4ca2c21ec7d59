import { yuanOf } from '#contract/rules/money.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as contract from '#contract/trade/promotion.ts';
import { promotionPage } from '../../domain/promotion/list.ts';
import { runningFor } from '../../domain/promotion/running.ts';
import { handle } from '../../kit/handle.ts';

export const ofCourse = handle(contract.ofCourse, async ({ db, now }, { courseId }) => {
  const found = await runningFor(db, courseId, null, now);
  if (!found) return { promotion: null, now: wireTime(now) };
  const { promotionName, price, left, endTime } = found;
  return { promotion: { promotionName, price: yuanOf(price), left, endTime }, now: wireTime(now) };
});

export const list = handle(contract.list, (ctx, input) => promotionPage(ctx.db, input, ctx.now));
