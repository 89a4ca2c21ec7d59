import type { FilterConditions } from '#contract/rules/smartFilter.ts';

/** Filters that recruiters of the demo keep, each among the applicants of their enterprise. */
export const talentSearches: readonly {
  who: string;
  /** The key of the enterprise. */
  org: string;
  name: string;
  conditions: Partial<FilterConditions>;
  lookedDaysAgo: number;
}[] = [
  { who: 'xuyunfan', org: 'yunshan', name: '海川学院的本科生', conditions: { degree: '5', schoolName: '海川' }, lookedDaysAgo: 20 },
  { who: 'xuyunfan', org: 'yunshan', name: '匹配度过得去的', conditions: { leastPercent: 40 }, lookedDaysAgo: 2 },
];
