import type { AbilityLevel } from '#contract/rules/abilities.ts';
import type { StartField } from '#contract/rules/startPolicies.ts';

/** Whom a team of the demo looks for, by what they should be able to do; items by their keys. */
export const wantedRole: {
  project: string;
  roleName: string;
  words: string;
  abilities: readonly (readonly [item: string, level: AbilityLevel])[];
} = {
  project: '一周菜单',
  roleName: '算得清账的人',
  words: '每周把团购的账算成三行，讲给菜站的人听',
  abilities: [
    ['biz', 3],
    ['talk', 2],
  ],
};

/** People who agreed to be found by teams, how many days ago, and what they said. */
export const teamWishes: readonly { who: string; daysAgo: number; startFields: StartField[]; words: string }[] = [
  {
    who: 'linxiao',
    daysAgo: 6,
    startFields: [],
    words: '想找一个真有数据的项目，会清洗、会画图，也愿意跑现场问人。',
  },
  { who: 'pengzhou', daysAgo: 15, startFields: [1, 2], words: '写得了后端，周末有空，想做一件用得上的东西。' },
  { who: 'dushiqi', daysAgo: 9, startFields: [4], words: '会拍会剪，想和做文化的人一起。' },
  { who: 'donghezhi', daysAgo: 3, startFields: [], words: '做过一年社团的账，愿意管钱，也愿意去谈。' },
];
