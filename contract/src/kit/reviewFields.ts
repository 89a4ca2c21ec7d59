import type { FieldTable } from './field.ts';

/** Of every decision. */
export const decision = {
  auditOpinion: { kind: 'text', label: '意见', max: 200 },
} as const satisfies FieldTable;
