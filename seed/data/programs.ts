/** A plan of the demo world: it goes through the stages of its typical position one after the other. */
export type SeedProgram = {
  name: string;
  /** A key of typicalPositions.ts. */
  position: string;
  intro: string;
  /** A key of people.ts. */
  author: string;
  /** A key of organizations.ts; a lecturer's own has none. */
  org: string | null;
  daysAgo: number;
  seats: number;
  /** Yuan; absent: free. */
  price?: number;
  /** Keys of learners, how many days ago they joined and how many hours a week they mean to learn. */
  joined: [learner: string, daysAgo: number, hours: number][];
  /** Organizations that were asked to confirm it, and what they said; empty: nothing yet. */
  offers: [org: string, state: 0 | 1 | 2, remark: string][];
  state?: 'draft' | 'waiting';
};

export const programs: SeedProgram[] = [
  {
    name: '半年走到数据分析师', position: 'data-analyst', author: 'xuyunfan', org: 'yunshan', daysAgo: 60, seats: 0,
    intro: '每周留出两个晚上，从会取数走到敢下结论。',
    joined: [['linxiao', 40, 6], ['yunanxing', 33, 5], ['qinwangshu', 28, 8], ['fangxiaoman', 21, 4], ['pengzhou', 12, 6]],
    offers: [['jiangcheng-univ', 1, '和大三的数据课接得上'], ['qili', 1, '']],
  },
  {
    name: '前端从零到交付', position: 'web', author: 'zhengshuhe', org: 'jiangcheng-univ', daysAgo: 52, seats: 120,
    intro: '一学期做出三个能给人用的页面。',
    joined: [['linxiao', 25, 4], ['wuhuai', 30, 6], ['yanluo', 18, 5]], offers: [['yunshan', 1, '请把接口联调放到第二段']],
  },
  {
    name: '云运维值班路线', position: 'ops', author: 'lushiyi', org: null, daysAgo: 45, seats: 60,
    intro: '先管好一台机器，再管好一群。',
    joined: [['dushiqi', 30, 6], ['caijiming', 16, 5]], offers: [['yunshan', 0, '']],
  },
  {
    name: '嵌入式入行', position: 'embedded', author: 'lushiyi', org: 'yuanting', daysAgo: 42, seats: 40,
    intro: '从点亮一盏灯，到一块能上现场的板子。', joined: [['quanshui', 22, 8]], offers: [],
  },
  {
    name: '产线视觉检测班', position: 'vision', author: 'chenyanqing', org: 'chengming', daysAgo: 35, seats: 30,
    intro: '跟着一条真实的产线，学完拍、标、训、上线。', joined: [['haoran', 20, 6]],
    offers: [['yuanting', 2, '产线安全的内容再多一点，我们再来确认']],
  },
  {
    name: '机器人调试员百时', position: 'robot', author: 'liangqizhou', org: 'beian', daysAgo: 30, seats: 0, price: 299,
    intro: '一百小时，让一台机器人按节拍动起来。', joined: [['gaoyuan', 24, 10], ['shiyinghe', 15, 6]], offers: [],
  },
  {
    name: '新能源检测上岗', position: 'ev', author: 'hezhiyuan', org: 'dongling-auto', daysAgo: 26, seats: 50,
    intro: '先会下电，再会检测，最后会判断。', joined: [['shiyinghe', 14, 5]], offers: [],
  },
  {
    name: '会计实务一季', position: 'accounting', author: 'zhengshuhe', org: 'jiangcheng-univ', daysAgo: 20, seats: 200, price: 99,
    intro: '记一套账，报一次税，看懂一张表。',
    joined: [['luanyi', 16, 6], ['jinsui', 11, 4], ['xiaobeichuan', 9, 5]], offers: [],
  },
  {
    name: '短视频编导练习营', position: 'video', author: 'tangyining', org: 'haichuan-media', daysAgo: 3, seats: 30,
    intro: '四周三条片子，从想清楚到发出去。', joined: [], offers: [], state: 'draft',
  },
  {
    name: '临床护士起步', position: 'nurse', author: 'guqinghe', org: 'jiangcheng-hospital', daysAgo: 1, seats: 0,
    intro: '查对、操作、记录，一步一步来。', joined: [], offers: [], state: 'waiting',
  },
];
