import { PaperKind, PaperSort } from '#contract/rules/assessments.ts';
import type { DrawCell } from '#contract/rules/assessments.ts';
import { Difficulty, QuestionType } from '#contract/rules/questions.ts';
import { questionSets } from './questions/all.ts';
import type { questionAuthors } from './questions/all.ts';

/** A question of the bank by the category of its set and its place there. */
export interface QuestionRef {
  subject: string;
  index: number;
  /** Tenths. */
  points: number;
}

interface Section {
  title: string;
  /** A sentence of instruction above its questions. */
  note: string;
}

interface Facts {
  key: string;
  name: string;
  /** A category of level 3. */
  subject: string;
  author: keyof typeof questionAuthors;
  paperSort: PaperSort;
  year: number;
  /** HTML. */
  intro: string;
  minutes: number;
  passPercent: number;
}

export type SeedPaper = Facts &
  (
    | { paperKind: typeof PaperKind.fixed; sections: (Section & { questions: QuestionRef[] })[] }
    | { paperKind: typeof PaperKind.drawn; sections: (Section & { cells: DrawCell[] })[] }
  );

type TypeName = Exclude<keyof typeof QuestionType, 'values' | 'labels'>;

/** Of the questions of a type, those at these places; without places, all. */
const of = (subject: string, type: TypeName, points: number, places?: number[]): QuestionRef[] => {
  const { questions } = questionSets.find((set) => set.subject === subject)!;
  const all = questions.flatMap(({ question }, index) => (question.questionType === QuestionType[type] ? [index] : []));
  return (places?.map((place) => all[place]!) ?? all).map((index) => ({ subject, index, points }));
};

const cell = (
  type: TypeName,
  difficulty: Exclude<keyof typeof Difficulty, 'values' | 'labels'> | null,
  count: number,
  points: number,
  knowledge: string[] = [],
): DrawCell => ({
  questionType: QuestionType[type],
  difficulty: difficulty && Difficulty[difficulty],
  knowledge,
  count,
  points,
});

/** What most drawn papers consist of: 26 questions that make 100. */
const usualCells: (Section & { cells: DrawCell[] })[] = [
  {
    title: '一、单选题',
    note: '每题只有一个正确答案。',
    cells: [cell('single', 'easy', 5, 30), cell('single', 'medium', 5, 40), cell('single', 'hard', 2, 50)],
  },
  { title: '二、多选题', note: '每题有两个或两个以上正确答案，错选不得分。', cells: [cell('multiple', 'medium', 4, 50)] },
  { title: '三、判断题', note: '对的选“对”，错的选“错”。', cells: [cell('judge', 'easy', 4, 20)] },
  { title: '四、填空与计算', note: '填空按空给分，计算题注意单位。', cells: [cell('blanks', null, 3, 30), cell('number', null, 2, 40)] },
  { title: '五、简答题', note: '写出要点即可。', cells: [cell('short', null, 1, 100)] },
];

const sql = 'SQL 取数';
const python = 'Python 数据处理';
const learning = '机器学习';
const plc = '可编程控制器';
const nursing = '基础护理';

