import type { FieldTable } from '../kit/field.ts';

/** What an organization counts a course for, for whom and how long. */
export const courseAuth = {
  courseId: { kind: 'choice', label: '课程', required: true },
  credit: { kind: 'number', label: '计学分', min: 0, max: 100 },
  hours: { kind: 'number', label: '计学时', min: 0, max: 1000 },
  departmentIds: { kind: 'choice', label: '哪些部门可以修' },
  validFrom: { kind: 'date', label: '开始日期', required: true },
  validTo: { kind: 'date', label: '结束日期' },
  templateId: { kind: 'choice', label: '证书模板' },
  remark: { kind: 'line', label: '说明', max: 100 },
} as const satisfies FieldTable;

/** Somebody asked to teach for an organization. */
export const lecturerInvitation = {
  lecturerName: { kind: 'line', label: '姓名', max: 20, required: true },
  mobile: { kind: 'mobile', label: '手机号', max: 11, required: true },
  position: { kind: 'line', label: '职务', max: 40 },
  shareRatio: { kind: 'number', label: '讲师分成（%）', called: '讲师分成', min: 0, max: 100 },
  note: { kind: 'line', label: '附言', max: 100 },
} as const satisfies FieldTable;

/** A lecturer who asks to teach for an organization. */
export const lecturerAsking = {
  orgNo: { kind: 'choice', label: '机构', required: true },
  note: { kind: 'text', label: '申请说明', max: 200, required: true },
} as const satisfies FieldTable;

/** The answer of the organization. */
export const lecturerAnswer = {
  auditStatus: { kind: 'choice', label: '答复', required: true },
  auditOpinion: { kind: 'text', label: '意见', max: 200 },
  shareRatio: { kind: 'number', label: '讲师分成（%）', called: '讲师分成', min: 0, max: 100 },
} as const satisfies FieldTable;
