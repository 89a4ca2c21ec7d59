import { draw } from '#server/domain/profile/resumeDrawing.ts';
import type { Entry } from './sheets.ts';
import { textEntry, wordLine, wordOf } from './questionFiles.ts';

/** JSON Resume of somebody, with these parts besides. */
export const jsonResume = (name: string, more: object = {}) => ({
  basics: { name, label: '数据分析', email: 'wanqing@example.com', phone: '138 0000 1234', summary: '做过两个看板' },
  education: [
    {
      institution: '江城职业技术大学',
      area: '大数据技术',
      studyType: '本科',
      startDate: '2023-09-01',
      endDate: '2027-06',
      courses: ['数据库', '统计学'],
    },
  ],
  work: [
    { name: '云杉科技', position: '实习生', startDate: '2026-07', endDate: '2026-09', highlights: ['整理三条渠道'] },
  ],
  projects: [{ name: '食堂客流看板', roles: ['数据整理'], startDate: '2026-03', highlights: ['排队少了三成'] }],
  awards: [{ title: '省赛二等奖', awarder: '省教育厅', date: '2026-05-20' }],
  skills: [{ name: 'SQL', level: '熟练', keywords: ['窗口函数'] }],
  ...more,
});

export const jsonOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

const lines = [
  '林晚晴',
  '求职意向：数据分析助理',
  '电话：138-0000-1234    邮箱：wanqing@example.com',
  '一、教育背景',
  '2023.09 - 2027.06    江城职业技术大学    大数据技术（本科）',
  '主修数据库与统计学',
  '实习经历',
  '云杉科技    数据分析实习生',
  '2026年7月—2026年9月',
  '整理三条渠道的投放数据',
  '项目经历',
  '2026.03 - 至今  食堂客流看板 | 数据整理',
  '排队少了三成',
  '获奖情况',
  '2026.05 省大学生数据分析赛二等奖',
  '自我评价',
  '踏实，说得清取舍',
];

/** A résumé as people write one in Word. */
export const docxOf = (more: readonly string[] = [], others: readonly Entry[] = []): Buffer =>
  wordOf(
    [...lines, ...more].map((line) => wordLine(line)),
    { others },
  );

/** The same with a part that acts. */
export const macroDocx = (): Buffer => docxOf([], [textEntry('word/vbaProject.bin', 'macro')]);

/** Our own PDF, which carries this. */
export const pdfOf = (json?: string): Promise<Buffer> =>
  draw({
    siteName: '知途',
    name: '林晚晴',
    headline: '',
    facts: [],
    introduction: '',
    sections: [],
    ...(json === undefined ? {} : { json }),
  });