export const papers: SeedPaper[] = [
  {
    key: 'sql-past', name: '2024—2025 学年《数据查询》期末试卷（A 卷）', subject: sql, author: 'lecturer', paperSort: PaperSort.past, paperKind: PaperKind.fixed, year: 2025, minutes: 90, passPercent: 60,
    intro: '<p>江城职业技术大学大数据技术专业期末试卷，考查查询、连接、空值与窗口函数。语句按 PostgreSQL 书写，其他数据库的等价写法同样给分。</p>',
    sections: [
      { title: '一、单选题', note: '每题 3 分，只有一个正确答案。', questions: of(sql, 'single', 30, [1, 3, 5, 8, 9, 11, 13, 14, 16, 17]) },
      { title: '二、多选题', note: '每题 4 分，错选不得分，漏选按比例给分。', questions: of(sql, 'multiple', 40, [1, 2, 3, 4, 6]) },
      { title: '三、判断题', note: '每题 2 分。', questions: of(sql, 'judge', 20, [1, 2, 4, 6, 7]) },
      { title: '四、填空题', note: '每题 3 分，按空给分。', questions: of(sql, 'blanks', 30, [1, 2, 3, 4]) },
      { title: '五、综合题', note: '简答 8 分，材料题与写查询各 10 分。', questions: [...of(sql, 'short', 80, [1]), ...of(sql, 'compound', 100), ...of(sql, 'code', 100)] },
    ],
  },
  {
    key: 'sql-drawn', name: '数据查询模拟卷（每人一卷）', subject: sql, author: 'lecturer', paperSort: PaperSort.mock, paperKind: PaperKind.drawn, year: 2026, minutes: 60, passPercent: 60,
    intro: '<p>按题型与难度从题库抽题，每个人的题目不同、难度相同。可以反复做，每次都是一份新卷。</p>',
    sections: usualCells,
  },
  {
    key: 'sql-group', name: '专项练习：聚合、分组与空值', subject: sql, author: 'lecturer', paperSort: PaperSort.practice, paperKind: PaperKind.fixed, year: 2026, minutes: 30, passPercent: 60,
    intro: '<p>十五道题，只练一件事：数得对、算得对。做完马上看解析，错题会进错题本。</p>',
    sections: [
      { title: '选一选', note: '单选每题 6 分，多选每题 8 分。', questions: [...of(sql, 'single', 60, [3, 6, 8, 10, 15]), ...of(sql, 'multiple', 80, [0, 1, 2])] },
      { title: '判一判', note: '每题 4 分。', questions: of(sql, 'judge', 40, [0, 2, 5]) },
      { title: '算一算', note: '照着表手算一遍，再和数据库的结果对一对。', questions: [...of(sql, 'number', 80, [0, 1]), ...of(sql, 'blanks', 90, [3]), ...of(sql, 'short', 90, [0])] },
    ],
  },
  {
    key: 'python-homework', name: 'Python 数据处理综合作业', subject: python, author: 'lecturer', paperSort: PaperSort.practice, paperKind: PaperKind.fixed, year: 2026, minutes: 180, passPercent: 60,
    intro: '<p>从读表到清洗，再到写一个小函数。可以查文档、可以讨论，代码要自己写。</p>',
    sections: [
      { title: '一、读懂代码', note: '先在纸上推一遍，再运行核对。', questions: [...of(python, 'single', 40, [8, 14, 16, 17, 18]), ...of(python, 'multiple', 50, [1, 3, 4, 7])] },
      { title: '二、清洗', note: '填空和简答都以课上的招聘数据为例。', questions: [...of(python, 'blanks', 50, [3, 4]), ...of(python, 'short', 100, [1, 2]), ...of(python, 'ordering', 50)] },
      { title: '三、综合', note: '材料题 10 分，代码题 15 分。', questions: [...of(python, 'compound', 100), ...of(python, 'code', 150)] },
    ],
  },
  {
    key: 'ml-past', name: '2025—2026 学年《机器学习基础》期末试卷', subject: learning, author: 'lecturer', paperSort: PaperSort.past, paperKind: PaperKind.fixed, year: 2026, minutes: 120, passPercent: 60,
    intro: '<p>闭卷，可以带一张手写的公式纸和计算器。计算题只填结果，简答与解答题请写出理由。</p>',
    sections: [
      { title: '一、单选题', note: '每题 2 分。', questions: of(learning, 'single', 20, [0, 1, 4, 5, 8, 9, 10, 11, 14, 15, 16, 17, 18, 19]) },
      { title: '二、多选题', note: '每题 3 分，错选不得分。', questions: of(learning, 'multiple', 30, [1, 2, 3, 5, 7]) },
      { title: '三、判断题', note: '每题 1 分。', questions: of(learning, 'judge', 10, [0, 1, 2, 5, 6]) },
      { title: '四、计算题', note: '每题 5 分。', questions: of(learning, 'number', 50) },
      { title: '五、综合题', note: '简答 7 分，材料题 15 分，解答题 15 分。', questions: [...of(learning, 'short', 70, [2]), ...of(learning, 'compound', 150), ...of(learning, 'essay', 150)] },
    ],
  },
  {
    key: 'data-mixed', name: '数据分析助理岗位综合测评（模拟）', subject: python, author: 'lecturer', paperSort: PaperSort.mock, paperKind: PaperKind.fixed, year: 2026, minutes: 90, passPercent: 70,
    intro: '<p>参照企业招聘数据助理时的笔试范围：取数、清洗、建模各占三分之一左右，不考死记硬背。</p>',
    sections: [
      { title: '一、取数', note: 'SQL 部分，共 34 分。', questions: [...of(sql, 'single', 30, [8, 9, 11, 12]), ...of(sql, 'judge', 20, [2, 5]), ...of(sql, 'number', 40, [1, 2]), ...of(sql, 'compound', 100)] },
      { title: '二、清洗', note: 'Python 部分，共 34 分。', questions: [...of(python, 'single', 30, [9, 10, 13, 14]), ...of(python, 'judge', 20, [4, 7]), ...of(python, 'number', 40, [0, 2]), ...of(python, 'compound', 100)] },
      { title: '三、建模', note: '机器学习部分，共 32 分。', questions: [...of(learning, 'single', 30, [1, 8, 9, 15]), ...of(learning, 'judge', 20, [0, 4]), ...of(learning, 'number', 40, [1]), ...of(learning, 'short', 120, [1])] },
    ],
  },
  {
    key: 'position-data', name: '数据分析师岗位测试卷', subject: python, author: 'lecturer', paperSort: PaperSort.mock, paperKind: PaperKind.fixed, year: 2026, minutes: 60, passPercent: 60,
    intro: '<p>取数、清洗、图表、业务与统计各有由浅入深的几题，全部由机器判分，交卷就有结果。</p>',
    sections: [
      { title: '一、取数与业务', note: '每题 3 分。', questions: of(sql, 'single', 30, [0, 3, 5, 6, 8, 9, 11, 13, 15, 16, 17, 19]) },
      { title: '二、清洗与图表', note: '每题 4 分。', questions: of(python, 'single', 40, [4, 6, 7, 10, 12, 14, 16, 17]) },
      { title: '三、统计与建模', note: '每题 4 分。', questions: of(learning, 'single', 40, [0, 1, 4, 8, 9, 15, 16, 17]) },
    ],
  },
  {
    key: 'web-drawn', name: '前端工程随堂测验（每人一卷）', subject: '前端开发', author: 'school', paperSort: PaperSort.mock, paperKind: PaperKind.drawn, year: 2026, minutes: 45, passPercent: 60,
    intro: '<p>覆盖语义、布局、脚本、请求与部署。题目从题库抽取，左右同学的卷子不同。</p>',
    sections: usualCells,
  },
  {
    key: 'plc-past', name: '2025 年可编程控制器技能考核理论卷', subject: plc, author: 'organization', paperSort: PaperSort.past, paperKind: PaperKind.fixed, year: 2025, minutes: 90, passPercent: 60,
    intro: '<p>北岸智造培训学院技能考核的理论部分，通过后方可参加实训台考核。与安全有关的题占三成。</p>',
    sections: [
      { title: '一、单选题', note: '每题 2 分。', questions: of(plc, 'single', 20, [0, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18]) },
      { title: '二、多选题', note: '每题 4 分，错选不得分。', questions: of(plc, 'multiple', 40, [2, 3, 4, 5, 6]) },
      { title: '三、判断题', note: '每题 2 分。', questions: of(plc, 'judge', 20, [0, 1, 2, 5, 6]) },
      { title: '四、计算题', note: '每题 5 分，注意单位。', questions: of(plc, 'number', 50, [1, 2]) },
      { title: '五、综合题', note: '材料题 15 分，设计题 15 分。', questions: [...of(plc, 'compound', 150), ...of(plc, 'essay', 150)] },
    ],
  },
  {
    key: 'plc-practice', name: '可编程控制器入门二十题（随机）', subject: plc, author: 'organization', paperSort: PaperSort.practice, paperKind: PaperKind.drawn, year: 2026, minutes: 20, passPercent: 80,
    intro: '<p>上机之前做一遍：二十道基础题，答对十六道再去碰设备。</p>',
    sections: [
      { title: '基础', note: '单选每题 5 分。', cells: [cell('single', 'easy', 6, 50), cell('single', 'medium', 6, 50)] },
      { title: '判断与计算', note: '判断每题 4 分，多选与计算每题 6 分。', cells: [cell('judge', 'easy', 4, 40), cell('multiple', 'medium', 3, 60), cell('number', 'easy', 1, 60)] },
    ],
  },
  {
    key: 'accounting-drawn', name: '会计基础结业模拟卷（每人一卷）', subject: '会计基础', author: 'school', paperSort: PaperSort.mock, paperKind: PaperKind.drawn, year: 2026, minutes: 75, passPercent: 60,
    intro: '<p>题量与结业考试相同。分录题看科目、方向与金额，三样都对才得分。</p>',
    sections: usualCells,
  },
  {
    key: 'nursing-past', name: '2025 年护理技能考核理论卷', subject: nursing, author: 'nursing', paperSort: PaperSort.past, paperKind: PaperKind.fixed, year: 2025, minutes: 80, passPercent: 70,
    intro: '<p>护理专业技能考核的理论部分。核对、无菌与急救是重点，凡涉及患者安全的题，错一题多看一遍解析。</p>',
    sections: [
      { title: '一、单选题', note: '每题 2 分。', questions: of(nursing, 'single', 20, [0, 1, 4, 5, 7, 8, 9, 10, 11, 13, 14, 15, 16, 18, 19]) },
      { title: '二、多选题', note: '每题 3 分，错选不得分。', questions: of(nursing, 'multiple', 30, [1, 2, 3, 4, 5, 7]) },
      { title: '三、判断题', note: '每题 1 分。', questions: of(nursing, 'judge', 10, [0, 1, 3, 4, 5, 7]) },
      { title: '四、填空与计算', note: '填空每题 3 分，计算每题 5 分。', questions: [...of(nursing, 'blanks', 30, [0, 2]), ...of(nursing, 'number', 50, [1, 2])] },
      { title: '五、综合题', note: '排序 5 分，材料题 10 分，病例分析 15 分。', questions: [...of(nursing, 'ordering', 50), ...of(nursing, 'compound', 100), ...of(nursing, 'essay', 150)] },
    ],
  },
  {
    key: 'motor-drawn', name: '三电检修上岗理论卷（每人一卷）', subject: '电池与电驱', author: 'motor', paperSort: PaperSort.mock, paperKind: PaperKind.drawn, year: 2026, minutes: 60, passPercent: 80,
    intro: '<p>上岗之前的理论关，八十分通过。没有通过的，补学高压安全一章之后可以再考一次。</p>',
    sections: usualCells,
  },
];
