import type { Answer, Keys, QuestionType } from '#contract/rules/questions.ts';
import type { ShownQuestion } from '../../../shared/questions/shownQuestion.ts';

interface Sample {
  id: string;
  question: ShownQuestion;
  key: Keys[QuestionType];
  analysis: string;
  /** Tenths. */
  points: number;
  /** What one candidate gave in each slot, and what it earned. */
  given: Readonly<Record<string, Answer>>;
  earned: Readonly<Record<string, number | null>>;
}

const options = (...contents: string[]) => contents.map((content, index) => ({ id: 'abcdef'[index]!, content }));
const byHand = (reference: string, ...titles: string[]) => ({
  reference,
  rubric: titles.map((title, index) => ({ id: String(index), title, share: 100 / titles.length, note: '' })),
});

/** One question of each type, as pages get them. */
export const samples: readonly Sample[] = [
  {
    id: '1',
    question: {
      questionType: 1,
      stem: '<p>下表是从招聘网站导出的部分记录。以「岗位编号」和「发布日期」为准去除重复后，应剩下几条记录？</p><table><tbody><tr><th><p>岗位编号</p></th><th><p>职位名称</p></th><th><p>发布日期</p></th></tr><tr><td><p>J-1042</p></td><td><p>数据分析助理</p></td><td><p>2026-10-08</p></td></tr><tr><td><p>J-1042</p></td><td><p>数据分析助理</p></td><td><p>2026-10-15</p></td></tr><tr><td><p>J-1077</p></td><td><p>报表专员</p></td><td><p>2026-10-08</p></td></tr></tbody></table>',
      body: { options: options('<p>2 条</p>', '<p>3 条</p>', '<p>4 条</p>', '<p>5 条</p>'), isOrderFixed: 0 },
    },
    key: { right: 'b' },
    analysis: '<p>岗位编号相同而发布日期不同的，是两条记录。</p>',
    points: 20,
    given: { 1: 'c' },
    earned: { 1: 0 },
  },
  {
    id: '2',
    question: {
      questionType: 2,
      stem: '<p>下列哪些做法会改变一组数据的方差？</p>',
      body: {
        options: options(
          '<p>每个数都加 5</p>',
          '<p>每个数都乘 2</p>',
          '<p>去掉一个离平均数最远的数，其余各数保持不变，再重新计算平均数与方差</p>',
          '<p>每个数都取相反数</p>',
        ),
        isOrderFixed: 0,
      },
    },
    key: { right: ['b', 'c'] },
    analysis: '',
    points: 30,
    given: { 2: ['b'] },
    earned: { 2: 15 },
  },
  {
    id: '3',
    question: { questionType: 3, stem: '<p>主键可以有空值。</p>', body: {} },
    key: { isTrue: 0 },
    analysis: '<p>主键的每一列都不能是空值。</p>',
    points: 10,
    given: { 3: 0 },
    earned: { 3: 10 },
  },
  {
    id: '4',
    question: {
      questionType: 4,
      stem: '<p>SQL 里按组统计用 ____ 子句，筛选组用 ____ 子句。</p>',
      body: { blankCount: 2 },
    },
    key: {
      blanks: [{ accepted: ['GROUP BY'] }, { accepted: ['HAVING'] }],
      isOrderFree: 0,
      isCaseSensitive: 0,
    },
    analysis: '',
    points: 40,
    given: { 4: ['group by', ''] },
    earned: { 4: 20 },
  },
  {
    id: '5',
    question: {
      questionType: 7,
      stem: '<p>一台设备的功率是 1500 W，每天用 2 小时，30 天用电多少？</p>',
      body: { units: ['kWh', 'Wh', 'J'] },
    },
    key: { value: 90, tolerance: 0.5, toleranceKind: 1, unit: 'kWh' },
    analysis: '',
    points: 40,
    given: { 5: { value: '90', unit: 'kWh' } },
    earned: { 5: 40 },
  },
  {
    id: '6',
    question: { questionType: 8, stem: '<p>简述数据脱敏与数据加密的区别。</p>', body: { mostLetters: 40 } },
    key: {
      ...byHand('<p>脱敏之后不能还原，加密之后可以用密钥还原。</p>', '说出能否还原', '各举一例'),
      keywords: ['还原', '密钥'],
    },
    analysis: '',
    points: 60,
    given: { 6: '脱敏把手机号中间四位换成星号，换了就回不来；加密有密钥就能还原。' },
    earned: { 6: null },
  },
  {
    id: '7',
    question: {
      questionType: 5,
      stem: '<p>证明：每个数都乘 <em>k</em>，方差变成原来的 <em>k</em><sup>2</sup> 倍。</p>',
      body: { mostLetters: 800 },
    },
    key: byHand('<p>由定义展开即得。</p>', '写出定义', '展开并化简'),
    analysis: '',
    points: 120,
    given: { 7: '<p>设平均数是 <em>m</em>，乘 <em>k</em> 之后平均数是 <em>km</em>。</p>' },
    earned: { 7: 60 },
  },
  {
    id: '8',
    question: {
      questionType: 9,
      stem: '<p>把图表与它适合回答的问题连起来。</p>',
      body: {
        left: options('<p>折线图</p>', '<p>散点图</p>', '<p>条形图</p>'),
        right: options('<p>各类别谁多谁少</p>', '<p>随时间怎样变化</p>', '<p>两个量有没有关系</p>'),
      },
    },
    key: {
      pairs: [
        { left: 'a', right: 'b' },
        { left: 'b', right: 'c' },
        { left: 'c', right: 'a' },
      ],
    },
    analysis: '',
    points: 30,
    given: {
      8: [
        { left: 'a', right: 'b' },
        { left: 'b', right: 'a' },
      ],
    },
    earned: { 8: 10 },
  },
  {
    id: '9',
    question: {
      questionType: 10,
      stem: '<p>把数据分析的步骤按先后排好。</p>',
      body: { items: options('<p>清洗</p>', '<p>明确问题</p>', '<p>呈现结论</p>', '<p>采集</p>') },
    },
    key: { order: ['b', 'd', 'a', 'c'] },
    analysis: '',
    points: 40,
    given: { 9: ['b', 'd', 'a', 'c'] },
    earned: { 9: 40 },
  },
  {
    id: '10',
    question: { questionType: 11, stem: '<p>交上你做的报表。</p>', body: { mostFiles: 2 } },
    key: byHand('', '数据正确', '版面清楚'),
    analysis: '',
    points: 100,
    given: { 10: [{ fileUrl: '/demo/parts/uploads', fileName: '十月报表.xlsx' }] },
    earned: { 10: null },
  },
  {
    id: '11',
    question: {
      questionType: 12,
      stem: '<p>写一个函数，返回列表里的中位数。</p>',
      body: { language: 'python', starter: 'def median(numbers):\n    ' },
    },
    key: byHand('<p>先排序，再取中间。</p>', '结果正确', '处理空列表'),
    analysis: '',
    points: 100,
    given: { 11: 'def median(numbers):\n    return sorted(numbers)[len(numbers) // 2]' },
    earned: { 11: 50 },
  },
  {
    id: '12',
    question: {
      questionType: 6,
      stem: '<p>某校 2026 届数据分析专业有 120 名毕业生，其中 96 人签约，签约者里 24 人去了本地企业。</p>',
      body: {
        children: [
          { id: 'a', questionType: 7, stem: '<p>签约率是多少？</p>', points: 20, body: { units: ['%'] } },
          {
            id: 'b',
            questionType: 1,
            stem: '<p>签约者里去本地企业的占</p>',
            points: 20,
            body: { options: options('<p>20%</p>', '<p>25%</p>'), isOrderFixed: 0 },
          },
        ],
      },
    },
    key: {
      children: [
        {
          id: 'a',
          questionType: 7,
          key: { value: 80, tolerance: 0, toleranceKind: 1, unit: '%' },
          analysis: '<p>96 ÷ 120。</p>',
        },
        { id: 'b', questionType: 1, key: { right: 'b' }, analysis: '' },
      ],
    },
    analysis: '<p>先看清每个比率的分母。</p>',
    points: 40,
    given: { '12:a': { value: '80', unit: '%' } },
    earned: { '12:a': 20, '12:b': 0 },
  },
];
