import type { FieldTable } from '../kit/field.ts';
import { MOST_TEXT } from '../rules/chat.ts';

export const chatMessage = {
  text: { kind: 'text', label: '消息', max: MOST_TEXT },
} as const satisfies FieldTable;

/** A group as its members see it. */
export const chatGroup = {
  title: { kind: 'line', label: '群名称', max: 30, required: true },
  notice: { kind: 'text', label: '群公告', max: 1000 },
  headImgUrl: { kind: 'picture', label: '群头像', purpose: 'avatar' },
} as const satisfies FieldTable;

export const chatReport = {
  reason: { kind: 'choice', label: '举报原因', required: true },
  note: { kind: 'text', label: '补充说明', max: 300 },
} as const satisfies FieldTable;

export const chatReportAnswer = {
  reply: { kind: 'text', label: '处理说明', max: 300 },
} as const satisfies FieldTable;
