import type { FieldTable } from '../kit/field.ts';

export const scorePart = {
  'parts.*.partName': { kind: 'line', label: '组成', max: 20, required: true },
  'parts.*.weight': { kind: 'number', label: '比重（%）', called: '比重', min: 1, max: 100 },
} as const satisfies FieldTable;

export const transcriptRevoke = {
  revokeReason: { kind: 'text', label: '撤销的原因', max: 200, required: true },
} as const satisfies FieldTable;

/** What a learner objects to, and what is said to it. */
export const scoreAppeal = {
  reason: { kind: 'text', label: '申诉的理由', max: 500, required: true },
} as const satisfies FieldTable;

export const scoreAppealAnswer = {
  partId: { kind: 'choice', label: '更正哪一项' },
  value: { kind: 'code', label: '更正为', max: 6 },
  auditOpinion: { kind: 'text', label: '答复', max: 200, required: true },
} as const satisfies FieldTable;

export const scoreChange = {
  value: { kind: 'code', label: '更正为', max: 6, required: true },
  reason: { kind: 'text', label: '更正的原因', max: 200, required: true },
} as const satisfies FieldTable;
