/** A chapter at the end of a course whose class-hours are homework and examinations. */
export interface SeedNodes {
  courseName: string;
  chapterName: string;
  chapterDesc: string;
  /** `assessment` is a key of assessments.ts, of the same author. */
  nodes: { assessment: string; periodName: string; periodDesc: string }[];
}

export const courseNodes: SeedNodes = {
  courseName: '机器学习基础：用十个案例学会建模',
  chapterName: '作业与结课考试',
  chapterDesc: '十个案例学完以后做，两项都完成才算学完这门课。',
  nodes: [
    {
      assessment: 'homework-python',
      periodName: '作业：把招聘数据清洗好',
      periodDesc: '建模之前先把数据收拾干净；可以查文档，代码要自己写。',
    },
    {
      assessment: 'exam-learning',
      periodName: '结课考试',
      periodDesc: '闭卷，六十分通过；可以带一张手写的公式纸。',
    },
  ],
};
