import type { FieldTable } from '../kit/field.ts';

export const reminder = {
  words: { kind: 'text', label: '想说的话', max: 200 },
} as const satisfies FieldTable;
