import type { SearchConditions } from '#contract/rules/vacancySearch.ts';

/** Searches that the demo people keep, and how many days ago they looked. */
export const vacancySearches: readonly {
  who: string;
  name: string;
  conditions: Partial<SearchConditions>;
  lookedDaysAgo: number;
}[] = [
  { who: 'linxiao', name: '数据方向的职位', conditions: { str: '数据' }, lookedDaysAgo: 14 },
  { who: 'linxiao', name: '应届可以投的全职', conditions: { experience: '1', nature: '1' }, lookedDaysAgo: 1 },
  { who: 'pengzhou', name: '前端', conditions: { str: '前端' }, lookedDaysAgo: 14 },
];
