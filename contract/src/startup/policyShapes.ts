import * as z from 'zod';
import { policyRules, startPolicy, startPolicyMore } from '../fields/startPolicy.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { richText } from '../kit/richText.ts';
import { FileUrl, Id, line, Time } from '../kit/values.ts';
import { Fit, StartDegree } from '../rules/eligibility.ts';
import {
  daysProblem,
  MOST_POLICY_FILES,
  MOST_POLICY_PAPERS,
  PolicyField,
  PolicyLevel,
  PolicyPhase,
  PolicyState,
  StartField,
} from '../rules/startPolicies.ts';

/** The longest request: a whole original text, or article. */
export const POLICY_BYTES = 256 * 1024;

const pattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** A day of the calendar: the thirtieth of February is none. */
function isDay(text: string): boolean {
  const time = pattern.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export const optionalDay = (label: string) =>
  named(
    { label },
    z
      .string()
      .refine((text) => text === '' || isDay(text), `请选择${label}`)
      .default(''),
  );

/** A number within the ends that its field declares, or null where nobody said anything. */
export const optionalNumber = ({ label, min, max }: { label: string; min: number; max: number }) =>
  named(
    { label },
    z
      .int(`${label}请填整数`)
      .min(min, `${label}最少填 ${min}`)
      .max(max, `${label}最多填 ${max}`)
      .nullable()
      .default(null),
  );

const PolicyFile = z.object({ name: line(100, '附件名称'), url: FileUrl });

const fields = z
  .array(oneOf(StartField, '没有这个行业'))
  .max(StartField.values.length, '行业选得太多')
  .refine((some) => new Set(some).size === some.length, '同一个行业只选一次');

/** Whom a policy is for (rules/eligibility.ts). */
const ruleShape = {
  startFields: named(policyRules.startFields, fields.default([])),
  gradMonths: optionalNumber(policyRules.gradMonths),
  degreeLevel: named(policyRules.degreeLevel, oneOf(StartDegree, '请选择最低学历').nullable().default(null)),
  ageYears: optionalNumber(policyRules.ageYears),
  registeredMost: optionalNumber(policyRules.registeredMost),
  registeredLeast: optionalNumber(policyRules.registeredLeast),
  teamSize: optionalNumber(policyRules.teamSize),
  hiredCount: optionalNumber(policyRules.hiredCount),
  sharePercent: optionalNumber(policyRules.sharePercent),
  insuredMonths: optionalNumber(policyRules.insuredMonths),
};

/** All that a publisher writes of a policy; a version keeps the same. */
export const content = {
  ...fieldSchemas(startPolicy),
  policyLevel: named(startPolicyMore.policyLevel, oneOf(PolicyLevel, '请选择级别')),
  policyField: named(startPolicyMore.policyField, oneOf(PolicyField, '请选择类别')),
  issuedOn: named(startPolicyMore.issuedOn, z.string().refine(isDay, '请选择发文日期')),
  applyFrom: optionalDay(startPolicyMore.applyFrom.label),
  applyUntil: optionalDay(startPolicyMore.applyUntil.label),
  validUntil: optionalDay(startPolicyMore.validUntil.label),
  original: richText(startPolicyMore.original),
  papers: named(
    startPolicyMore.papers,
    z.array(line(60, '材料')).max(MOST_POLICY_PAPERS, `最多写 ${MOST_POLICY_PAPERS} 样材料`).default([]),
  ),
  attachments: named(
    startPolicyMore.attachments,
    z.array(PolicyFile).max(MOST_POLICY_FILES, `最多 ${MOST_POLICY_FILES} 个附件`).default([]),
  ),
  ...ruleShape,
};

interface Checked {
  applyFrom: string;
  applyUntil: string;
  validUntil: string;
  policyLevel: number;
  regionCode: string;
  registeredMost: number | null;
  registeredLeast: number | null;
}

/** What only several fields together can get wrong. */
export function checkPolicy(policy: Checked, ctx: z.RefinementCtx): void {
  const add = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
  const days = daysProblem(policy);
  if (days) add(days.path, days.message);
  if (policy.policyLevel !== PolicyLevel.nation && policy.regionCode === '')
    add('regionCode', '请选择适用地区；只有国家的政策不限地区');
  const { registeredMost: most, registeredLeast: least } = policy;
  if (most !== null && least !== null && most < least) add('registeredMost', '登记的上限不能比下限小，这样没有人符合');
}

/** What lists show of a policy. */
export const PolicyCard = z.object({
  id: Id,
  policyName: z.string(),
  policyLevel: oneOf(PolicyLevel),
  policyField: oneOf(PolicyField),
  /** 全国 where it is for the whole country. */
  regionName: z.string(),
  issuedBy: z.string(),
  issuedOn: z.string(),
  amount: z.string(),
  summary: z.string(),
  applyFrom: z.string(),
  applyUntil: z.string(),
  validUntil: z.string(),
  phase: oneOf(PolicyPhase),
  version: z.int(),
  publishedAt: Time.nullable(),
  publisherName: z.string(),
});

export type PolicyCard = z.infer<typeof PolicyCard>;

/** One rule in words; of whoever did the self-check, also how it stands. */
const RuleLine = z.object({
  key: z.string(),
  words: z.string(),
  fit: oneOf(Fit),
  mine: z.string(),
  /** The field of the founder that it looks at. */
  fact: z.string(),
  until: z.string(),
  from: z.string(),
});

export const Judgement = z.object({ fit: oneOf(Fit), lines: z.array(RuleLine), until: z.string() });

export type Judgement = z.infer<typeof Judgement>;

export const PolicyView = PolicyCard.extend({
  docNumber: z.string(),
  howTo: z.string(),
  sourceUrl: z.string(),
  /** Drawn for readers. */
  original: z.string(),
  papers: z.array(z.string()),
  attachments: z.array(z.object({ name: z.string(), url: z.string() })),
  /** Whom it is for, in words. */
  rules: z.array(z.string()),
  policyState: oneOf(PolicyState),
  orgNo: Id.nullable(),
  changeNote: z.string(),
  /** How many versions there are. */
  countVersion: z.int(),
});
