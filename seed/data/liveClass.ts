import type { EntryKind } from '#contract/rules/liveRooms.ts';

/** The class that was held: which course and class-hour, and what happened, by seconds since it began. */
export const heldClass = {
  course: '招聘数据看板怎么搭',
  period: '第一场：给谁看',
  lecturer: 'chenyanqing',
  learner: 'linxiao',
  seconds: 2540,
  notice: '课后把自己想改的看板截图发到评论里，第二场一起看',
} as const;

type Who = 'lecturer' | 'learner' | 0 | 1 | 2 | 3;

export interface SeedEntry {
  second: number;
  kind: EntryKind;
  who: Who;
  text?: string;
  value?: number;
  /** x, y, x, y … in ten-thousandths. */
  points?: number[];
}

const [CHAT, DECK, PAGE, INK, CLEAR, STAGE, HAND] = [1, 3, 4, 5, 6, 13, 16] as const;

/** The numbers name other learners of the course. */
export const heldEntries: readonly SeedEntry[] = [
  { second: 4, kind: CHAT, who: 'learner', text: '老师好，讲义已经下载了' },
  { second: 9, kind: CHAT, who: 0, text: '声音很清楚' },
  { second: 20, kind: DECK, who: 'lecturer', value: 1 },
  { second: 65, kind: CHAT, who: 'lecturer', text: '先不急着画图。请在讨论里写一句：你的看板给谁看？' },
  { second: 92, kind: CHAT, who: 1, text: '给招聘主管看' },
  { second: 97, kind: CHAT, who: 2, text: '给我自己，每周一看一次' },
  { second: 130, kind: INK, who: 'lecturer', value: 1, points: [1500, 3200, 3000, 3100, 4600, 3300, 6200, 3150, 7800, 3250] },
  { second: 180, kind: PAGE, who: 'lecturer', value: 2 },
  { second: 240, kind: CHAT, who: 3, text: '用哪一种图展示城市差异最合适？' },
  { second: 262, kind: CHAT, who: 'lecturer', text: '类别比大小，先用横向条形图。' },
  { second: 320, kind: HAND, who: 'learner', value: 2, text: '同一个指标口径改过一次，图上怎么标？' },
  { second: 360, kind: STAGE, who: 'learner', value: 1 },
  { second: 372, kind: INK, who: 'learner', value: 2, points: [2600, 6000, 2900, 5200, 3400, 6100, 4200, 4800, 5000, 5600] },
  { second: 480, kind: STAGE, who: 'learner', value: 0 },
  { second: 510, kind: CHAT, who: 'lecturer', text: '口径变了就断开一次，旁边写上日期，读的人才不会把两段连起来。' },
  { second: 660, kind: CLEAR, who: 'lecturer', value: 2 },
  { second: 700, kind: PAGE, who: 'lecturer', value: 3 },
  { second: 940, kind: CHAT, who: 0, text: '起薪中位数比平均数好懂，这点学到了' },
  { second: 1500, kind: CHAT, who: 1, text: '讲义第 3 页的口径能再说一遍吗？' },
  { second: 1530, kind: CHAT, who: 'lecturer', text: '职位数按岗位去重，同一家公司同一个岗位只算一个。' },
  { second: 2400, kind: CHAT, who: 2, text: '谢谢老师，这周就改一版' },
  { second: 2470, kind: CHAT, who: 'learner', text: '收获很大，第二场见' },
];

/** Asked at a second of the class; the answers of the learners, by the place of the option. */
export const heldPoll = {
  second: 600,
  closes: 645,
  title: '看板最先服务谁？',
  options: ['业务负责人', '分析师自己', '还没想好'],
  answers: [0, 0, 1, 2],
} as const;
