import * as z from 'zod';
import { planStage } from '../fields/ability.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Id } from '../kit/values.ts';
import { AbilityLevel, MOST_POSITION_ABILITIES, MOST_STAGE_COURSES } from '../rules/abilities.ts';

export const areOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

const Wanted = z.object({
  abilityId: Id.open('ability'),
  abilityLevel: oneOf(AbilityLevel, '级别只有 1 到 5'),
  weight: z.int('权重请输入整数').min(1, '权重最小 1').max(5, '权重最大 5'),
});

/** The abilities it leads to, each once. */
export const wantedAbilities = z
  .array(Wanted)
  .max(MOST_POSITION_ABILITIES, `最多 ${MOST_POSITION_ABILITIES} 个能力项`)
  .refine((items) => areOnce(items.map(({ abilityId }) => abilityId)), '同一个能力项只能选一次');

/** A stage: what it is called, why it is there, and its courses. */
export const stageFacts = {
  ...fieldSchemas(planStage),
  courseIds: z.array(Id.open('course')).max(MOST_STAGE_COURSES, `一个阶段最多 ${MOST_STAGE_COURSES} 门课`).default([]),
};
