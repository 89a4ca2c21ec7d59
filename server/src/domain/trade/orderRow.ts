import { ORDER_MINUTES } from '#contract/rules/orders.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { tradeOrder } from '../../db/schema/trade.ts';
import type { Terms } from './commission.ts';
import type { Pointed } from './points.ts';
import type { Offer, Order } from './products/kind.ts';

type Made = Offer & Pointed;

/** What an order has that the same offer to somebody else has not. */
interface Own {
  userNo: string;
  requestKey: string;
  orderNo: string;
  groupId: string | null;
  commission: Terms;
}

/** As much of an offer as says who gets how much of its price. */
export const soldBy = ({ share, price, subsidy }: Made) => ({ ...share, pricePaid: price.paid, subsidy });

/** An order as it is written, everything fixed that made its price. */
export function orderRow(
  { commission, ...own }: Own,
  wanted: Pick<Order, 'productType' | 'productId'>,
  offer: Made,
  now: Date,
): typeof tradeOrder.$inferInsert {
  const { product, price, share, group, seats } = offer;
  const at = wireTime(now);
  const overdue = wireTimeIn(now, ORDER_MINUTES * 60);
  return {
    ...share,
    ...commission,
    ...own,
    ...wanted,
    gmtCreate: at,
    gmtModified: at,
    productName: product.productName,
    orgNo: offer.orgNo,
    lecturerUserNo: offer.lecturerUserNo,
    vipTerms: offer.vipTerms,
    programTerms: offer.programTerms,
    isVipPrice: offer.isVipPrice,
    promotionId: offer.promotionId,
    seatCount: seats?.seatCount ?? null,
    seatOrgNo: seats?.seatOrgNo ?? null,
    couponId: offer.couponId,
    subsidy: offer.subsidy,
    points: offer.points,
    pointsOff: offer.pointsOff,
    isNewcomer: offer.isNewcomer,
    pricePayable: price.payable,
    pricePaid: price.paid,
    priceLines: [...price.lines],
    // A group does not wait for who has not paid.
    expiresAt: group && group.expiresAt < overdue ? group.expiresAt : overdue,
  };
}
