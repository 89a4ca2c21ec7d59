import type { FieldTable } from '../kit/field.ts';

export const markGiven = {
  remark: { kind: 'text', label: '评语', max: 500 },
  reason: { kind: 'text', label: '改分的原因', max: 200 },
} as const satisfies FieldTable;

export const wholeRemark = {
  remark: { kind: 'text', label: '总评', max: 1000 },
} as const satisfies FieldTable;

export const redoGiven = {
  remark: { kind: 'text', label: '要改的地方', max: 1000, required: true },
  redoUntil: { kind: 'time', label: '重交的截止时间', required: true },
} as const satisfies FieldTable;

export const schedule = {
  releaseAt: { kind: 'time', label: '公布时间', required: true },
} as const satisfies FieldTable;

export const withdrawal = {
  reason: { kind: 'text', label: '撤回的原因', max: 200, required: true },
} as const satisfies FieldTable;

export const correction = {
  reason: { kind: 'text', label: '更正的原因', max: 200, required: true },
} as const satisfies FieldTable;

export const appealing = {
  reason: { kind: 'text', label: '申诉的理由', max: 1000, required: true },
} as const satisfies FieldTable;

export const appealAnswer = {
  auditOpinion: { kind: 'text', label: '答复', max: 500, required: true },
} as const satisfies FieldTable;
