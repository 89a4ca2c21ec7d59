import { POINT_CENTS, pointsFor } from '#contract/rules/integral.ts';
import type { Offer } from './products/kind.ts';

/** What of an offer is paid with points: `most` could be, `points` are. */
export interface Pointed {
  havePoints: number;
  mostPoints: number;
  points: number;
  /** What they take off, in cents. */
  pointsOff: number;
}

/**
 * Takes points off the price that everything else has made, of whatever is bought. The platform bears it, as it bears its
 * coupons, so that the seller is paid in full.
 */
export function withPoints(offer: Offer, havePoints: number, isUsed: boolean): Offer & Pointed {
  const mostPoints = pointsFor(offer.price.paid, havePoints);
  const points = isUsed ? mostPoints : 0;
  if (points === 0) return { ...offer, havePoints, mostPoints, points, pointsOff: 0 };
  const pointsOff = points * POINT_CENTS;
  const { lines, paid } = offer.price;
  const price = {
    ...offer.price,
    lines: [...lines, { what: `积分抵扣：${points} 积分（平台承担）`, cents: -pointsOff }],
    paid: paid - pointsOff,
  };
  return { ...offer, price, subsidy: offer.subsidy + pointsOff, havePoints, mostPoints, points, pointsOff };
}
