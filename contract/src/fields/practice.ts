import type { FieldTable } from '../kit/field.ts';

export const practiceNote = {
  note: { kind: 'text', label: '笔记', max: 500 },
} as const satisfies FieldTable;
