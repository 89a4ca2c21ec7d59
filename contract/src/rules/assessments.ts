import { AssessmentKind } from './assessmentKinds.ts';
import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { PartialRule } from './marking.ts';

/** Running, ended and to come are read from the clock; only these are kept. */
export const AssessmentState = choice({ draft: [1, '草稿'], published: [2, '已发布'], withdrawn: [3, '已撤回'] });

export type AssessmentState = ValueOf<typeof AssessmentState>;

/** Where an assessment stands at a moment. */
export const AssessmentPhase = choice({
  draft: [1, '草稿'],
  coming: [2, '未开始'],
  running: [3, '进行中'],
  marking: [4, '待公布'],
  released: [5, '已公布'],
  withdrawn: [6, '已撤回'],
});

export type AssessmentPhase = ValueOf<typeof AssessmentPhase>;

export const SittingState = choice({
  running: [1, '答题中'],
  submitted: [2, '已交卷'],
  /** Every answer has its marks. */
  marked: [3, '已批完'],
  cancelled: [4, '已作废'],
});

export type SittingState = ValueOf<typeof SittingState>;

export const SubmitKind = choice({ self: [1, '自己交卷'], time: [2, '到时自动交卷'], forced: [3, '监考收卷'] });

export type SubmitKind = ValueOf<typeof SubmitKind>;

/** When a candidate sees the right answers. */
export const AnswerShow = choice({
  never: [1, '不展示'],
  submitted: [2, '交卷后展示'],
  ended: [3, '考试结束后展示'],
  atTime: [4, '到指定时间展示'],
});

export type AnswerShow = ValueOf<typeof AnswerShow>;

/** How closely a sitting is watched; each grade records what the one before it does, and more. */
export const ProctorGrade = choice({
  none: [0, '不记录'],
  light: [1, '记录离开页面'],
  strict: [2, '记录离开、复制与全屏'],
});

export type ProctorGrade = ValueOf<typeof ProctorGrade>;

/** What is handed in after the end of a homework. */
export const LateRule = choice({ refuse: [0, '不收'], accept: [1, '照收'], deduct: [2, '照收，按天扣分'] });

export type LateRule = ValueOf<typeof LateRule>;

/** Where the candidates of an assessment come from. */
export const CandidateSource = choice({
  direct: [1, '单个添加'],
  grade: [2, '班级'],
  offering: [3, '开课'],
  organization: [4, '单位'],
  sheet: [5, '名单导入'],
  self: [6, '自己参加'],
  course: [7, '课程'],
});

export type CandidateSource = ValueOf<typeof CandidateSource>;

export const PaperState = choice({ draft: [1, '草稿'], published: [2, '已定稿'] });

export type PaperState = ValueOf<typeof PaperState>;

/** Chosen one by one, or drawn for each candidate from cells of type, difficulty and knowledge. */
export const PaperKind = choice({ fixed: [1, '选题组卷'], drawn: [2, '规则抽题'] });

export type PaperKind = ValueOf<typeof PaperKind>;

/** What kind of paper the exam centre shows it as. */
export const PaperSort = choice({ past: [1, '真题'], mock: [2, '模拟'], practice: [3, '练习'] });

export type PaperSort = ValueOf<typeof PaperSort>;

/** What a sitting records besides answers. Evidence, never a verdict. */
export const SittingEventKind = choice({
  began: [1, '开始作答'],
  left: [2, '离开页面'],
  back: [3, '回到页面'],
  copied: [4, '复制题目'],
  pasted: [5, '粘贴内容'],
  leftFullScreen: [6, '退出全屏'],
  device: [7, '换了设备'],
  offline: [8, '断线'],
  online: [9, '重新连上'],
  extended: [10, '延长时间'],
  paused: [11, '暂停'],
  resumed: [12, '继续'],
  submitted: [13, '交卷'],
  corrected: [14, '题目更正'],
  consented: [15, '同意拍照'],
  declined: [16, '不同意拍照'],
  photo: [17, '拍照'],
  cancelled: [20, '作废'],
  judged: [21, '监考判断'],
});

export type SittingEventKind = ValueOf<typeof SittingEventKind>;

/** What those who watch say about the evidence of a sitting; a second one has to confirm it. */
export const Verdict = choice({ fine: [1, '不算异常'], talk: [2, '考后谈话'], noted: [3, '记入考场记录'] });

export type Verdict = ValueOf<typeof Verdict>;

export interface GradeKey {
  name: string;
  /** Least percent of the full marks. */
  from: number;
}

/** Everything that is decided about an assessment besides its times; jsonb, so a rule more is no migration. */
export interface AssessmentRules {
  isQuestionShuffled: 0 | 1;
  isOptionShuffled: 0 | 1;
  partialRule: PartialRule;
  /** Percent that a wrong guess costs. */
  penalty: number;
  answerShow: AnswerShow;
  proctorGrade: ProctorGrade;
  /** 1: candidates are asked to have their picture taken now and then; who does not want it sits all the same. */
  isPhotographed: 0 | 1;
  lateRule: LateRule;
  /** Percent a day, of `LateRule.deduct`. */
  latePercent: number;
  /** Minutes after the beginning in which one may still enter; null: as long as it runs. */
  lateEntryMinutes: number | null;
  /** Seconds after the end in which what was answered before it still arrives. */
  graceSeconds: number;
  /** Whether two people mark each answer by hand. */
  isMarkedTwice: 0 | 1;
  /** Percent of a question's marks by which two may differ before a third decides. */
  spread: number;
  isAnonymous: 0 | 1;
  /** Days after the release in which one may object. */
  appealDays: number;
  gradeKeys: GradeKey[];
}

