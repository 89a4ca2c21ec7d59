import { isDeepStrictEqual } from 'node:util';
import type { Pointed } from './points.ts';
import type { Offer, Order } from './products/kind.ts';

type MadeOf = Pick<Order, 'promotionId' | 'couponId' | 'vipTerms' | 'programTerms'>;

/** What an order holds beside that, and what an offer would. */
type HeldBy = Pick<Order, 'groupId' | 'seatCount' | 'seatOrgNo' | 'points'>;
type HeldOf = Pick<Offer, 'group' | 'seats'> & Pick<Pointed, 'points'>;

/** An open order of the same price is the same only if it was made of the same. */
export const isSame = (order: MadeOf & HeldBy, offer: MadeOf & HeldOf) =>
  order.seatCount === (offer.seats?.seatCount ?? null) &&
  order.seatOrgNo === (offer.seats?.seatOrgNo ?? null) &&
  order.groupId === (offer.group?.groupId ?? null) &&
  order.promotionId === offer.promotionId &&
  order.points === offer.points &&
  order.couponId === offer.couponId &&
  isDeepStrictEqual(order.vipTerms, offer.vipTerms) &&
  isDeepStrictEqual(order.programTerms, offer.programTerms);
