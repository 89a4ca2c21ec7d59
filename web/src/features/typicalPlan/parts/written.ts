import type { InputOf } from '#contract/kit/schema.ts';
import type { Plan, update } from '#contract/course/typicalPlan.ts';

/** What the wizard writes, with the names around it. */
export type Written = Pick<
  Plan,
  'positionName' | 'jobTypeCode' | 'industry' | 'positionRank' | 'intro' | 'items' | 'stages' | 'tests'
>;

type Wish = Omit<InputOf<typeof update.input>, 'id' | 'revision'>;

export const writtenOf = (plan: Plan): Written => {
  const { positionName, jobTypeCode, industry, positionRank, intro, items, stages, tests } = plan;
  return { positionName, jobTypeCode, industry, positionRank, intro, items, stages, tests };
};

/** The same as the call takes it. */
export const wishOf = ({ items, stages, tests, ...facts }: Written): Wish => ({
  ...facts,
  items: items.map(({ id, abilityLevel, weight }) => ({ abilityId: id, abilityLevel, weight })),
  stages: stages.map(({ stageName, intro, courses }) => ({ stageName, intro, courseIds: courses.map(({ id }) => id) })),
  testIds: tests.map(({ id }) => id),
});
