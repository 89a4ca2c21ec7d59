import * as z from 'zod';
import { TestView } from '../course/typicalPosition.ts';
import { vacancy as fields, vacancyMore } from '../fields/vacancy.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, IdOrNone, line, optionalLine, Time } from '../kit/values.ts';
import { AbilityLevel, MOST_POSITION_ABILITIES } from '../rules/abilities.ts';
import { DeclineReason } from '../rules/hiring.ts';
import { salaryProblem } from '../rules/resume.ts';
import {
  ApplicationState,
  BENEFIT_LENGTH,
  MOST_BENEFITS,
  MOST_VACANCY_TESTS,
  MOST_WANTED,
  PauseReason,
  salaryChoices,
  VacancyState,
} from '../rules/vacancies.ts';

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export const AskedAbility = z.object({
  abilityId: Id.open('ability'),
  abilityLevel: oneOf(AbilityLevel, '能力等级是 1 到 5'),
});

export const content = {
  ...fieldSchemas(fields),
  /** Thousands of yuan a month; 0 at both ends is 面议. */
  salaryMin: z.int('请选择薪资'),
  salaryMax: named(vacancyMore.salaryMax, z.int('请选择薪资')),
  countWanted: named(
    vacancyMore.countWanted,
    z.int('请填写招聘人数').min(1, '至少招 1 人').max(MOST_WANTED, `最多 ${MOST_WANTED} 人`),
  ),
  benefits: named(
    vacancyMore.benefits,
    z.array(line(BENEFIT_LENGTH, '福利')).max(MOST_BENEFITS, `最多写 ${MOST_BENEFITS} 项福利`),
  ),
  /** The last day on which one can apply. */
  endDate: named(vacancyMore.endDate, z.string().regex(day, '请选择截止日期')),
  /** Where the items were taken from; `0` for nowhere. */
  typicalPositionId: Id.open('typicalPosition', '0').default('0'),
  abilities: z.array(AskedAbility).max(MOST_POSITION_ABILITIES, `最多 ${MOST_POSITION_ABILITIES} 个能力项`),
  /** Open assessments that whoever applies is asked to take. */
  testIds: named(
    vacancyMore.testIds,
    z
      .array(Id.open('openAssessment'))
      .max(MOST_VACANCY_TESTS, `最多 ${MOST_VACANCY_TESTS} 个测评`)
      .refine((ids) => new Set(ids).size === ids.length, '同一个测评只能选一次')
      .default([]),
  ),
};

export function checkVacancy(
  row: { salaryMin: number; salaryMax: number; abilities: readonly { abilityId: string }[] },
  ctx: z.RefinementCtx,
): void {
  const message = salaryProblem(row.salaryMin, row.salaryMax);
  if (message) ctx.addIssue({ code: 'custom', path: ['salaryMax'], message });
  if (new Set(row.abilities.map(({ abilityId }) => abilityId)).size < row.abilities.length)
    ctx.addIssue({ code: 'custom', path: ['abilities'], message: '同一个能力项只写一次' });
}

/** A code of a tree or a dictionary; empty for all. */
const code = z
  .string()
  .regex(/^[\w-]{0,40}$/, '没有这个条件')
  .default('');

const salaryKeys = ['', ...salaryChoices.map(({ key }) => key)] as const;

/** What the list is narrowed by; a saved search keeps the same. */
export const searchConditions = {
  /** A place of any level: everything within it. */
  region: code,
  /** A kind of job of any level. */
  jobType: code,
  salary: z.enum(salaryKeys, '没有这一档薪资').default(''),
  degree: code,
  experience: code,
  nature: code,
  /** 1: the enterprise answered within the last week. */
  isActive: Flag.default(0),
  orgNo: Id.open('organization', '0').default('0'),
  str: optionalLine(100, '关键词'),
};

/** What lists show of a vacancy; codes come with their words. */
export const VacancyCard = z.object({
  id: Id,
  vacancyName: z.string(),
  salaryMin: z.int(),
  salaryMax: z.int(),
  regionName: z.string(),
  degreeName: z.string(),
  experienceName: z.string(),
  natureName: z.string(),
  benefits: z.array(z.string()),
  endDate: z.string(),
  orgNo: Id,
  orgName: z.string(),
  orgLogoImg: z.string(),
  industryName: z.string(),
  sizeName: z.string(),
  vacancyState: oneOf(VacancyState),
  refreshedAt: Time,
  lastReplyAt: Time.nullable(),
});

export type VacancyCard = z.infer<typeof VacancyCard>;

/** An item that is asked for. `mine` is the level that the caller's own evidence shows; null without any. */
export const AbilityAsked = z.object({
  abilityId: Id,
  abilityName: z.string(),
  /** The ability it belongs to. */
  groupName: z.string(),
  abilityLevel: oneOf(AbilityLevel),
  /** What the level means in words. */
  words: z.string(),
  mine: oneOf(AbilityLevel).nullable(),
  /** What shows it, in words: 学完《…》, 测评《…》; empty for nothing. */
  evidence: z.string(),
});

export type AbilityAsked = z.infer<typeof AbilityAsked>;

/** What an application is to whoever sent it. */
export const OwnApplication = z.object({
  id: Id,
  applicationState: oneOf(ApplicationState),
  appliedAt: Time,
  seenAt: Time.nullable(),
  repliedAt: Time.nullable(),
  replyText: z.string(),
  declineReason: oneOf(DeclineReason),
  /** 1: taken back after it was decided; the enterprise sees nothing of it any more. */
  isRevoked: Flag,
  /** 1: reviewed blind and without a name so far, so nobody there can be talked to about it. */
  isUnnamed: Flag,
});

export type OwnApplication = z.infer<typeof OwnApplication>;

/** How lively the hiring is, from rows alone. */
export const Freshness = z.object({
  refreshedAt: Time,
  lastReplyAt: Time.nullable(),
  /** Percent of the applications of the enterprise that were answered; null where there are too few to say so. */
  replyRate: z.int().nullable(),
  countApply: z.int(),
  pauseReason: oneOf(PauseReason),
});

export const VacancyView = VacancyCard.extend({
  jobTypeNames: z.array(z.string()),
  place: z.string(),
  duties: z.string(),
  demands: z.string(),
  countWanted: z.int(),
  abilities: z.array(AbilityAsked),
  /** Its name; empty for none. */
  typicalPositionId: IdOrNone,
  typicalPositionName: z.string(),
  /** What whoever applies is asked to take. */
  tests: z.array(TestView),
  /** 1: a test of its typical position shows how far somebody is in what it asks for. */
  isMeasured: Flag,
  orgIntro: z.string(),
  orgNatureName: z.string(),
  orgRegionName: z.string(),
  countOpen: z.int(),
  fresh: Freshness,
  authorUserNo: Id,
  /** 1: until an interview the enterprise does not see who applied. */
  isBlind: Flag,
});

export type VacancyView = z.infer<typeof VacancyView>;

/** What a visitor who is signed in has to do with it. */
export const OwnSide = z.object({
  isCollect: Flag,
  application: OwnApplication.nullable(),
  /** What the résumé lacks before one can apply. */
  lacks: z.array(z.object({ text: z.string(), url: z.string() })),
  /** 1: the visitor works there. */
  isOwnOrg: Flag,
  /** 1: the reader shut the enterprise out. */
  isBlocked: Flag,
});

export type OwnSide = z.infer<typeof OwnSide>;
