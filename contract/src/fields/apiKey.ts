import type { FieldTable } from '../kit/field.ts';
import { MOST_PER_MINUTE } from '../rules/apiKeys.ts';

/** A key with which a program makes calls. */
export const apiKey = {
  keyName: { kind: 'line', label: '名称', max: 30, required: true },
  scopes: { kind: 'choice', label: '能做什么', required: true },
  mayWrite: { kind: 'flag', label: '能不能写' },
  perMinute: { kind: 'number', label: '每分钟最多几次', min: 1, max: MOST_PER_MINUTE, required: true },
  days: { kind: 'choice', label: '用多久', required: true },
} as const satisfies FieldTable;

/** What is kept of a key, as the export of its owner's data calls it. */
export const apiKeyKept = {
  keyName: { kind: 'line', label: '密钥名称', max: 30 },
  hint: { kind: 'line', label: '密钥的开头', max: 12 },
  scopes: { kind: 'choice', label: '权限' },
  mayWrite: { kind: 'flag', label: '能写（1 能，0 不能）' },
  perMinute: { kind: 'number', label: '每分钟最多几次' },
  lastUsedAt: { kind: 'time', label: '最近一次使用' },
} as const satisfies FieldTable;
