import type { FieldTable } from '../kit/field.ts';

/** An article as it is written. A draft may leave anything empty; what is published has a title and a text. */
export const blogDraft = {
  title: { kind: 'line', label: '标题', max: 80 },
  summary: { kind: 'text', label: '摘要', max: 200 },
  content: { kind: 'html', set: 'article', label: '正文', max: 50_000 },
  blogImg: { kind: 'picture', label: '封面', purpose: 'picture' },
  blogOrigin: { kind: 'choice', label: '来源' },
  sourceName: { kind: 'line', label: '原文出处', max: 60 },
  sourceUrl: { kind: 'link', label: '原文地址', max: 500 },
  blogVisibility: { kind: 'choice', label: '谁能看到' },
  aboutVersion: { kind: 'line', label: '适用版本', max: 40 },
  labels: { kind: 'choice', label: '标签' },
} as const satisfies FieldTable;

export const blogLabel = {
  labelName: { kind: 'line', label: '标签', max: 12, required: true },
} as const satisfies FieldTable;

export const blogComment = {
  commentText: { kind: 'text', label: '评论', max: 1000, required: true },
} as const satisfies FieldTable;

export const blogger = {
  blogName: { kind: 'line', label: '博客名称', max: 30, required: true },
  intro: { kind: 'text', label: '介绍', max: 200 },
} as const satisfies FieldTable;

export const postReport = {
  reason: { kind: 'choice', label: '举报原因', required: true },
  note: { kind: 'text', label: '补充说明', max: 300 },
} as const satisfies FieldTable;

export const postVerdict = {
  reply: { kind: 'text', label: '处理说明', max: 300 },
} as const satisfies FieldTable;
