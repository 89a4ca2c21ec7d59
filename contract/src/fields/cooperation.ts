import type { FieldTable } from '../kit/field.ts';

/** What an invitation to cooperate says. */
export const invitation = {
  orgNo: { kind: 'choice', label: '邀请谁' },
  words: { kind: 'text', label: '想怎样合作', max: 500, required: true },
} as const satisfies FieldTable;

export const invitationAnswer = {
  answerText: { kind: 'text', label: '谢绝的原因', max: 300 },
} as const satisfies FieldTable;

export const cooperationEnd = {
  endReason: { kind: 'text', label: '结束的原因', max: 300, required: true },
} as const satisfies FieldTable;

/** Whom a school recommends, and why. */
export const nomination = {
  studentId: { kind: 'choice', label: '学员' },
  words: { kind: 'text', label: '推荐的话', max: 500, required: true },
} as const satisfies FieldTable;

export const nominationAnswer = {
  learnerText: { kind: 'text', label: '想说的话', max: 300 },
} as const satisfies FieldTable;

export const nominationReply = {
  replyText: { kind: 'text', label: '给学员的话', max: 300 },
} as const satisfies FieldTable;
