import type { FieldTable } from '../kit/field.ts';

export const talentSearch = {
  searchName: { kind: 'line', label: '名称', max: 30, required: true },
  isAlert: { kind: 'flag', label: '有新的人时告诉我' },
} as const satisfies FieldTable;
