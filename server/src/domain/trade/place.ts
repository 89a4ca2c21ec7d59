import { and, eq, inArray } from 'drizzle-orm';
import type { Failure } from '#contract/kit/errors.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as failures from '#contract/trade/failures.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { fail } from '../../kit/fail.ts';
import type { CallFailure } from '../../kit/fail.ts';
import type { Viewer } from '../catalogue/policies.ts';
import { spendPoints } from '../integral/spend.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { joinGroup, openGroup } from '../promotion/groups.ts';
import { holdPlaces } from '../promotion/holdPlaces.ts';
import { takeSeat } from '../promotion/running.ts';
import { closeOrder } from './close.ts';
import { commissionTerms } from './commission.ts';
import { happened } from './events.ts';
import { stampedNumber } from './numbers.ts';
import { offerOf } from './offer.ts';
import { orderRow, soldBy } from './orderRow.ts';
import type { Offer, Order, Together } from './products/kind.ts';
import type { Wished } from './products/table.ts';
import { kindOf, wishedProduct } from './products/table.ts';
import { isSame } from './sameOrder.ts';

export interface Wish extends Wished {
  /** Cents, as the buyer saw them. */
  price: number;
  requestKey: string;
  couponId?: string | undefined;
  openGroup?: string | undefined;
  joinGroup?: string | undefined;
  seatCount?: number;
  /** 1: points pay what they may. */
  usePoints?: 0 | 1;
}

/**
 * Orders something at its price of this moment. Pressed twice or in two tabs it is one order; an open one of another price
 * is replaced, because the buyer agreed to this price.
 * @returns the number of the order
 * @throws PRICE_CHANGED with the price, SOLD_OUT, GROUP_OVER, GROUP_NOT_OPEN, ALREADY_BOUGHT, OWN_PRODUCT, FREE_PRODUCT, NOT_FOR_SALE,
 *   VIP_WORTH_MORE, NOT_FOUND
 */
export async function placeOrder(db: Db, user: Viewer, wish: Wish, now: Date): Promise<string> {
  const { userNo } = user;
  await oneAtATime(db, userNo);
  const [pressed] = await db
    .select({ orderNo: tradeOrder.orderNo })
    .from(tradeOrder)
    .where(and(eq(tradeOrder.userNo, userNo), eq(tradeOrder.requestKey, wish.requestKey)));
  if (pressed) return pressed.orderNo;
  const wanted = wishedProduct(wish);
  const { openOrder, ...offer } = await offerOf(
    db,
    user,
    {
      ...wanted,
      couponId: wish.couponId,
      openGroup: wish.openGroup,
      joinGroup: wish.joinGroup,
      seatCount: wish.seatCount ?? 1,
      usePoints: wish.usePoints,
    },
    now,
  );
  const refusal = refusalOf(offer, wish);
  if (refusal) throw refusal;
  if (openOrder) {
    const isOverdue = openOrder.expiresAt <= wireTime(now);
    if (openOrder.pricePaid === offer.price.paid && !isOverdue && isSame(openOrder, offer)) return openOrder.orderNo;
    await holdPlaces(db, [openOrder, { groupId: offer.group?.groupId ?? null, promotionId: offer.promotionId }]);
    await closeOrder(db, openOrder.id, isOverdue ? 'overdue' : 'replaced', now);
  }
  await closeRivals(db, userNo, wanted, now);
  const commission = await commissionTerms(db, userNo, soldBy(offer), now);
  const { group } = offer;
  const groupId = group && (await placeIn(db, userNo, group, now));
  const orderNo = await stampedNumber(db, now, 4);
  const own = { userNo, requestKey: wish.requestKey, orderNo, groupId, commission };
  const [order] = await db
    .insert(tradeOrder)
    .values(orderRow(own, wanted, offer, now))
    .returning();
  await spendPoints(db, order!, now);
  await happened(db, { order: order!, event: 'placed', actorUserNo: userNo }, now);
  // The stock is one row for all buyers: it is held as short as can be.
  if (offer.promotionId !== null) await takeSeat(db, offer.promotionId, now);
  return order!.orderNo;
}

/** Of things that depend on each other, as tiers of membership do, somebody has one open order: the newest wish. */
async function closeRivals(db: Db, userNo: string, { productType }: Pick<Order, 'productType'>, now: Date) {
  if (!kindOf({ productType }).isOneOpen) return;
  const rivals = and(eq(tradeOrder.userNo, userNo), eq(tradeOrder.productType, productType), isOpen);
  for (const { id } of await db.select({ id: tradeOrder.id }).from(tradeOrder).where(rivals))
    await closeOrder(db, id, 'replaced', now);
}

const isOpen = inArray(tradeOrder.orderStatus, [OrderState.toPay, OrderState.failed]);

/** A place in the group that is joined, or in one that is opened. @throws GROUP_OVER */
async function placeIn(db: Db, userNo: string, group: Together, now: Date): Promise<string> {
  if (group.groupId === null) return openGroup(db, userNo, group, now);
  await joinGroup(db, group.groupId, now);
  return group.groupId;
}

/** Why it is not for this buyer, or not at the price that they saw. */
export function refusalOf(
  { standing, price }: Pick<Offer, 'standing' | 'price'>,
  wish: Pick<Wish, 'price'>,
): CallFailure | undefined {
  if (standing !== 'buy') return fail(refusals[standing]);
  if (price.paid === wish.price) return undefined;
  return fail(failures.PRICE_CHANGED, undefined, { price: yuanOf(price.paid) });
}

const refusals: Record<'own' | 'held' | 'removed' | 'free' | 'gone' | 'covered', Failure> = {
  own: failures.OWN_PRODUCT,
  held: failures.ALREADY_BOUGHT,
  removed: failures.ALREADY_BOUGHT,
  free: failures.FREE_PRODUCT,
  gone: failures.NOT_FOR_SALE,
  covered: failures.VIP_WORTH_MORE,
};
