import type { FieldTable } from '../kit/field.ts';

/** The story of a project that graduated. */
export const startCase = {
  title: { kind: 'line', label: '标题', max: 60, required: true },
  intro: { kind: 'text', label: '一句话介绍', max: 200, required: true },
  regionCode: { kind: 'tree', label: '在哪里做', tree: 'region' },
} as const satisfies FieldTable;

export const startCaseMore = {
  startField: { kind: 'choice', label: '行业' },
  body: { kind: 'html', label: '正文', set: 'article', max: 20_000, required: true },
  figures: { kind: 'choice', label: '数字' },
  people: { kind: 'choice', label: '写到的人' },
} as const satisfies FieldTable;

export const caseRows = {
  'figures.*.label': { kind: 'line', label: '是什么', max: 20, required: true },
  'figures.*.value': { kind: 'line', label: '多少', max: 20, required: true },
  'people.*.duty': { kind: 'line', label: '负责什么', max: 30, required: true },
  'people.*.words': { kind: 'text', label: '他说的话', max: 300 },
} as const satisfies FieldTable;

/** What is kept of somebody a case is about, as the export of their own data calls it. */
export const caseKept = {
  caseId: { kind: 'choice', label: '案例编号' },
  duty: { kind: 'line', label: '负责什么', max: 30 },
  words: { kind: 'text', label: '引用的话', max: 300 },
  consentState: { kind: 'choice', label: '署名（0 等待答复，1 同意，2 不愿意，3 收回）' },
  askedAt: { kind: 'time', label: '请我同意的时间' },
} as const satisfies FieldTable;
