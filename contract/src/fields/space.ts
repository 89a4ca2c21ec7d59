import type { FieldTable } from '../kit/field.ts';

export const folder = {
  folderName: { kind: 'line', label: '文件夹名称', max: 30, required: true },
} as const satisfies FieldTable;

export const spaceFile = {
  fileName: { kind: 'line', label: '文件名', max: 100, required: true },
} as const satisfies FieldTable;

export const share = {
  days: { kind: 'choice', label: '有效期', required: true },
  code: { kind: 'code', label: '提取码', max: 8 },
} as const satisfies FieldTable;
