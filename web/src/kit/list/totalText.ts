import type { Page } from '#contract/kit/page.ts';

/** A total as readers see it: 284, and 500+ where counting stopped. */
export const totalText = ({ totalCount, isMore }: Pick<Page<unknown>, 'totalCount' | 'isMore'>): string =>
  totalCount.toLocaleString('en-US') + (isMore === 1 ? '+' : '');
