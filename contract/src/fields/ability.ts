import type { FieldTable } from '../kit/field.ts';

/** What the author of a typical position says of it. */
export const typicalPlan = {
  positionName: { kind: 'line', label: '岗位名称', max: 30, required: true },
  jobTypeCode: { kind: 'tree', label: '职位类别', tree: 'jobType' },
  industry: { kind: 'choice', label: '行业' },
  positionRank: { kind: 'choice', label: '级别' },
  intro: { kind: 'text', label: '一句话说明', max: 200 },
} as const satisfies FieldTable;

const words = { kind: 'line', max: 80 } as const;

/** A part of the ability model; only items have levels. */
export const abilityFields = {
  abilityName: { kind: 'line', label: '名称', max: 30, required: true },
  parentId: { kind: 'choice', label: '上级' },
  intro: { kind: 'line', label: '说明', max: 120 },
  level1: { ...words, label: '第 1 级「了解」' },
  level2: { ...words, label: '第 2 级「会做」' },
  level3: { ...words, label: '第 3 级「熟练」' },
  level4: { ...words, label: '第 4 级「精通」' },
  level5: { ...words, label: '第 5 级「专家」' },
} as const satisfies FieldTable;

export const abilityMerge = {
  intoId: { kind: 'choice', label: '并入', required: true },
} as const satisfies FieldTable;

/** A stage of a course system or of a plan. */
export const planStage = {
  stageName: { kind: 'line', label: '阶段名称', max: 20, required: true },
  intro: { kind: 'line', label: '为什么要这一段', called: '阶段说明', max: 60 },
} as const satisfies FieldTable;
