/** What stands in the demo's class 大数据 2301, and a group that a learner opened. */
export const demoClass = '大数据 2301';

/** Who waits to be let in, keys of people.ts. */
export const asking = [
  { who: 'baiyutong', note: '我从软件 2302 转过来，学号 20235133，教务处已经批了。', daysAgo: 3 },
  { who: 'heyichen', note: '旁听数据清洗，想看课件。', daysAgo: 1 },
];

/** Keys of people.ts; the newest last. */
export const notices = [
  {
    who: 'chenyanqing',
    title: '实训分组名单',
    content: 'Python 综合实训分成八组，每组五人，组长名单在文件里。\n需要换组的，本周五之前由两位组长一起来找我。',
    isPinned: 0,
    daysAgo: 20,
  },
  {
    who: 'chenyanqing',
    title: '期末考核办法',
    content: '数据清洗：平时 40%，项目 60%。项目交一份清洗报告与可以重跑的脚本，第十八周周三之前交。',
    isPinned: 1,
    daysAgo: 6,
  },
  {
    who: 'chenyanqing',
    title: '周五第五、六节改到 3-401',
    content: '本周五的数据清洗在机房 3-401 上，带上自己的数据集。',
    isPinned: 0,
    daysAgo: 1,
  },
] as const;

/** A group that somebody opened for themselves; the first is its owner. */
export const studyGroup = {
  name: 'SQL 刷题小组',
  intro: '每周三道题，周日晚上一起讲。欢迎别的学校的同学。',
  joinCode: 'SQL7DAY',
  members: ['linxiao', 'yunanxing', 'qinwangshu', 'fangxiaoman', 'dushiqi'],
  notice: { title: '本周的三道题', content: '窗口函数两道，递归查询一道。周日 20:00 在讨论群里讲，先自己写一遍。' },
};
