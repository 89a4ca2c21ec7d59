import { POINT_CENTS } from './integral.ts';
import { portionOf } from './money.ts';

/** Percent of the price that the seller gets, an organization or a lecturer of none; the rest is the platform's. */
export const SELLER_PERCENT = 70;

export interface ShareRule {
  /** Percent of the price. */
  sellerPercent: number;
  /** Percent of the seller's part that goes to the lecturer: 100 without an organization. */
  lecturerPercent: number;
}

export interface Shares {
  platform: number;
  organization: number;
  lecturer: number;
}

/** Who gets what of a price in cents: parts are rounded down, and what is left by rounding stays with the other side. */
export function sharesOf(cents: number, { sellerPercent, lecturerPercent }: ShareRule): Shares {
  const seller = portionOf(cents, sellerPercent, 100);
  const lecturer = portionOf(seller, lecturerPercent, 100);
  return { platform: cents - seller, organization: seller - lecturer, lecturer };
}

interface Sold extends ShareRule {
  pricePaid: number;
  subsidy: number;
}

/**
 * The same of an order. What a coupon of the platform or points took off is shared as if the buyer had paid it: the
 * platform adds it (`subsidy`). A coupon of the seller is a lower price and nothing else.
 */
export const sharesOfOrder = ({ pricePaid, subsidy, ...rule }: Sold): Shares => sharesOf(pricePaid + subsidy, rule);

/** What a price was made of, in cents, but for the points themselves. */
interface Paid {
  pricePaid: number;
  subsidy: number;
  points: number;
  pointsOff: number;
}

/** What of it was given back. */
interface GivenBack {
  priceBack: number;
  subsidyBack: number;
  pointsBack: number;
}

/**
 * What goes back along with so many cents of what was paid: points and what the platform bears in the same proportion,
 * rounded down; all of it with all of it.
 */
export function backWith(cents: number, { pricePaid, subsidy, points, pointsOff }: Paid): GivenBack {
  const pointsBack = portionOf(points, cents, pricePaid);
  const couponBack = portionOf(subsidy - pointsOff, cents, pricePaid);
  return { priceBack: cents, subsidyBack: couponBack + pointsBack * POINT_CENTS, pointsBack };
}

/**
 * An order as if it had been only for what stays of it. It is shared by the rule of any order, so that what goes back of
 * each share is what is left of the difference: whole cents, none more than there was, and together what was given back.
 */
export const keptOf = <T extends Paid & GivenBack>(order: T): T => ({
  ...order,
  pricePaid: order.pricePaid - order.priceBack,
  subsidy: order.subsidy - order.subsidyBack,
  points: order.points - order.pointsBack,
  pointsOff: order.pointsOff - order.pointsBack * POINT_CENTS,
});

/** Nothing of it stays. */
export const isAllBack = ({ pricePaid, priceBack }: Pick<Paid & GivenBack, 'pricePaid' | 'priceBack'>): boolean =>
  priceBack === pricePaid;
