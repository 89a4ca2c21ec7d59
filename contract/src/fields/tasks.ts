import type { FieldTable } from '../kit/field.ts';

/** What a teacher says when they set a task. */
export const taskFacts = {
  taskKind: { kind: 'choice', label: '类型', required: true },
  title: { kind: 'line', label: '任务名称', max: 60, required: true },
  requirement: { kind: 'html', set: 'question', label: '要求', max: 5000 },
  attachments: { kind: 'files', label: '附件', purpose: 'task', max: 5 },
  gradeIds: { kind: 'choice', label: '布置给', required: true },
  offeringIds: { kind: 'choice', label: '开课' },
  courseIds: { kind: 'choice', label: '课程' },
  userNos: { kind: 'choice', label: '单个学员' },
  beginsAt: { kind: 'time', label: '开始时间' },
  dueAt: { kind: 'time', label: '截止时间' },
  totalPoints: { kind: 'number', label: '满分', min: 1, max: 2000, required: true },
  passPoints: { kind: 'number', label: '及格分', min: 0 },
  rubric: { kind: 'choice', label: '评分要点' },
  'rules.lateRule': { kind: 'choice', label: '过了截止时间' },
  'rules.latePercent': { kind: 'number', label: '每迟一天扣（%）', called: '扣分', min: 1, max: 100 },
  'rules.maxFiles': { kind: 'number', label: '最多几个文件', called: '文件数', min: 1, max: 10 },
  'rules.peerCount': { kind: 'number', label: '每份由几位同学评', called: '评价人数', min: 1, max: 10 },
  'rules.peerDays': { kind: 'number', label: '互评的天数', min: 1, max: 60 },
  'rules.peerPercent': { kind: 'number', label: '互评占总分（%）', called: '互评的比重', min: 0, max: 100 },
} as const satisfies FieldTable;

/** A new end. */
export const taskExtension = {
  dueAt: { kind: 'time', label: '新的截止时间', required: true },
} as const satisfies FieldTable;

/** What a learner hands in. */
export const taskWork = {
  content: { kind: 'html', set: 'question', label: '正文', max: 10_000 },
  files: { kind: 'files', label: '文件', purpose: 'task', max: 10 },
} as const satisfies FieldTable;

/** What a teacher says to what was handed in. */
export const taskMark = {
  points: { kind: 'number', label: '得分', min: 0 },
  remark: { kind: 'text', label: '评语', max: 1000 },
} as const satisfies FieldTable;

export const taskReturn = {
  remark: { kind: 'text', label: '要改的地方', max: 1000, required: true },
} as const satisfies FieldTable;

export const taskPass = {
  percent: { kind: 'number', label: '给满分的百分之几', called: '百分比', min: 0, max: 100, required: true },
  remark: { kind: 'text', label: '评语', max: 1000 },
} as const satisfies FieldTable;
