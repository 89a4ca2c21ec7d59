import type { FieldTable } from '../kit/field.ts';

export const ques = {
  title: { kind: 'line', label: '标题', max: 80, required: true },
  content: { kind: 'html', set: 'question', label: '问题说明', max: 10_000 },
  labels: { kind: 'choice', label: '标签' },
  rewardPoints: { kind: 'choice', label: '悬赏积分' },
} as const satisfies FieldTable;

export const quesAnswer = {
  content: { kind: 'html', set: 'question', label: '回答', max: 20_000, required: true },
} as const satisfies FieldTable;

export const quesComment = {
  commentText: { kind: 'text', label: '评论', max: 600, required: true },
} as const satisfies FieldTable;

export const postAppeal = {
  appealText: { kind: 'text', label: '申诉理由', max: 500, required: true },
} as const satisfies FieldTable;
