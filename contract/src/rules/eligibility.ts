import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { dayMonthsAfter, fullMonths, monthAfter, monthEnd, monthsBetween } from './monthDays.ts';
import type { StartField } from './startPolicies.ts';

/** The highest degree that policies ask about. */
export const StartDegree = choice({
  secondary: [1, '高中、中专及以下'],
  college: [2, '大专'],
  bachelor: [3, '本科'],
  master: [4, '硕士'],
  doctor: [5, '博士'],
});

export type StartDegree = ValueOf<typeof StartDegree>;

/** Whether there is a firm already. */
export const RegisterState = choice({
  unknown: [0, '没有填写'],
  none: [1, '还没有登记'],
  done: [2, '已经登记'],
});

export type RegisterState = ValueOf<typeof RegisterState>;

/** What policies ask about a founder and the team; null and empty are what nobody said yet. */
export interface FounderFacts {
  /** Where the firm is or will be. */
  regionCode: string;
  startField: StartField | null;
  degreeLevel: StartDegree | null;
  /** `yyyy-MM`; a coming month for students. */
  graduatedOn: string;
  bornOn: string;
  registerState: RegisterState;
  /** `yyyy-MM-dd`, of a firm. */
  registeredOn: string;
  teamSize: number | null;
  hiredCount: number | null;
  sharePercent: number | null;
  insuredMonths: number | null;
}

/** What is compared with a bound: a number, or null while a fact is missing. */
interface RuleKind {
  /** `most`: the bound is the highest that fits; `least`: the lowest. */
  sense: 'most' | 'least';
  /** The fact that must be known. */
  fact: keyof FounderFacts;
  measure(facts: FounderFacts, today: string): number | null;
  /** The rule in words. */
  words(bound: number): string;
  /** The fact in words. */
  mine(facts: FounderFacts): string;
  /** The last day on which it fits (`most`), or the first (`least`), where time alone decides. */
  turns?(facts: FounderFacts, bound: number): string;
}

/** No firm: younger than any, and older than none. */
const UNBORN = -1;

/** 36 months are 3 years. */
const span = (months: number): string => (months % 12 === 0 && months > 0 ? `${months / 12} 年` : `${months} 个月`);

const registered = ({ registerState, registeredOn }: FounderFacts): string =>
  registerState === RegisterState.done ? `${registeredOn} 登记` : RegisterState.labels[registerState];

/** Months since the registration, begun ones counted or not. */
const firmMonths = (facts: FounderFacts, today: string, isBegun: boolean): number | null => {
  const { registerState, registeredOn } = facts;
  if (registerState === RegisterState.unknown) return null;
  if (registerState === RegisterState.none) return UNBORN;
  const months = fullMonths(registeredOn, today);
  return isBegun && dayMonthsAfter(registeredOn, months) < today ? months + 1 : months;
};

const plain = (fact: 'teamSize' | 'hiredCount' | 'sharePercent' | 'insuredMonths', unit: string) => ({
  sense: 'least' as const,
  fact,
  measure: (facts: FounderFacts) => facts[fact],
  mine: (facts: FounderFacts) => `${facts[fact]} ${unit}`,
});

/** Every rule a policy can state by a number; the columns of its bounds have the same names. */
export const ruleKinds = {
  gradMonths: {
    sense: 'most',
    fact: 'graduatedOn',
    measure: ({ graduatedOn }, today) => (graduatedOn === '' ? null : monthsBetween(graduatedOn, today.slice(0, 7))),
    words: (bound) => (bound === 0 ? '在校学生' : `在校，或毕业不超过 ${span(bound)}`),
    mine: ({ graduatedOn }) => `${graduatedOn} 毕业`,
    turns: ({ graduatedOn }, bound) => monthEnd(monthAfter(graduatedOn, bound)),
  },
  degreeLevel: {
    sense: 'least',
    fact: 'degreeLevel',
    measure: ({ degreeLevel }) => degreeLevel,
    words: (bound) => `学历不低于${StartDegree.labels[bound as StartDegree]}`,
    mine: ({ degreeLevel }) => (degreeLevel === null ? '' : StartDegree.labels[degreeLevel]),
  },
  ageYears: {
    sense: 'most',
    fact: 'bornOn',
    measure: ({ bornOn }, today) => (bornOn === '' ? null : Math.floor(monthsBetween(bornOn, today.slice(0, 7)) / 12)),
    words: (bound) => `年龄不超过 ${bound} 岁`,
    mine: ({ bornOn }) => `${bornOn} 出生`,
    turns: ({ bornOn }, bound) => monthEnd(monthAfter(bornOn, (bound + 1) * 12 - 1)),
  },
  registeredMost: {
    sense: 'most',
    fact: 'registerState',
    measure: (facts, today) => firmMonths(facts, today, true),
    words: (bound) => `登记不超过 ${span(bound)}`,
    mine: registered,
    turns: ({ registerState, registeredOn }, bound) =>
      registerState === RegisterState.done ? dayMonthsAfter(registeredOn, bound) : '',
  },
  registeredLeast: {
    sense: 'least',
    fact: 'registerState',
    measure: (facts, today) => firmMonths(facts, today, false),
    words: (bound) => (bound === 0 ? '已经登记注册' : `登记满 ${span(bound)}`),
    mine: registered,
    turns: ({ registerState, registeredOn }, bound) =>
      registerState === RegisterState.done ? dayMonthsAfter(registeredOn, bound) : '',
  },
  teamSize: { ...plain('teamSize', '人'), words: (bound) => `团队不少于 ${bound} 人` },
  hiredCount: { ...plain('hiredCount', '人'), words: (bound) => `带动就业不少于 ${bound} 人` },
  sharePercent: { ...plain('sharePercent', '%'), words: (bound) => `本人占股不低于 ${bound}%` },
  insuredMonths: { ...plain('insuredMonths', '个月'), words: (bound) => `缴纳社保满 ${bound} 个月` },
} as const satisfies Record<string, RuleKind>;

export type RuleKey = keyof typeof ruleKinds;

export const ruleKeys = Object.keys(ruleKinds) as RuleKey[];

export const ruleKindOf = (key: RuleKey): RuleKind => ruleKinds[key];

/** The bounds of a policy; null where it says nothing. */
export type RuleBounds = Record<RuleKey, number | null>;

/** Whom a policy is for. */
export interface PolicyRules extends RuleBounds {
  /** Empty: the whole country. */
  regionCode: string;
  /** `StartField`; empty: all. */
  startFields: readonly number[];
}

/** How it stands with one rule, and with a policy as a whole; the worst of its rules decides. */
export const Fit = choice({
  fits: [1, '符合'],
  unknown: [2, '还差资料'],
  lacks: [3, '不符合'],
});

export type Fit = ValueOf<typeof Fit>;

export const fitsBound = ({ sense }: Pick<RuleKind, 'sense'>, measure: number, bound: number): boolean =>
  sense === 'most' ? measure <= bound : measure >= bound;
