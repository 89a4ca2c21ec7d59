import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AnswerShow, LateRule, ProctorGrade } from '#contract/rules/assessments.ts';
import type { AssessmentRules } from '#contract/rules/assessments.ts';
import { PartialRule } from '#contract/rules/marking.ts';
import type { questionAuthors } from './questions/all.ts';

/** Days from the day of loading, and the time of that day. */
export interface SeedMoment {
  day: number;
  at: string;
}

/** Who may or has to take it. */
interface Candidates {
  /** Whoever finds it takes part. */
  isOpen?: true;
  /** Names of classes of the demo school. */
  grades?: string[];
  /** Keys of people.ts. */
  people?: string[];
  /** A key of organizations.ts: all its members. */
  organization?: string;
}

export interface SeedAssessment {
  key: string;
  assessmentKind: AssessmentKind;
  name: string;
  /** A key of papers.ts; the author is the paper's. */
  paper: string;
  author: keyof typeof questionAuthors;
  /** HTML: what candidates read before they begin. */
  intro: string;
  /** Null: from its publication on, or without an end. */
  begins: SeedMoment | null;
  ends: SeedMoment | null;
  /** When marks were released; absent: not yet. */
  released?: SeedMoment;
  /** Null: no time of its own. */
  minutes: number | null;
  attempts: number;
  passPercent: number;
  /** Only what differs from the usual rules of the kind. */
  rules: Partial<AssessmentRules>;
  candidates: Candidates;
  isDraft?: true;
}

const at = (day: number, time: string): SeedMoment => ({ day, at: time });

/** Introductions: a sentence, then the rules one by one. */
const told = (lead: string, ...rules: string[]) =>
  `<p>${lead}</p><ul>${rules.map((rule) => `<li><p>${rule}</p></li>`).join('')}</ul>`;

const { practice, exam, homework, test, classExam, positionTest, planTest } = AssessmentKind;

const bigData = '大数据 2301';
const software = '软件 2302';

const gradeKeys = [
  { name: '优', from: 90 },
  { name: '良', from: 80 },
  { name: '中', from: 70 },
  { name: '及格', from: 60 },
];

