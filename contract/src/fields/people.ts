import type { FieldTable } from '../kit/field.ts';

export const member = {
  memberName: { kind: 'line', label: '姓名', max: 20, required: true },
  mobile: { kind: 'mobile', label: '手机号', max: 11, required: true },
  departmentId: { kind: 'choice', label: '部门' },
  jobNumber: { kind: 'code', label: '工号', max: 30 },
  post: { kind: 'line', label: '职务', max: 30 },
  roleIds: { kind: 'choice', label: '角色' },
} as const satisfies FieldTable;

export const department = {
  departName: { kind: 'line', label: '部门名称', max: 30, required: true },
  parentId: { kind: 'choice', label: '上级部门' },
  headUserNo: { kind: 'choice', label: '负责人' },
  intoId: { kind: 'choice', label: '合并到', required: true },
  beforeId: { kind: 'choice', label: '排在' },
} as const satisfies FieldTable;

export const student = {
  studentName: { kind: 'line', label: '姓名', max: 30, required: true },
  studentNumber: { kind: 'code', label: '学号', max: 30, required: true },
  departmentId: { kind: 'choice', label: '院系' },
  major: { kind: 'line', label: '专业', max: 60 },
  className: { kind: 'line', label: '班级', max: 40 },
  entryYear: { kind: 'number', label: '入学年份' },
} as const satisfies FieldTable;

/** An answer to a student who asks to be bound. */
export const binding = {
  bindStatus: { kind: 'choice', label: '答复', required: true },
  bindOpinion: { kind: 'line', label: '意见', max: 200 },
} as const satisfies FieldTable;

export const role = {
  roleName: { kind: 'line', label: '角色名称', max: 20, required: true },
  remark: { kind: 'line', label: '说明', max: 100 },
  powerLevel: { kind: 'choice', label: '数据范围', required: true },
  codes: { kind: 'choice', label: '权限' },
} as const satisfies FieldTable;

export const realName = {
  realName: { kind: 'line', label: '姓名', max: 30 },
  idNumber: { kind: 'code', label: '身份证号码', max: 18 },
  consent: { kind: 'flag', label: '单独同意' },
} as const satisfies FieldTable;

export const certificateHolder = {
  holderName: { kind: 'line', label: '证书上的姓名', max: 30, required: true },
} as const satisfies FieldTable;

export const deletion = {
  reason: { kind: 'text', label: '注销的原因', max: 200 },
  understood: { kind: 'flag', label: '确认' },
} as const satisfies FieldTable;

export const registration = {
  mobile: { kind: 'mobile', label: '手机号', max: 20 },
  referralCode: { kind: 'code', label: '推荐码（选填）', max: 20 },
} as const satisfies FieldTable;
