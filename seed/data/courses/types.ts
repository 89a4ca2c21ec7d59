/** 直播的一场：从装入那天算起第几天、几点、多少分钟；讲完的有回放。 */
export type SeedSession = { day: number; at: string; minutes: number; replay?: string };

/** 课时：名称；媒体的键（seed/media）、http 地址或一场直播；随课发的课件（媒体的键）。 */
export type SeedPeriod = [name: string, content: string | SeedSession, ...courseware: string[]];

export type SeedChapter = { name: string; desc?: string; periods: SeedPeriod[] };

/** 课程介绍的四段：给谁学、学完能做什么、怎么学、开始之前。装入时拼成 HTML。 */
export type SeedIntro = { lead: string; can: string[]; plan: string; before: string };

export type SeedCourse = {
  key: string;
  /** 1 录播、2 直播、3 录播加直播、4 资料、5 文库 */
  kind: 1 | 2 | 3 | 4 | 5;
  name: string;
  /** 三级分类的名称 */
  category: string;
  /** people.ts 的 key；机构取讲师所在的单位 */
  lecturer: string;
  /** 元：原价、现价；不写是免费 */
  price?: [original: number, discount: number];
  vipFree?: true;
  tags: string[];
  summary: string;
  intro: SeedIntro;
  chapters: SeedChapter[];
  /** 装入前多少天上架 */
  daysAgo: number;
  /** 编辑推荐的次序，大的在前 */
  sort?: number;
  noDrag?: true;
  noSpeed?: true;
  /** 一个课时看到百分之几算学完，默认 90 */
  complete?: number;
  /** 学完可以认定的学分，一位小数 */
  credit?: number;
  /** 文库：内容里有答案 */
  answers?: true;
};
