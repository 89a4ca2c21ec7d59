import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What a question asks for; the first six have the numbers that such sites use. */
export const QuestionType = choice({
  single: [1, '单选'],
  multiple: [2, '多选'],
  judge: [3, '判断'],
  blanks: [4, '填空'],
  essay: [5, '解答'],
  compound: [6, '材料'],
  number: [7, '数值'],
  short: [8, '简答'],
  matching: [9, '连线'],
  ordering: [10, '排序'],
  file: [11, '文件'],
  code: [12, '代码'],
});

export type QuestionType = ValueOf<typeof QuestionType>;

export const Difficulty = choice({ easy: [1, '易'], medium: [2, '中'], hard: [3, '难'] });

export type Difficulty = ValueOf<typeof Difficulty>;

/** Where a question comes from. */
export const QuestionSource = choice({
  own: [1, '自编'],
  past: [2, '真题'],
  mock: [3, '模拟'],
  book: [4, '教材'],
  imported: [5, '导入'],
});

export type QuestionSource = ValueOf<typeof QuestionSource>;

/** Who may use a question besides its author: nobody, or whoever teaches for the same organization. */
export const QuestionShare = choice({ own: [0, '仅自己'], organization: [1, '单位共享'] });

export type QuestionShare = ValueOf<typeof QuestionShare>;

/** What a tolerance is measured in. */
export const ToleranceKind = choice({ absolute: [1, '误差'], percent: [2, '百分比'] });

export type ToleranceKind = ValueOf<typeof ToleranceKind>;

export interface Option {
  /** Never changes while the option lives: shuffling and answers go by it. */
  id: string;
  /** HTML. */
  content: string;
}

/** What a candidate is shown besides the stem. */
export interface Bodies {
  1: { options: Option[]; isOrderFixed: 0 | 1 };
  2: { options: Option[]; isOrderFixed: 0 | 1 };
  3: Record<never, never>;
  /** The stem holds `____` for each. */
  4: { blankCount: number };
  5: { mostLetters: number };
  6: { children: Child[] };
  /** The units to choose from; none: only the number is asked for. */
  7: { units: string[] };
  8: { mostLetters: number };
  9: { left: Option[]; right: Option[] };
  10: { items: Option[] };
  11: { mostFiles: number };
  12: { language: string; starter: string };
}

export interface Criterion {
  id: string;
  title: string;
  /** Percent of the question's marks; those of a rubric make 100. */
  share: number;
  note: string;
}

/** What is marked by hand: an answer to compare with and what earns how much. */
export interface ByHand {
  /** HTML. */
  reference: string;
  rubric: Criterion[];
}

/** What never leaves the server before the answers are shown. */
export interface Keys {
  1: { right: string };
  2: { right: string[] };
  3: { isTrue: 0 | 1 };
  4: { blanks: { accepted: string[] }[]; isOrderFree: 0 | 1; isCaseSensitive: 0 | 1 };
  5: ByHand;
  6: { children: ChildKey[] };
  7: { value: number; tolerance: number; toleranceKind: ToleranceKind; unit: string };
  8: ByHand & { keywords: string[] };
  9: { pairs: { left: string; right: string }[] };
  10: { order: string[] };
  11: ByHand;
  12: ByHand;
}

/** What a candidate gives; absent or null: nothing yet. */
export interface Answers {
  1: string;
  2: string[];
  3: 0 | 1;
  4: string[];
  /** HTML. */
  5: string;
  /** Each child is answered by itself. */
  6: never;
  7: { value: string; unit: string };
  8: string;
  9: { left: string; right: string }[];
  10: string[];
  11: { fileUrl: string; fileName: string }[];
  12: string;
}

export type SimpleType = Exclude<QuestionType, 6>;

/** A question without its key, as one of its types. */
export type Asked<T extends QuestionType = QuestionType> = { [K in T]: { questionType: K; body: Bodies[K] } }[T];

/** A question with its key. */
export type Keyed<T extends QuestionType = QuestionType> = {
  [K in T]: { questionType: K; body: Bodies[K]; key: Keys[K] };
}[T];

/** A question below a material. */
export type Child<T extends SimpleType = SimpleType> = {
  [K in T]: { id: string; stem: string; points: number; questionType: K; body: Bodies[K] };
}[T];

/** The key of the child of that id. */
export type ChildKey<T extends SimpleType = SimpleType> = {
  [K in T]: { id: string; questionType: K; key: Keys[K]; analysis: string };
}[T];

export type Answer = Answers[SimpleType];

interface Traits {
  /** Whether the machine alone gives the marks. */
  isAutomatic: boolean;
  /** Guessing is possible: wrong answers may cost marks. */
  isGuessable: boolean;
  /** Part of it may be right. */
  isPartial: boolean;
  /** What is shuffled for each candidate. */
  isShuffled: boolean;
  /** Usual marks, tenths. */
  points: number;
  /** Seconds an average candidate needs: what a paper is estimated with. */
  seconds: number;
}

const automatic = { isAutomatic: true, isGuessable: false, isPartial: true, isShuffled: false } as const;
const byHand = { isAutomatic: false, isGuessable: false, isPartial: true, isShuffled: false } as const;

/** Pages, marking and drawing ask here and never compare types. */
export const questionTraits: Readonly<Record<QuestionType, Traits>> = {
  1: { ...automatic, isGuessable: true, isPartial: false, isShuffled: true, points: 20, seconds: 60 },
  2: { ...automatic, isGuessable: true, isShuffled: true, points: 30, seconds: 90 },
  3: { ...automatic, isGuessable: true, isPartial: false, points: 10, seconds: 40 },
  4: { ...automatic, points: 20, seconds: 90 },
  5: { ...byHand, points: 120, seconds: 720 },
  6: { ...byHand, points: 150, seconds: 600 },
  7: { ...automatic, isPartial: false, points: 40, seconds: 150 },
  8: { ...byHand, points: 60, seconds: 300 },
  9: { ...automatic, isShuffled: true, points: 40, seconds: 120 },
  10: { ...automatic, isShuffled: true, points: 40, seconds: 120 },
  11: { ...byHand, points: 100, seconds: 900 },
  12: { ...byHand, points: 100, seconds: 900 },
};

/** What stands in a stem where something is to be filled in. */
export const BLANK = '____';

export const MOST_OPTIONS = 12;
export const FEWEST_OPTIONS = 2;
export const MOST_BLANKS = 12;
export const MOST_CHILDREN = 12;
export const MOST_KNOWLEDGE = 3;
export const MOST_CRITERIA = 8;
export const MOST_FILES = 5;
/** Letters of an essay. */
export const MOST_LETTERS = 20_000;
/** Tenths. */
export const MOST_POINTS = 2000;

/** A to Z, as options are named in the order in which they are shown. */
export const letterOf = (index: number): string => String.fromCodePoint(65 + index);
