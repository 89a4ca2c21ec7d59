export interface PriceLine {
  what: string;
  /** Negative for what is taken off. */
  cents: number;
}

export interface Price {
  lines: readonly PriceLine[];
  /** Before anything is taken off. */
  payable: number;
  /** What is paid in the end. */
  paid: number;
}

interface Listed {
  courseOriginal: number;
  courseDiscount: number;
}

/** What a course costs now, in cents, and what made it. A price before the discount that is lower than it counts for nothing. */
export function priceNow({ courseOriginal, courseDiscount }: Listed): Price {
  const payable = Math.max(courseOriginal, courseDiscount);
  const off = courseDiscount - payable;
  const listed = { what: '标价', cents: payable };
  return { lines: off === 0 ? [listed] : [listed, { what: '优惠', cents: off }], payable, paid: courseDiscount };
}
