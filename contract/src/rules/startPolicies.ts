import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** Who made a policy. */
export const PolicyLevel = choice({
  nation: [1, '国家'],
  province: [2, '省'],
  city: [3, '市'],
  district: [4, '区县'],
  campus: [5, '园区与学校'],
});

export type PolicyLevel = ValueOf<typeof PolicyLevel>;

/** What a policy gives. */
export const PolicyField = choice({
  subsidy: [1, '补贴'],
  loan: [2, '贷款'],
  tax: [3, '税费'],
  space: [4, '场地'],
  training: [5, '培训'],
  talent: [6, '人才'],
  contest: [7, '大赛'],
});

export type PolicyField = ValueOf<typeof PolicyField>;

export const PolicyState = choice({
  draft: [0, '草稿'],
  published: [1, '已发布'],
  withdrawn: [2, '已撤下'],
});

export type PolicyState = ValueOf<typeof PolicyState>;

/** Where a published policy stands on a day: its own days decide, nobody has to remember to close it. */
export const PolicyPhase = choice({
  open: [1, '可以申请'],
  soon: [2, '还没开始'],
  closed: [3, '申请已截止'],
  expired: [4, '已失效'],
});

export type PolicyPhase = ValueOf<typeof PolicyPhase>;

/** The lines of business that policies name. */
export const StartField = choice({
  digital: [1, '软件与数字'],
  making: [2, '制造'],
  farming: [3, '农业'],
  culture: [4, '文化创意'],
  trade: [5, '零售与电商'],
  service: [6, '生活服务'],
  health: [7, '健康与养老'],
  green: [8, '节能环保'],
});

export type StartField = ValueOf<typeof StartField>;

export const policySorts = ['fresh', 'due'] as const;

export type PolicySort = (typeof policySorts)[number];

/** Days of a policy, `yyyy-MM-dd`; an empty one sets no bound. */
export interface PolicyDays {
  applyFrom: string;
  applyUntil: string;
  validUntil: string;
}

/** Where it stands on a day, both ends included. */
export function phaseOf({ applyFrom, applyUntil, validUntil }: PolicyDays, today: string): PolicyPhase {
  if (validUntil !== '' && validUntil < today) return PolicyPhase.expired;
  if (applyUntil !== '' && applyUntil < today) return PolicyPhase.closed;
  return applyFrom > today ? PolicyPhase.soon : PolicyPhase.open;
}

/** What is wrong with the order of its days, by field. */
export function daysProblem({ applyFrom, applyUntil, validUntil }: PolicyDays) {
  if (applyFrom !== '' && applyUntil !== '' && applyUntil < applyFrom)
    return { path: 'applyUntil', message: '申请截止要在开始之后' } as const;
  if (applyUntil !== '' && validUntil !== '' && validUntil < applyUntil)
    return { path: 'validUntil', message: '政策失效不能早于申请截止' } as const;
  return undefined;
}

export const MOST_POLICY_FILES = 5;
export const MOST_POLICY_PAPERS = 15;
/** Policies of one publisher that are not withdrawn. */
export const MOST_POLICIES = 2000;
/** Articles of one publisher. */
export const MOST_ADVOCACIES = 500;
/** Policies that one article is about. */
export const MOST_ADVOCATED = 8;
/** Dates that somebody keeps. */
export const MOST_POLICY_DATES = 200;
/** How many days before the last one those who keep it are told. */
export const REMIND_DAYS = 7;
