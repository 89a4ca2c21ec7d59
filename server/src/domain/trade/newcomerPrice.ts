import { yuanOf } from '#contract/rules/money.ts';
import { ProductType } from '#contract/rules/orders.ts';
import { PromotionType } from '#contract/rules/promotions.ts';
import type { UserCtx } from '../../kit/context.ts';
import { runningFor } from '../promotion/running.ts';
import { offerOf } from './offer.ts';

/**
 * What a course costs somebody as the first thing that they buy, where that is what they would pay: the offer of the
 * cashier decides it, so that the page of the course never says another price. Most courses have none, which is asked first.
 * @throws NOT_FOUND
 */
export async function newcomerPrice({ db, user, now }: UserCtx, courseId: string) {
  const running = await runningFor(db, courseId, null, now, [PromotionType.newcomer]);
  if (!running) return null;
  const offer = await offerOf(db, user, { productType: ProductType.course, productId: courseId }, now);
  if (offer.standing !== 'buy' || offer.promotionId !== running.id) return null;
  const { promotionName, left, endTime } = running;
  return { promotionName, price: yuanOf(offer.price.paid), left, endTime };
}
