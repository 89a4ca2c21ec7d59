import type { FieldTable } from '../kit/field.ts';
import { MOST_EXTRA_MINUTES } from '../rules/running.ts';

export const runTime = {
  minutes: {
    kind: 'number',
    label: '延长（分钟）',
    called: '延长的分钟数',
    min: 1,
    max: MOST_EXTRA_MINUTES,
    required: true,
  },
  reason: { kind: 'text', label: '原因，考生会看到', called: '原因', max: 200, required: true },
} as const satisfies FieldTable;

export const runAct = {
  reason: { kind: 'text', label: '原因，考生会看到', called: '原因', max: 200, required: true },
  maySitAgain: { kind: 'flag', label: '允许再考一次' },
  sitAgainUntil: { kind: 'time', label: '再考的截止时间' },
} as const satisfies FieldTable;

export const runNotice = {
  content: { kind: 'text', label: '公告内容', max: 500, required: true },
} as const satisfies FieldTable;

export const runVerdict = {
  verdict: { kind: 'choice', label: '你的判断', called: '判断', required: true },
  reason: { kind: 'text', label: '看到了什么', max: 500, required: true },
} as const satisfies FieldTable;

/** What a candidate shows from the file of their receipts. */
export const receiptCheck = {
  seq: { kind: 'number', label: '序号', min: 1, max: 2_000_000_000, required: true },
  hash: { kind: 'line', label: '凭据', max: 64, required: true },
} as const satisfies FieldTable;

export const runCorrection = {
  correction: { kind: 'choice', label: '怎样更正', required: true },
  reason: { kind: 'text', label: '哪里错了，考生会看到', called: '哪里错了', max: 200, required: true },
  minutes: { kind: 'number', label: '给全体加时（分钟）', called: '加时的分钟数', min: 0, max: MOST_EXTRA_MINUTES },
} as const satisfies FieldTable;

export const runEnd = {
  title: { kind: 'line', label: '照着输入测评名称', called: '测评名称', max: 100, required: true },
  reason: { kind: 'text', label: '原因，考生会看到', called: '原因', max: 200, required: true },
} as const satisfies FieldTable;
