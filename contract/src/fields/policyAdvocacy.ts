import type { FieldTable } from '../kit/field.ts';

/** An article that makes policies known: what a publisher tells, and which policies it is about. */
export const policyAdvocacy = {
  title: { kind: 'line', label: '标题', max: 60, required: true },
  intro: { kind: 'text', label: '一句话介绍', max: 200, required: true },
} as const satisfies FieldTable;

export const policyAdvocacyMore = {
  body: { kind: 'html', label: '正文', set: 'article', max: 20_000, required: true },
  policyIds: { kind: 'choice', label: '讲到的政策' },
} as const satisfies FieldTable;
