export interface PriceLine {
  what: string;
  /** Negative for what is taken off. */
  cents: number;
}

/** A lower price that somebody may have. */
export interface Reduction {
  kind: 'vip' | 'promotion' | 'newcomer' | 'group';
  /** Of the promotion. */
  id: string;
  what: string;
  /** The price itself. */
  cents: number;
}

/** What somebody wants to have taken off. */
export interface CouponOff {
  id: string;
  what: string;
  /** What is taken off. */
  cents: number;
}

export interface Price {
  lines: readonly PriceLine[];
  /** Before anything is taken off. */
  payable: number;
  /** What is paid in the end. */
  paid: number;
  /** What lowered it beyond the price that everybody has. */
  by?: Reduction;
  /** The coupon, with what it really took off. */
  coupon?: CouponOff;
}

interface Listed {
  courseOriginal: number;
  courseDiscount: number;
}

/**
 * What a course costs now, in cents, and what made it. A price before the discount that is lower than it counts for nothing.
 * Reductions are not added up: the lowest price counts, of equal ones the first. A coupon is taken off the price without
 * promotions, down to one cent; where a promotion is no dearer, the coupon is not used.
 */
export function priceNow(listed: Listed, reductions: readonly Reduction[] = [], coupon?: CouponOff): Price {
  const plain = reduced(listed, reductions);
  const base = couponBase(listed, reductions);
  if (!coupon) return plain;
  const less = lessCoupon(base, coupon);
  return less.paid < plain.paid ? less : plain;
}

/** A coupon is taken off a price down to one cent; of what costs no more it takes nothing. */
export function lessCoupon(base: Price, coupon: CouponOff): Price {
  const off = Math.min(coupon.cents, base.paid - 1);
  if (off <= 0) return base;
  return {
    ...base,
    lines: [...base.lines, { what: coupon.what, cents: -off }],
    paid: base.paid - off,
    coupon: { ...coupon, cents: off },
  };
}

/** What a coupon is taken off: everything but promotions. */
export const couponBase = (listed: Listed, reductions: readonly Reduction[]): Price =>
  reduced(
    listed,
    reductions.filter(({ kind }) => kind === 'vip'),
  );

function reduced({ courseOriginal, courseDiscount }: Listed, reductions: readonly Reduction[]): Price {
  const payable = Math.max(courseOriginal, courseDiscount);
  const lines: PriceLine[] = [{ what: '标价', cents: payable }];
  if (courseDiscount !== payable) lines.push({ what: '优惠', cents: courseDiscount - payable });
  const lower = reductions.filter(({ cents }) => cents > 0 && cents < courseDiscount);
  const [by] = lower.toSorted((one, other) => one.cents - other.cents);
  if (!by) return { lines, payable, paid: courseDiscount };
  lines.push({ what: by.what, cents: by.cents - courseDiscount });
  return { lines, payable, paid: by.cents, by };
}
