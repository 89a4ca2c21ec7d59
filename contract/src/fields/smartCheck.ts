import type { FieldTable } from '../kit/field.ts';

/** Somebody asks a human to look at what a rule proposed. */
export const ask = {
  askText: { kind: 'text', label: '想说明的', max: 300 },
} as const satisfies FieldTable;

export const lookAnswer = {
  answerText: { kind: 'text', label: '给对方的答复', max: 300, required: true },
} as const satisfies FieldTable;
