/** Calls that may match a million rows count no further than this; a total of it means at least so many. */
export const COUNT_CAP = 2000;

/** A total as readers see it: 284, and 2,000+ where counting stopped. */
export const totalText = (total: number): string => total.toLocaleString('en-US') + (total === COUNT_CAP ? '+' : '');
