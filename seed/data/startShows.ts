import type { ShowKind, ShowState } from '#contract/rules/startShows.ts';

/** A road show or a contest of the demo's school; projects by their names, days from today. */
interface SeedShow {
  title: string;
  intro: string;
  kind: ShowKind;
  state: ShowState;
  place: string;
  day: number;
  /** `HH:mm`. */
  from: string;
  to: string;
  projects: readonly (readonly [name: string, award?: string])[];
}

export const startShows: readonly SeedShow[] = [
  {
    title: '年末路演：八分钟讲完一件事',
    intro: '每个项目讲八分钟，问五分钟。台下坐着后勤处、两家食堂和三位校友投资人。\n不用做漂亮的片子，带一个真的数字来。',
    kind: 1,
    state: 1,
    place: '图书馆一楼报告厅',
    day: 9,
    from: '14:00',
    to: '16:30',
    projects: [['剩饭地图'], ['盲盒木工课']],
  },
  {
    title: '秋季创业大赛',
    intro: '十一月的校内赛，评委是两位导师与一位企业的采购。评的是做过什么，不是想做什么。',
    kind: 2,
    state: 2,
    place: '大学生活动中心 302',
    day: -12,
    from: '13:30',
    to: '17:00',
    projects: [['盲盒木工课', '二等奖'], ['剩饭地图', '一等奖']],
  },
];
