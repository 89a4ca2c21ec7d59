import type { FieldTable } from '../kit/field.ts';

export const feedback = {
  accusationType: { kind: 'choice', label: '反馈类型', dictionary: 'feedbackType', required: true },
  content: { kind: 'text', label: '反馈内容', max: 500, required: true },
  contact: { kind: 'line', label: '联系方式', max: 100 },
} as const satisfies FieldTable;

/** A page of this site. */
export const feedbackPage = {
  targetUrl: { kind: 'code', label: '相关页面', called: '页面地址', max: 500 },
} as const satisfies FieldTable;

export const feedbackReply = {
  reply: { kind: 'text', label: '答复', max: 500, required: true },
} as const satisfies FieldTable;

export const comment = {
  commentText: { kind: 'text', label: '评价内容', max: 500, required: true },
  star: { kind: 'number', label: '打分' },
} as const satisfies FieldTable;

export const dispute = {
  reason: { kind: 'text', label: '理由', max: 300, required: true },
} as const satisfies FieldTable;

export const studyPlan = {
  planDate: { kind: 'date', label: '学完的日子', required: true },
} as const satisfies FieldTable;

/** What an author tells whoever reviews: of a course, a typical position or a plan. */
export const handIn = {
  note: { kind: 'text', label: '给审核人的说明', max: 200 },
} as const satisfies FieldTable;