export const usualRules: AssessmentRules = {
  isQuestionShuffled: 0,
  isOptionShuffled: 1,
  partialRule: PartialRule.each,
  penalty: 0,
  answerShow: AnswerShow.ended,
  proctorGrade: ProctorGrade.none,
  isPhotographed: 0,
  lateRule: LateRule.refuse,
  latePercent: 10,
  lateEntryMinutes: null,
  graceSeconds: 60,
  isMarkedTwice: 0,
  spread: 20,
  isAnonymous: 1,
  appealDays: 7,
  gradeKeys: [],
};

interface Traits {
  /** Where its author makes, runs and marks it: `base/add`, `base/examAdmin` and so on. */
  base: string;
  /** What its candidates call handing it in. */
  submitName: string;
  /** Has a time of its own inside the window in which it is open. */
  isTimed: boolean;
  /** Watched, rehearsed, closed at the end by the server. */
  isFormal: boolean;
  /** May be handed in late. */
  hasLateRule: boolean;
  /** Belongs to a class group. */
  isOfGrade: boolean;
  /** Shows how far somebody is in the items of a typical position that names it; whoever is signed in may sit it. */
  isMeasuring: boolean;
  /** Only these rules differ from the usual ones. */
  rules: Partial<AssessmentRules>;
}

const measuring = {
  base: '/account/exams',
  submitName: '交卷',
  isTimed: true,
  isFormal: false,
  hasLateRule: false,
  isOfGrade: false,
  isMeasuring: true,
} as const;

export const assessmentTraits: Readonly<Record<AssessmentKind, Traits>> = {
  [AssessmentKind.practice]: {
    base: '/account/exams',
    submitName: '完成练习',
    isTimed: false,
    isFormal: false,
    hasLateRule: false,
    isOfGrade: false,
    isMeasuring: false,
    rules: { answerShow: AnswerShow.submitted },
  },
  [AssessmentKind.exam]: {
    base: '/account/exams',
    submitName: '交卷',
    isTimed: true,
    isFormal: true,
    hasLateRule: false,
    isOfGrade: false,
    isMeasuring: false,
    rules: { proctorGrade: ProctorGrade.light, lateEntryMinutes: 30, isQuestionShuffled: 1 },
  },
  [AssessmentKind.homework]: {
    base: '/account/homework',
    submitName: '提交作业',
    isTimed: false,
    isFormal: false,
    hasLateRule: true,
    isOfGrade: false,
    isMeasuring: false,
    rules: { isOptionShuffled: 0, isAnonymous: 0, graceSeconds: 0 },
  },
  [AssessmentKind.test]: {
    base: '/account/homework',
    submitName: '交卷',
    isTimed: true,
    isFormal: false,
    hasLateRule: false,
    isOfGrade: false,
    isMeasuring: false,
    rules: { answerShow: AnswerShow.submitted },
  },
  [AssessmentKind.classExam]: {
    base: '/account/exams',
    submitName: '交卷',
    isTimed: true,
    isFormal: true,
    hasLateRule: false,
    isOfGrade: true,
    isMeasuring: false,
    rules: { proctorGrade: ProctorGrade.light, answerShow: AnswerShow.ended },
  },
  [AssessmentKind.positionTest]: {
    ...measuring,
    rules: { answerShow: AnswerShow.submitted, isQuestionShuffled: 1 },
  },
  [AssessmentKind.planTest]: {
    ...measuring,
    rules: { answerShow: AnswerShow.submitted },
  },
};

export const rulesOf = (kind: AssessmentKind): AssessmentRules => ({ ...usualRules, ...assessmentTraits[kind].rules });

interface Moments {
  assessmentState: AssessmentState;
  /** Null: open from its publication on. */
  beginsAt: string | null;
  /** Null: never closes. */
  endsAt: string | null;
  releasedAt: string | null;
}

/** Where it stands; moments are compared as the wire form, which sorts by time. */
export function phaseOf(facts: Moments, now: string): AssessmentPhase {
  if (facts.assessmentState === AssessmentState.draft) return AssessmentPhase.draft;
  if (facts.assessmentState === AssessmentState.withdrawn) return AssessmentPhase.withdrawn;
  if (facts.beginsAt !== null && now < facts.beginsAt) return AssessmentPhase.coming;
  if (facts.endsAt === null || now < facts.endsAt) return AssessmentPhase.running;
  return facts.releasedAt === null ? AssessmentPhase.marking : AssessmentPhase.released;
}

/** One item in the paper of one candidate. */
export interface LayoutItem {
  itemId: string;
  versionId: string;
  /** Tenths. */
  points: number;
}

/** The paper as one candidate has it: which questions, in which order. Options follow from the seed (`rules/draw.ts`). */
export interface Layout {
  seed: number;
  sections: { sectionId: string; items: LayoutItem[] }[];
}

/** A cell of a rule: so many questions of a type, a difficulty and of some of these points of knowledge. */
export interface DrawCell {
  questionType: number;
  /** Null: any. */
  difficulty: number | null;
  /** Empty: any. */
  knowledge: string[];
  count: number;
  /** Each, tenths. */
  points: number;
}

export const MOST_PAPERS = 500;
export const MOST_ITEMS = 200;
export const MOST_SECTIONS = 20;
export const MOST_CELLS = 40;
export const MOST_CANDIDATES = 5000;
export const MOST_ATTEMPTS = 20;
/** One day. */
export const MOST_MINUTES = 1440;
