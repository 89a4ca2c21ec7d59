import { and, eq, inArray } from 'drizzle-orm';
import type { Failure } from '#contract/kit/errors.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { ORDER_MINUTES, OrderState } from '#contract/rules/orders.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import * as failures from '#contract/trade/failures.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { fail } from '../../kit/fail.ts';
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
import type { Order, Together } from './products/kind.ts';
import type { Wished } from './products/table.ts';
import { kindOf, wishedProduct } from './products/table.ts';
import { isSame } from './sameOrder.ts';

interface Wish extends Wished {
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
  const { product, price, share, standing, openOrder, ...offer } = await offerOf(
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
  if (standing !== 'buy') throw fail(refusals[standing]);
  if (price.paid !== wish.price) throw fail(failures.PRICE_CHANGED, undefined, { price: yuanOf(price.paid) });
  if (openOrder) {
    const isOverdue = openOrder.expiresAt <= wireTime(now);
    if (openOrder.pricePaid === price.paid && !isOverdue && isSame(openOrder, offer)) return openOrder.orderNo;
    await holdPlaces(db, [openOrder, { groupId: offer.group?.groupId ?? null, promotionId: offer.promotionId }]);
    await closeOrder(db, openOrder.id, isOverdue ? 'overdue' : 'replaced', now);
  }
  await closeRivals(db, userNo, wanted, now);
  const { subsidy } = offer;
  const commission = await commissionTerms(db, userNo, { ...share, pricePaid: price.paid, subsidy }, now);
  const at = wireTime(now);
  const { group } = offer;
  const groupId = group && (await placeIn(db, userNo, group, now));
  const overdue = wireTimeIn(now, ORDER_MINUTES * 60);
  const [order] = await db
    .insert(tradeOrder)
    .values({
      ...share,
      ...commission,
      gmtCreate: at,
      gmtModified: at,
      orderNo: await stampedNumber(db, now, 4),
      userNo,
      ...wanted,
      productName: product.productName,
      orgNo: offer.orgNo,
      lecturerUserNo: offer.lecturerUserNo,
      vipTerms: offer.vipTerms,
      programTerms: offer.programTerms,
      isVipPrice: offer.isVipPrice,
      promotionId: offer.promotionId,
      groupId,
      seatCount: offer.seats?.seatCount ?? null,
      seatOrgNo: offer.seats?.seatOrgNo ?? null,
      couponId: offer.couponId,
      subsidy,
      points: offer.points,
      pointsOff: offer.pointsOff,
      isNewcomer: offer.isNewcomer,
      pricePayable: price.payable,
      pricePaid: price.paid,
      priceLines: [...price.lines],
      requestKey: wish.requestKey,
      // A group does not wait for who has not paid.
      expiresAt: group && group.expiresAt < overdue ? group.expiresAt : overdue,
    })
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

const refusals: Record<'own' | 'held' | 'removed' | 'free' | 'gone' | 'covered', Failure> = {
  own: failures.OWN_PRODUCT,
  held: failures.ALREADY_BOUGHT,
  removed: failures.ALREADY_BOUGHT,
  free: failures.FREE_PRODUCT,
  gone: failures.NOT_FOR_SALE,
  covered: failures.VIP_WORTH_MORE,
};
