import type { FieldTable } from '../kit/field.ts';

/** What a teacher says when they set a practical project. */
export const trainingFacts = {
  offeringId: { kind: 'choice', label: '开课', required: true },
  title: { kind: 'line', label: '实训名称', max: 60, required: true },
  requirement: { kind: 'html', set: 'question', label: '要求', max: 5000 },
  attachments: { kind: 'files', label: '附件', purpose: 'training', max: 5 },
  environmentUrl: { kind: 'link', label: '实训环境的网址', called: '实训环境', max: 300 },
  environmentNote: { kind: 'text', label: '怎样进入环境', max: 500 },
  beginsAt: { kind: 'time', label: '开始时间' },
  dueAt: { kind: 'time', label: '截止时间' },
  lateRule: { kind: 'choice', label: '过了截止时间' },
  latePercent: { kind: 'number', label: '每迟一天扣（%）', called: '扣分', min: 1, max: 100 },
} as const satisfies FieldTable;

/** A new end. */
export const trainingExtension = {
  dueAt: { kind: 'time', label: '新的截止时间', required: true },
} as const satisfies FieldTable;

/** What a learner hands in. */
export const trainingWork = {
  content: { kind: 'html', set: 'question', label: '实训报告', max: 10_000 },
  files: { kind: 'files', label: '报告文件', purpose: 'training', max: 5 },
} as const satisfies FieldTable;

/** What a teacher says to a report. */
export const trainingMark = {
  points: { kind: 'number', label: '得分', min: 0, max: 100, required: true },
  remark: { kind: 'text', label: '评语', max: 1000 },
} as const satisfies FieldTable;

export const trainingReturn = {
  remark: { kind: 'text', label: '要重做的地方', max: 1000, required: true },
} as const satisfies FieldTable;
