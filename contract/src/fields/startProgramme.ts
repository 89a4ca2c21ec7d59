import type { FieldTable } from '../kit/field.ts';

/** What an institution writes of a programme in words. */
export const startProgramme = {
  title: { kind: 'line', label: '征集名称', max: 40, required: true },
  intro: { kind: 'line', label: '一句话介绍', max: 80, required: true },
  whom: { kind: 'text', label: '征集什么样的项目', max: 1000, required: true },
  offers: { kind: 'text', label: '入选能得到什么', max: 1000, required: true },
  regionCode: { kind: 'tree', label: '面向地区', tree: 'region' },
} as const satisfies FieldTable;

/** Its days, its places, its form and its score sheet. */
export const startProgrammeMore = {
  startFields: { kind: 'choice', label: '限定的行业' },
  applyFrom: { kind: 'date', label: '申请开始', required: true },
  applyUntil: { kind: 'date', label: '申请截止', required: true },
  readUntil: { kind: 'date', label: '评阅截止', required: true },
  places: { kind: 'number', label: '名额', min: 1, max: 500, required: true },
  spread: { kind: 'number', label: '两位相差超过几分请第三位', min: 1, max: 100, required: true },
  questions: { kind: 'choice', label: '申请表的问题' },
  criteria: { kind: 'choice', label: '评分表' },
} as const satisfies FieldTable;

/** A row of the form; the fields of the row that is written. */
export const programmeRows = {
  'questions.*.title': { kind: 'line', label: '问题', max: 60, required: true },
  'questions.*.note': { kind: 'line', label: '填写说明', max: 100 },
  'questions.*.kind': { kind: 'choice', label: '怎么答' },
  'questions.*.isRequired': { kind: 'flag', label: '必答' },
  'questions.*.choices': { kind: 'text', label: '选项', max: 400 },
  'criteria.*.title': { kind: 'line', label: '评什么', max: 30, required: true },
  'criteria.*.note': { kind: 'line', label: '怎样算好', max: 200 },
  'criteria.*.weight': { kind: 'number', label: '比重（%）', min: 1, max: 100, required: true },
  'criteria.*.least': { kind: 'number', label: '最低分', min: 0, max: 99, required: true },
  'criteria.*.most': { kind: 'number', label: '最高分', min: 1, max: 100, required: true },
} as const satisfies FieldTable;

export const readerInvitation = {
  mobile: { kind: 'mobile', label: '对方的手机号', max: 11, required: true },
  words: { kind: 'text', label: '想说的话', max: 300 },
} as const satisfies FieldTable;

/** What a team sends. */
export const startApplication = {
  projectId: { kind: 'choice', label: '用哪个项目申请', required: true },
  answers: { kind: 'choice', label: '回答' },
} as const satisfies FieldTable;

/** What a reader gives. */
export const startReading = {
  marks: { kind: 'choice', label: '评分' },
  words: { kind: 'text', label: '写给团队的意见', max: 2000, required: true },
} as const satisfies FieldTable;

export const readingRecusal = {
  reason: { kind: 'text', label: '回避的原因', max: 300, required: true },
} as const satisfies FieldTable;

export const programmeResult = {
  line: { kind: 'number', label: '入选分数线', min: 0, max: 1000, required: true },
  resultNote: { kind: 'text', label: '公布时说的话', max: 500 },
} as const satisfies FieldTable;

export const programmeCancel = {
  resultNote: { kind: 'text', label: '取消的原因', max: 500, required: true },
} as const satisfies FieldTable;

export const programmeAppeal = {
  appealReason: { kind: 'text', label: '申诉的理由', max: 1000, required: true },
} as const satisfies FieldTable;

export const programmeAppealAnswer = {
  isUpheld: { kind: 'flag', label: '成立' },
  appealOpinion: { kind: 'text', label: '答复', max: 500, required: true },
} as const satisfies FieldTable;

/** What is kept of somebody in programmes, as the export of their own data calls it. */
export const programmeKept = {
  programmeId: { kind: 'choice', label: '征集编号' },
  projectId: { kind: 'choice', label: '项目编号' },
  applicationId: { kind: 'choice', label: '申请编号' },
  applyNo: { kind: 'number', label: '第几份申请' },
  answers: { kind: 'choice', label: '回答' },
  applicationState: { kind: 'choice', label: '进展（0 已提交，1 已撤回，2 入选，3 未入选，4 候补）' },
  submittedAt: { kind: 'time', label: '提交时间' },
  appealState: { kind: 'choice', label: '申诉（0 等待答复，1 成立，2 没有成立）' },
  appealReason: { kind: 'text', label: '申诉的理由', max: 1000 },
  appealTime: { kind: 'time', label: '申诉时间' },
  appealOpinion: { kind: 'text', label: '申诉的答复', max: 500 },
  readerState: { kind: 'choice', label: '评阅的邀请（0 等待答复，1 接受，2 没有接受，3 移出）' },
  round: { kind: 'number', label: '第几位' },
  readingState: { kind: 'choice', label: '评阅的进展（0 等待，1 评完，2 换人）' },
  marks: { kind: 'choice', label: '评分' },
  total: { kind: 'number', label: '总分（十分之一分）' },
  dueAt: { kind: 'time', label: '评阅截止' },
} as const satisfies FieldTable;
