/** Cents, as the database keeps money, in yuan, as the wire does: 19990 → 199.9. */
export const yuanOf = (cents: number): number => cents / 100;

/** Yuan of the wire in cents, which all counting and showing uses. */
export const centsOf = (yuan: number): number => Math.round(yuan * 100);

/** So many parts of a whole of cents, rounded down; in whole numbers all the way: a product beyond 2^53 would not be exact. */
export const portionOf = (cents: number, parts: number, whole: number): number =>
  Number((BigInt(cents) * BigInt(parts)) / BigInt(whole));

/** No fractions of a cent, as far as a double can tell. */
export const isWholeCents = (yuan: number): boolean => Number.isInteger(Math.round(yuan * 1e4) / 100);
