/** Cents, as the database keeps money, in yuan, as the wire does: 19990 → 199.9. */
export const yuanOf = (cents: number): number => cents / 100;

/** Yuan of the wire in cents, which all counting and showing uses. */
export const centsOf = (yuan: number): number => Math.round(yuan * 100);

/** No fractions of a cent, as far as a double can tell. */
export const isWholeCents = (yuan: number): boolean => Number.isInteger(Math.round(yuan * 1e4) / 100);
