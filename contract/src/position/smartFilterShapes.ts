import * as z from 'zod';
import { named } from '../kit/fieldNames.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, optionalLine } from '../kit/values.ts';
import { AbilityLevel } from '../rules/abilities.ts';
import {
  degreeSteps,
  filterParts,
  FILTER_WORDS,
  monthSteps,
  MOST_FILTERED_ABILITIES,
  percentSteps,
  scoreKeys,
  scoreSteps,
  testSteps,
  yearSteps,
} from '../rules/smartFilter.ts';
import { MOST_VACANCY_TESTS } from '../rules/vacancies.ts';
import { Candidate, fitting } from './hiringShapes.ts';
import { AskedAbility } from './vacancyShapes.ts';

const NO_STEP = '没有这一档';

/** What candidates are narrowed by; a saved filter keeps the same. */
export const filterConditions = {
  vacancyId: Id.of('vacancy', '0').default('0'),
  leastPercent: named({ label: '匹配度' }, z.literal([...percentSteps], NO_STEP).default(0)),
  abilities: named(
    { label: '能力' },
    z.array(AskedAbility).max(MOST_FILTERED_ABILITIES, `最多选 ${MOST_FILTERED_ABILITIES} 个能力项`).default([]),
  ),
  evidenceMonths: named({ label: '凭证时间' }, z.literal([...monthSteps], NO_STEP).default(0)),
  degree: named({ label: '学历' }, z.enum(degreeSteps, NO_STEP).default('')),
  leastYears: named({ label: '工作年限' }, z.literal([...yearSteps], NO_STEP).default(0)),
  region: named(
    { label: '地区' },
    z
      .string()
      .regex(/^\d{0,12}$/, '没有这个地区')
      .default(''),
  ),
  schoolName: optionalLine(FILTER_WORDS, '学校'),
  isCertified: named({ label: '平台证书' }, Flag.default(0)),
  certificateName: optionalLine(FILTER_WORDS, '证书'),
  scores: named(
    { label: '能力画像' },
    z
      .array(z.object({ axis: z.enum(scoreKeys, '没有这个维度'), least: z.literal([...scoreSteps], NO_STEP) }))
      .max(scoreKeys.length, '每个维度只写一次')
      .default([]),
  ),
  tests: named(
    { label: '岗位测试' },
    z
      .array(z.object({ assessmentId: Id.open('openAssessment'), least: z.literal([...testSteps], NO_STEP) }))
      .max(MOST_VACANCY_TESTS, `最多选 ${MOST_VACANCY_TESTS} 场测试`)
      .optional(),
  ),
};

/** A condition beside the others. */
export const FilterEffect = z.object({
  part: z.enum(filterParts),
  /** The item or the axis where several conditions are of one part; empty otherwise. */
  about: z.string(),
  /** How many fulfil this one alone. */
  alone: z.int(),
  /** How many would be left without it. */
  without: z.int(),
});

export type FilterEffect = z.infer<typeof FilterEffect>;

/** A candidate that was found: how well what was handed over fits the vacancy, and why. */
export const FilteredCandidate = Candidate.extend({
  ...fitting,
  /** Items of the vacancy that are reached, and those that are not. */
  reached: z.array(z.object({ abilityName: z.string(), abilityLevel: oneOf(AbilityLevel) })),
  gaps: z.array(z.object({ abilityName: z.string(), wanted: z.int(), mine: z.int() })),
});

export type FilteredCandidate = z.infer<typeof FilteredCandidate>;
