import type { FieldTable } from '../kit/field.ts';

export const reviewGiven = {
  content: { kind: 'text', label: '评语', max: 2000, required: true },
} as const satisfies FieldTable;

export const reviewReturn = {
  returnRemark: { kind: 'text', label: '退回的原因', max: 500, required: true },
} as const satisfies FieldTable;

export const reviewAppeal = {
  reason: { kind: 'text', label: '申诉的理由', max: 1000, required: true },
} as const satisfies FieldTable;

export const reviewAppealAnswer = {
  auditOpinion: { kind: 'text', label: '答复', max: 500, required: true },
} as const satisfies FieldTable;
