import type { FieldTable } from '../kit/field.ts';

export const questionBring = {
  subjectId: { kind: 'choice', label: '学科', required: true },
  folderId: { kind: 'choice', label: '放进文件夹' },
  isRepeatedSkipped: { kind: 'flag', label: '重复的题' },
} as const satisfies FieldTable;
