import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { ApplicationState } from './vacancies.ts';

/** Why somebody is not taken: the applicant reads it. */
export const DeclineReason = choice({
  none: [0, ''],
  skills: [1, '能力与职位要的有差距'],
  experience: [2, '经验与职位要的有差距'],
  filled: [3, '已经招满'],
  direction: [4, '求职方向不一致'],
  salary: [5, '薪资谈不拢'],
  place: [6, '地点或时间不合适'],
  unreachable: [7, '联系不上'],
  other: [8, '其他原因'],
  repeated: [9, '重复的投递，另一份继续'],
});

export type DeclineReason = ValueOf<typeof DeclineReason>;

/** What a recruiter chooses from. */
export const declineReasons = DeclineReason.values.filter((reason) => reason !== DeclineReason.none);

/** How an applicant came to a vacancy; drawn from what the platform knows, never told by anybody. */
export const ApplicationSource = choice({
  found: [1, '自己找到'],
  recommended: [2, '平台推荐'],
  nominated: [3, '学校推荐'],
});

export type ApplicationSource = ValueOf<typeof ApplicationSource>;

const { sent, seen, talking, declined, test, interview, offer, hired } = ApplicationState;

/** The columns of the board, in the order in which somebody walks; declining is beside the road. */
export const stages = {
  apply: { name: '投递', states: [sent, seen] },
  talk: { name: '沟通', states: [talking] },
  test: { name: '测评', states: [test] },
  interview: { name: '面试', states: [interview] },
  offer: { name: '录用', states: [offer, hired] },
  declined: { name: '不合适', states: [declined] },
} as const satisfies Record<string, { name: string; states: readonly ApplicationState[] }>;

export type Stage = keyof typeof stages;

export const stageKeys = Object.keys(stages) as [Stage, ...Stage[]];

/** Every state in which an enterprise still sees somebody. */
export const reachableStates: readonly ApplicationState[] = stageKeys.flatMap((key) => [...stages[key].states]);

/** Where a recruiter can put somebody; what a column of the board means when somebody is dropped there. */
export const moveTargets = [talking, test, interview, offer, hired, declined] as const;

export type MoveTarget = (typeof moveTargets)[number];

export const targetOf: Readonly<Partial<Record<Stage, MoveTarget>>> = {
  talk: talking,
  test,
  interview,
  offer,
  declined,
};

/** The name of the step (position/transitions.ts) that leads to a state. */
export const stepTo = {
  [talking]: 'talk',
  [test]: 'test',
  [interview]: 'meet',
  [offer]: 'offer',
  [hired]: 'hire',
  [declined]: 'decline',
} as const satisfies Record<MoveTarget, string>;

/** How many a column of the board shows at first; the rest is in the list. */
export const BOARD_CARDS = 12;
export const MOST_TAGS = 8;
export const TAG_LENGTH = 12;
/** Cards that are moved or marked at once. */
export const MOST_AT_ONCE = 100;
export const MOST_NOTES = 200;
/** So long what was handed over with an application is kept after it was sent, once it is decided. */
export const RETENTION_YEARS = 2;
/** Colleagues that one note speaks to. */
export const MOST_MENTIONED = 5;
/** Enterprises that one person shuts out. */
export const MOST_BLOCKED = 200;
/** More beside each other cannot be read. */
export const MOST_COMPARED = 4;
/** Rows of an export. */
export const MOST_EXPORTED = 2000;

/** How far an application came at least, in order; what is declined or withdrawn counts as far as it was. */
export const reachedNames = {
  received: '收到',
  seen: '查看',
  talk: '沟通',
  test: '测评',
  interview: '面试',
  offer: '录用意向',
  hired: '录用',
} as const;

export type Reached = keyof typeof reachedNames;

export const reachedKeys = Object.keys(reachedNames) as [Reached, ...Reached[]];

/** The periods that figures look back over. */
export const figureDays = [30, 90, 365] as const;
/** Vacancies in the figures, those with most applications. */
export const MOST_FIGURED = 50;

/** What somebody is called in a blind review: 候选人 LFLS, the same whoever looks. */
export const unnamedCode = (applicationId: string): string =>
  `候选人 ${BigInt(applicationId).toString(36).toUpperCase()}`;

/** What a recruiter opened of a person (the access diary). */
export const LookPart = choice({
  profile: [1, '档案'],
  portrait: [2, '能力画像'],
  achievement: [3, '证书与荣誉'],
  export: [4, '导出的名单'],
});

export type LookPart = ValueOf<typeof LookPart>;

export interface LinePoint {
  applicationState: ApplicationState;
  at: string;
}

interface Dated {
  applicationState: ApplicationState;
  appliedAt: string;
  seenAt: string | null;
  repliedAt: string | null;
}

/**
 * The way of an application with its times. What happened before steps were kept is told by the row alone: handed in,
 * seen, answered.
 */
export function lineOf({ applicationState, ...times }: Dated, steps: readonly LinePoint[]): LinePoint[] {
  const { appliedAt, seenAt, repliedAt } = times;
  const before = [
    { applicationState: sent, at: appliedAt },
    ...(seenAt === null ? [] : [{ applicationState: seen, at: seenAt }]),
  ];
  const isPlain = applicationState === sent || applicationState === seen;
  if (steps.length === 0 && !isPlain && repliedAt !== null) return [...before, { applicationState, at: repliedAt }];
  return [...before, ...steps];
}
