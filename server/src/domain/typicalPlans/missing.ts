import type { PlanContent } from '#contract/rules/typicalPlan.ts';

export interface Missing {
  /** The step of the wizard, 1 to 3, and the field of it. */
  step: number;
  path: string;
  message: string;
}

/** What is not ready to be handed in. */
export function missingIn({ jobTypeCode, industry, intro, items, stages }: PlanContent): Missing[] {
  const at = (step: number, path: string, isMissing: boolean, message: string): Missing[] =>
    isMissing ? [{ step, path, message }] : [];
  return [
    ...at(1, 'jobTypeCode', jobTypeCode === '', '请选择职位类别'),
    ...at(1, 'industry', industry === '', '请选择行业'),
    ...at(1, 'intro', intro === '', '请写一句话说明'),
    ...at(1, 'items', items.length < 3, '请至少选 3 个能力项'),
    ...at(2, 'stages', stages.length === 0, '请至少排一个阶段'),
    ...stages.flatMap(({ courseIds }, index) =>
      at(2, `stages.${index}.courseIds`, courseIds.length === 0, `第 ${index + 1} 阶段还没有课程`),
    ),
  ];
}
