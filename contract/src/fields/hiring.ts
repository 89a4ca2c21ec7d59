import type { FieldTable } from '../kit/field.ts';
import { MOST_MINUTES, LEAST_MINUTES } from '../rules/interviews.ts';
import { TAG_LENGTH } from '../rules/hiring.ts';
import { TEMPLATE_NAME_LENGTH, WORDS_LENGTH } from '../rules/talentTemplates.ts';

/** What a recruiter says with a move. */
export const move = {
  declineReason: { kind: 'choice', label: '原因', required: true },
  replyText: { kind: 'text', label: '给对方的话', max: WORDS_LENGTH },
  isMailed: { kind: 'flag', label: '同时发邮件' },
} as const satisfies FieldTable;

export const tag = {
  tagName: { kind: 'line', label: '标签', max: TAG_LENGTH, required: true },
} as const satisfies FieldTable;

/** Words that recruiters send again and again. */
export const talentTemplate = {
  templateName: { kind: 'line', label: '名称', called: '模板名称', max: TEMPLATE_NAME_LENGTH, required: true },
  templateText: { kind: 'text', label: '内容', called: '模板内容', max: WORDS_LENGTH, required: true },
} as const satisfies FieldTable;

export const note = {
  noteText: { kind: 'text', label: '备注', max: 500, required: true },
  mentions: { kind: 'choice', label: '提到的同事' },
} as const satisfies FieldTable;

/** What an enterprise asks somebody to an interview with. */
export const interview = {
  interviewName: { kind: 'line', label: '面试名称', max: 30, required: true },
  place: { kind: 'line', label: '地点、电话或链接', max: 200, required: true },
  words: { kind: 'text', label: '想说的话', max: 300 },
} as const satisfies FieldTable;

export const interviewMore = {
  interviewWay: { kind: 'choice', label: '方式', required: true },
  minutes: { kind: 'number', label: '时长（分钟）', min: LEAST_MINUTES, max: MOST_MINUTES },
  slots: { kind: 'time', label: '可选的时间' },
  members: { kind: 'choice', label: '面试官' },
} as const satisfies FieldTable;

export const interviewAnswer = {
  answerText: { kind: 'text', label: '给企业的话', max: 300 },
} as const satisfies FieldTable;

export const scoreSheet = {
  remark: { kind: 'text', label: '评语', max: 500 },
} as const satisfies FieldTable;

export const interviewFeedback = {
  feedback: { kind: 'text', label: '给候选人的反馈', max: 500, required: true },
} as const satisfies FieldTable;
