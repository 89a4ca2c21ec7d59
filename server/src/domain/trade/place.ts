import { and, eq } from 'drizzle-orm';
import type { Failure } from '#contract/kit/errors.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { ORDER_MINUTES, ProductType } from '#contract/rules/orders.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { ALREADY_BOUGHT, FREE_PRODUCT, NOT_FOR_SALE, OWN_PRODUCT, PRICE_CHANGED } from '#contract/trade/failures.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { fail } from '../../kit/fail.ts';
import type { Viewer } from '../catalogue/policies.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { closeOrder } from './close.ts';
import { happened } from './events.ts';
import { stampedNumber } from './numbers.ts';
import { offerOf } from './offer.ts';

interface Wish {
  courseId: string;
  /** Cents, as the buyer saw them. */
  price: number;
  requestKey: string;
}

/**
 * Orders a course at its price of this moment. Pressed twice or in two tabs it is one order; an open one of another price
 * is replaced, because the buyer agreed to this price.
 * @returns the number of the order
 * @throws PRICE_CHANGED with the price, ALREADY_BOUGHT, OWN_PRODUCT, FREE_PRODUCT, NOT_FOR_SALE, NOT_FOUND
 */
export async function placeOrder(db: Db, user: Viewer, wish: Wish, now: Date): Promise<string> {
  const { userNo } = user;
  await oneAtATime(db, userNo);
  const [pressed] = await db
    .select({ orderNo: tradeOrder.orderNo })
    .from(tradeOrder)
    .where(and(eq(tradeOrder.userNo, userNo), eq(tradeOrder.requestKey, wish.requestKey)));
  if (pressed) return pressed.orderNo;
  const { course, price, share, standing, openOrder } = await offerOf(db, user, wish.courseId, now);
  if (standing !== 'buy') throw fail(refusals[standing]);
  if (price.paid !== wish.price) throw fail(PRICE_CHANGED, undefined, { price: yuanOf(price.paid) });
  if (openOrder) {
    const isOverdue = openOrder.expiresAt <= wireTime(now);
    if (openOrder.pricePaid === price.paid && !isOverdue) return openOrder.orderNo;
    await closeOrder(db, openOrder.id, isOverdue ? 'overdue' : 'replaced', now);
  }
  const at = wireTime(now);
  const [order] = await db
    .insert(tradeOrder)
    .values({
      ...share,
      gmtCreate: at,
      gmtModified: at,
      orderNo: await stampedNumber(db, now, 4),
      userNo,
      productType: ProductType.course,
      productId: course.id,
      productName: course.courseName,
      orgNo: course.orgNo,
      lecturerUserNo: course.lecturerUserNo,
      pricePayable: price.payable,
      pricePaid: price.paid,
      priceLines: [...price.lines],
      requestKey: wish.requestKey,
      expiresAt: wireTimeIn(now, ORDER_MINUTES * 60),
    })
    .returning();
  await happened(db, { order: order!, event: 'placed', actorUserNo: userNo }, now);
  return order!.orderNo;
}

const refusals: Record<'own' | 'held' | 'removed' | 'free' | 'gone', Failure> = {
  own: OWN_PRODUCT,
  held: ALREADY_BOUGHT,
  removed: ALREADY_BOUGHT,
  free: FREE_PRODUCT,
  gone: NOT_FOR_SALE,
};
