/** People of the demo who agreed to be found by enterprises, and how many days ago. */
export const findable: readonly { who: string; daysAgo: number }[] = [
  { who: 'linxiao', daysAgo: 12 },
  { who: 'pengzhou', daysAgo: 20 },
  { who: 'dushiqi', daysAgo: 5 },
  { who: 'qinwangshu', daysAgo: 31 },
  { who: 'fangxiaoman', daysAgo: 9 },
  { who: 'donghezhi', daysAgo: 3 },
  { who: 'yanluo', daysAgo: 16 },
  { who: 'caijiming', daysAgo: 26 },
];

/** Enterprises (keys of organizations.ts) that people of the demo shut out. */
export const blocked: readonly { who: string; org: string; daysAgo: number }[] = [
  { who: 'linxiao', org: 'shanyue', daysAgo: 8 },
  { who: 'pengzhou', org: 'haifan', daysAgo: 15 },
];
