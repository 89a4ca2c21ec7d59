import { CourseKind } from '#contract/rules/courseKinds.ts';
import { DraftState } from '#contract/rules/draftStates.ts';

export interface SeedDraft {
  /** Key of its author in `people.ts`. */
  who: string;
  courseKind: CourseKind;
  courseName: string;
  summary: string;
  introduce: string;
  tags: string[];
  /** Yuan; 0 is free. */
  price: number;
  state: DraftState;
  daysAgo: number;
  /** What the last review said. */
  opinion?: string;
  /** Beside which field or class-hour: `3.2` is the second class-hour of the third chapter. */
  remarks?: { at: string; text: string }[];
  chapters: { chapterName: string; periods: string[] }[];
}

/** Courses that nobody sees yet: one in each state of being written. */
export const drafts: SeedDraft[] = [
  {
    who: 'chenyanqing', courseKind: CourseKind.vod, courseName: '图表重做：二十个失败案例', summary: '每个案例先看错在哪，再一步步改好',
    introduce: '<p>收集了二十张真实报告里的图表：轴被截断、颜色太多、问题问错。每节课先让你自己说出毛病，再动手重做一遍。</p>',
    tags: ['图表', '可视化'], price: 0, state: DraftState.editing, daysAgo: 1,
    chapters: [
      { chapterName: '轴与比例', periods: ['被截断的纵轴', '两条纵轴的陷阱', '什么时候用对数'] },
      { chapterName: '颜色与文字', periods: ['七种颜色太多了', '图例放在哪'] },
    ],
  },
  {
    who: 'chenyanqing', courseKind: CourseKind.vod, courseName: '时间序列：从销量预测开始', summary: '用一家门店三年的销量，学会看趋势、季节与噪声',
    introduce: '<p>从一家社区便利店的日销量出发：先画出来，再分解，再预测下一个季度，最后算清楚误差意味着多少库存。</p>',
    tags: ['时间序列', '预测'], price: 169, state: DraftState.waiting, daysAgo: 2,
    chapters: [
      { chapterName: '看懂一条曲线', periods: ['趋势、季节与噪声', '把日期读对', '画出第一张图'] },
      { chapterName: '平滑与分解', periods: ['移动平均要多宽', '指数平滑', '拆出季节：门店销量'] },
      { chapterName: '预测下个季度', periods: ['留出最后十二周', '误差怎么讲给店长听'] },
    ],
  },
  {
    who: 'chenyanqing', courseKind: CourseKind.vod, courseName: '公开数据的取用边界', summary: '哪些数据能用、怎么取、要写明什么',
    introduce: '<p>取数据之前先想三件事：谁的、允许做什么、要不要告诉别人。课程用十几个案例说明边界在哪里。</p>',
    tags: ['数据合规'], price: 0, state: DraftState.refused, daysAgo: 6, opinion: '内容扎实，有两处请改好再交',
    remarks: [
      { at: 'summary', text: '「哪些数据能用」说得太满，请改成「怎样判断能不能用」' },
      { at: '2.1', text: '案例里出现了真实公司的名称，请隐去，或补一份授权说明放在课件里' },
    ],
    chapters: [
      { chapterName: '先问三个问题', periods: ['这些数据是谁的', '允许做什么', '要不要写明出处'] },
      { chapterName: '案例', periods: ['一次越界的采集', '开放数据平台怎么用'] },
    ],
  },
  {
    who: 'chenyanqing', courseKind: CourseKind.microcourse, courseName: '五分钟看懂箱线图', summary: '一张图里的五个数',
    introduce: '<p>中位数、四分位、须与离群点，各看一眼就够。</p>',
    tags: ['图表'], price: 0, state: DraftState.editing, daysAgo: 3,
    chapters: [{ chapterName: '全部', periods: ['五分钟看懂箱线图'] }],
  },
];

/** A public course of the same lecturer that is being written on again: what its chapter is called now. */
export const rewritten = { who: 'chenyanqing', courseName: 'Python 数据分析实战：从清洗到可视化', chapterSuffix: '（修订）' };