export const assessments: SeedAssessment[] = [
  // practice
  {
    key: 'practice-group', assessmentKind: practice, name: '专项练习：聚合、分组与空值', paper: 'sql-group', author: 'lecturer',
    intro: told('把“数得对”练成习惯。', '不限时间，可以中途离开，答案会留着。', '做完立刻看解析，错题进入错题本。', '最多做五次，记最好的一次。'),
    begins: null, ends: null, minutes: null, attempts: 5, passPercent: 60, rules: {}, candidates: { isOpen: true },
  },
  {
    key: 'practice-plc', assessmentKind: practice, name: '上机之前：可编程控制器二十题', paper: 'plc-practice', author: 'organization',
    intro: told('进实训岛之前先过这一关。', '每次随机抽二十题，答对八成才安排上机。', '没有通过的，看完解析再来，次数不限到二十次为止。'),
    begins: at(-30, '08:00'), ends: null, minutes: null, attempts: 20, passPercent: 80, rules: { isQuestionShuffled: 1 },
    candidates: { isOpen: true, organization: 'beian' },
  },
  {
    key: 'practice-sql', assessmentKind: practice, name: '数据查询考前模拟', paper: 'sql-drawn', author: 'lecturer',
    intro: told('和期末考试同样的题型与分值，每次一份新卷。', '交卷后显示得分和解析。', '选择题答错不倒扣分，尽量不要留空。'),
    begins: at(-14, '08:00'), ends: at(20, '22:00'), minutes: null, attempts: 10, passPercent: 60, rules: { isQuestionShuffled: 1 },
    candidates: { isOpen: true, grades: [bigData] },
  },
  // exams
  {
    key: 'exam-data', assessmentKind: exam, name: '数据分析助理岗位综合测评', paper: 'data-mixed', author: 'lecturer',
    intro: told('面向想应聘数据助理的学员，七十分通过。', '时间窗口内任选九十分钟，开始之后不能暂停。', '可以用草稿纸和计算器，不可以查资料或与人讨论。', '离开页面会留下记录，供评阅人参考，本人可以看到并说明。', '断网时请继续作答，恢复之后会自动补传。'),
    begins: at(-2, '08:00'), ends: at(5, '22:00'), minutes: 90, attempts: 1, passPercent: 70,
    rules: { lateEntryMinutes: null, partialRule: PartialRule.half },
    candidates: { isOpen: true, people: ['linxiao', 'yunanxing', 'qinwangshu', 'fangxiaoman', 'suman', 'donghezhi'] },
  },
  {
    key: 'exam-plc', assessmentKind: exam, name: '可编程控制器技能考核（理论）', paper: 'plc-past', author: 'organization',
    intro: told('理论通过后，下午进行实训台考核。', '请提前十五分钟进入页面完成试考，确认键盘、网络正常。', '开考三十分钟后不能再进入。', '中途离开页面、切换窗口都会记录。', '设计题由两位老师分别批改。'),
    begins: at(6, '09:00'), ends: at(6, '10:30'), minutes: 90, attempts: 1, passPercent: 60,
    rules: { proctorGrade: ProctorGrade.strict, isMarkedTwice: 1, spread: 20, gradeKeys },
    candidates: { organization: 'beian', people: ['gaoyuan', 'haoran', 'quanshui'] },
  },
  {
    key: 'exam-nursing', assessmentKind: exam, name: '护理技能考核（理论）', paper: 'nursing-past', author: 'nursing',
    intro: told('核对、无菌与急救为重点，七十分通过。', '涉及患者安全的题请看清“哪一项是错的”。', '病例分析由两位老师匿名批改，相差超过两成时由第三位裁定。', '公布成绩后七天之内可以申诉。'),
    begins: at(-12, '14:00'), ends: at(-12, '15:20'), released: at(-8, '10:00'), minutes: 80, attempts: 1, passPercent: 70,
    rules: { isMarkedTwice: 1, spread: 20, gradeKeys }, candidates: { people: ['baiyutong', 'heyichen', 'lengyue'] },
  },
  {
    key: 'exam-motor', assessmentKind: exam, name: '三电检修上岗考核（理论）', paper: 'motor-drawn', author: 'motor',
    intro: told('八十分通过，才可以进入高压实训区。', '每人的题目不同、难度相同。', '简答题由老师批改，成绩三天之内公布。', '没有通过的，补学高压安全一章后安排补考。'),
    begins: at(-1, '09:00'), ends: at(-1, '10:30'), minutes: 60, attempts: 1, passPercent: 80,
    rules: {}, candidates: { organization: 'dongling-academy', people: ['shiyinghe', 'gaoyuan', 'haoran'] },
  },
  {
    key: 'exam-learning', assessmentKind: exam, name: '机器学习基础期末考试', paper: 'ml-past', author: 'lecturer',
    intro: told('闭卷，可以带一张手写的公式纸和计算器。', '九点准时开始，三十分钟之后不能再进入。', '计算题只填结果，解答题要写出理由。', '答案在考试结束之后公布。'),
    begins: at(10, '09:00'), ends: at(10, '11:00'), minutes: 120, attempts: 1, passPercent: 60,
    rules: { gradeKeys }, candidates: { grades: [bigData], people: ['yanluo', 'linxiao'] },
  },
  // homework
  {
    key: 'homework-python', assessmentKind: homework, name: '第六次作业：招聘数据的清洗与函数', paper: 'python-homework', author: 'lecturer',
    intro: told('用课上发的招聘数据完成。', '可以查文档，可以讨论思路，代码要自己写。', '截止后仍可提交，每迟一天扣一成。', '代码看得懂比写得短重要，记得写清变量的含义。'),
    begins: at(-6, '08:00'), ends: at(4, '23:00'), minutes: null, attempts: 3, passPercent: 60,
    rules: { lateRule: LateRule.deduct, latePercent: 10 }, candidates: { grades: [bigData] },
  },
  {
    key: 'homework-group', assessmentKind: homework, name: '第四次作业：按组汇总', paper: 'sql-group', author: 'lecturer',
    intro: told('十五道题，复习分组与空值。', '可以反复修改，以最后一次提交为准。', '截止之后不再收。'),
    begins: at(-24, '08:00'), ends: at(-17, '23:00'), released: at(-15, '09:00'), minutes: null, attempts: 3, passPercent: 60,
    rules: { lateRule: LateRule.refuse }, candidates: { grades: [bigData] },
  },
  // quizzes
  {
    key: 'test-web', assessmentKind: test, name: '前端工程随堂测验（三）', paper: 'web-drawn', author: 'school',
    intro: told('课上四十五分钟完成，检查前三周的内容。', '交卷后立刻看到答案。', '左右同学的卷子不同，请看自己的屏幕。'),
    begins: at(0, '00:00'), ends: at(1, '23:00'), minutes: 45, attempts: 1, passPercent: 60, rules: {}, candidates: { grades: [software] },
  },
  {
    key: 'test-accounting', assessmentKind: test, name: '会计基础入门测验', paper: 'accounting-drawn', author: 'school',
    intro: told('选修课第一次测验，看看哪里还不稳。', '七十五分钟，可以做两次，记较高的一次。', '成绩不计入期末，只用来调整讲课的快慢。'),
    begins: at(3, '18:40'), ends: at(5, '22:00'), minutes: 75, attempts: 2, passPercent: 60, rules: {}, candidates: { isOpen: true, people: ['luanyi', 'suyicheng'] },
  },
  // exams of classes
  {
    key: 'class-sql', assessmentKind: classExam, name: '大数据 2301 班《数据查询》期中考试', paper: 'sql-past', author: 'lecturer',
    intro: told('期中考试，占总评三成。', '九十分钟，机房统一开始。', '写查询的题以能得到正确结果为准，写法不限。', '公布成绩后七天之内可以申诉，申诉由任课老师之外的老师复核。'),
    begins: at(-9, '14:00'), ends: at(-9, '15:40'), released: at(-5, '18:00'), minutes: 90, attempts: 1, passPercent: 60,
    rules: { proctorGrade: ProctorGrade.light, gradeKeys }, candidates: { grades: [bigData] },
  },
  {
    key: 'class-data', assessmentKind: classExam, name: '大数据 2301 班《数据查询》期末考试', paper: 'sql-drawn', author: 'lecturer',
    intro: told('期末考试，每人一卷，难度相同。', '六十分钟，三十分钟之后不能再进入。', '全屏作答，退出全屏会留下记录，本人可以看到并说明。', '考前一天开放试考，请务必在自己要用的电脑上试一次。'),
    begins: at(17, '14:00'), ends: at(17, '15:10'), minutes: 60, attempts: 1, passPercent: 60,
    rules: { proctorGrade: ProctorGrade.strict, lateEntryMinutes: 30, isQuestionShuffled: 1, gradeKeys }, candidates: { grades: [bigData] },
  },
  // tests of positions and of plans
  {
    key: 'position-data', assessmentKind: positionTest, name: '数据分析师岗位测试', paper: 'position-data', author: 'lecturer',
    intro: told('看一看离数据分析师还差什么。', '九十分钟，可以测三次，随时能开始。', '交卷之后看到每个能力项到了第几级，学什么能补上。'),
    begins: at(-20, '08:00'), ends: null, minutes: 90, attempts: 3, passPercent: 60, rules: {},
    candidates: { isOpen: true, people: ['linxiao', 'yunanxing', 'qinwangshu', 'fangxiaoman'] },
  },
  {
    key: 'plan-data', assessmentKind: planTest, name: '数据分析师方案：打底阶段测评', paper: 'sql-group', author: 'lecturer',
    intro: told('学完打底阶段的三门课再来。', '四十五分钟，可以测三次，记最好的一次。'),
    begins: at(-20, '08:00'), ends: null, minutes: 45, attempts: 3, passPercent: 60, rules: {}, candidates: { isOpen: true },
  },
  // still being prepared
  {
    key: 'draft-accounting', assessmentKind: exam, name: '会计基础结业考试', paper: 'accounting-drawn', author: 'school',
    intro: told('结业考试，通过后认定学分。', '七十五分钟，每人一卷。', '题量与模拟卷相同，具体安排以通知为准。'),
    begins: at(24, '09:00'), ends: at(24, '11:00'), minutes: 75, attempts: 1, passPercent: 60,
    rules: { proctorGrade: ProctorGrade.strict, answerShow: AnswerShow.never, gradeKeys }, candidates: {}, isDraft: true,
  },
];
