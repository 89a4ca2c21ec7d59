/** A mobile as people type and paste it (`138 0013 8000`, `+86-138…`), without what does not belong to it. */
export const plainMobile = (typed: string): string =>
  typed.replaceAll(/[\s-]/g, '').replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');

/** The same for a field that also takes an e-mail: only what looks like a number is touched. */
export const plainAccount = (typed: string): string => (/^[\d\s+-]+$/.test(typed) ? plainMobile(typed) : typed);
