import type { TaskKind } from '#contract/rules/tasks.ts';
import type { SeedMoment } from './assessments.ts';

export interface SeedTask {
  taskKind: TaskKind;
  title: string;
  /** HTML. */
  requirement: string;
  /** Name of a class of the demo school. */
  grade: string;
  begins: SeedMoment;
  due: SeedMoment;
  /** Nobody else sees it yet. */
  isDraft?: true;
  rubric: { id: string; title: string; share: number; note: string }[];
  /** Of so many learners of the class, in their order, what they handed in; marks (tenths) where it was marked. */
  works: { content: string; points?: number; remark?: string; back?: string }[];
}

const at = (day: number, time: string): SeedMoment => ({ day, at: time });
const p = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('');

/** Set by the demo's lecturer. */
export const tasks: SeedTask[] = [
  {
    taskKind: 3,
    title: '期中小结：一份数据从哪里来',
    requirement: p('选一份公开的数据，写清它由谁采集、怎样采集、缺了什么。', '不少于三百字，附上来源的链接。'),
    grade: '大数据 2301',
    begins: at(-20, '08:00'),
    due: at(-6, '22:00'),
    rubric: [],
    works: [
      {
        content: p('我选的是市交通局公布的公交刷卡记录：刷卡机采集，只记上车，不记下车。', '缺的是现金乘客，所以早高峰的人数偏少。'),
        points: 920,
        remark: '看出了缺的那一半，很好',
      },
      { content: p('气象站的逐时气温，由自动站采集，夜里有缺测，用前后两小时补上。'), points: 780, remark: '补法要说明会带来什么偏差' },
      { content: p('招聘网站的岗位数据，爬取得来，同一岗位重复发布会算几次。'), points: 860, remark: '去重的规则可以再写细' },
    ],
  },
  {
    taskKind: 2,
    title: '实践：整理一张缺值表',
    requirement: p('用课上的招聘数据，列出每一列缺多少、为什么缺、打算怎么补。', '交表格文件，正文里写三条判断。'),
    grade: '大数据 2301',
    begins: at(-5, '08:00'),
    due: at(6, '22:00'),
    rubric: [
      { id: 'find', title: '找全缺值', share: 40, note: '空白、占位词与不可能的值都算' },
      { id: 'why', title: '说清原因', share: 30, note: '' },
      { id: 'how', title: '补法得当', share: 30, note: '删、补、留各有理由' },
    ],
    works: [
      { content: p('薪资缺 12%，多是“面议”；学历缺 3%，像是漏填。', '薪资不补，另设一列标记；学历按岗位的众数补。') },
      { content: p('经验一列有“-1”，是占位，当作缺值。', '城市为空的都是远程岗位，补成“远程”。') },
      { content: p('缺值都删掉了。'), back: '先数一数删掉以后少了多少行，再决定删不删' },
    ],
  },
  {
    taskKind: 1,
    title: '访谈提纲：问一位数据助理',
    requirement: p('写十个问题，每个问题至少一个追问。'),
    grade: '大数据 2301',
    begins: at(8, '08:00'),
    due: at(15, '22:00'),
    isDraft: true,
    rubric: [],
    works: [],
  },
];
