import { COUNT_CAP } from '#contract/rules/countCap.ts';

/** A total as readers see it: 284, and 1,000+ where counting stopped. */
export const totalText = (total: number): string => total.toLocaleString('en-US') + (total === COUNT_CAP ? '+' : '');
