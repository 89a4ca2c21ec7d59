import { and, desc, eq, inArray } from 'drizzle-orm';
import { isUnpaid, OrderState } from '#contract/rules/orders.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import type { Viewer } from '../catalogue/policies.ts';
import { pointsOf } from '../integral/share.ts';
import { withPoints } from './points.ts';
import type { Pointed } from './points.ts';
import type { Offer, Order, Wish } from './products/kind.ts';
import { kindOf } from './products/table.ts';

/** The states of an order that is open or holds. */
export const liveStates = [
  OrderState.toPay,
  OrderState.failed,
  OrderState.paid,
  OrderState.refunding,
  OrderState.grouping,
];

type Product = Pick<Order, 'productType' | 'productId'>;

/** A product, the coupon that is to be taken off, with whom it is bought, and whether points pay a part. */
type Wanted = Product &
  Partial<Pick<Wish, 'couponId' | 'openGroup' | 'joinGroup' | 'seatCount'>> & { usePoints?: 0 | 1 | undefined };

/** The order of somebody for a product that is open, else the newest that holds. */
async function liveOrder(db: Db, userNo: string, { productType, productId }: Product) {
  const rows = await db
    .select()
    .from(tradeOrder)
    .where(
      and(
        eq(tradeOrder.userNo, userNo),
        eq(tradeOrder.productType, productType),
        eq(tradeOrder.productId, productId),
        inArray(tradeOrder.orderStatus, liveStates),
      ),
    )
    .orderBy(desc(tradeOrder.id))
    .limit(20);
  return rows.find(({ orderStatus }) => isUnpaid(orderStatus)) ?? rows[0];
}

/** What a product costs somebody now, how it would be shared, and whether they can buy it. @throws NOT_FOUND */
export async function offerOf(
  db: Db,
  user: Viewer,
  { couponId, openGroup, joinGroup, seatCount = 1, usePoints = 0, ...product }: Wanted,
  now: Date,
): Promise<Offer & Pointed & { openOrder: Order | undefined }> {
  const held = await liveOrder(db, user.userNo, product);
  const offer = await kindOf(product).offer(
    db,
    user,
    { productId: product.productId, held, couponId, openGroup, joinGroup, seatCount },
    now,
  );
  const openOrder = held && isUnpaid(held.orderStatus) ? held : undefined;
  // What the open order holds comes back when it is replaced.
  const have = (await pointsOf(db, user.userNo)) + (openOrder?.points ?? 0);
  return { ...withPoints(offer, have, usePoints === 1), openOrder };
}

/** What it costs somebody who has nothing to do with it yet and wants nothing taken off. @throws NOT_FOUND */
export async function offerToAnybody(db: Db, user: Viewer, product: Product, now: Date): Promise<Offer & Pointed> {
  return withPoints(await kindOf(product).offer(db, user, bareWish(product, undefined), now), 0, false);
}

/** A product, and nothing else. */
const bareWish = ({ productId }: Product, held: Order | undefined): Wish => ({
  productId,
  held,
  couponId: undefined,
  openGroup: undefined,
  joinGroup: undefined,
  seatCount: 1,
});

/** The coupons to choose from for a product that can be bought. */
export async function couponsOf(db: Db, user: Viewer, product: Product, now: Date) {
  const held = await liveOrder(db, user.userNo, product);
  return (await kindOf(product).coupons?.(db, user, bareWish(product, held), now)) ?? [];
}
