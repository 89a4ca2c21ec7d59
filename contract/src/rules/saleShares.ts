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
  const seller = part(cents, sellerPercent);
  const lecturer = part(seller, lecturerPercent);
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

/** In whole numbers all the way: a product beyond 2^53 would not be exact. */
const part = (cents: number, percent: number): number => Number((BigInt(cents) * BigInt(percent)) / 100n);
