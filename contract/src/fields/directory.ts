import type { FieldTable } from '../kit/field.ts';

/** The directory of an organization, and which of its attributes say what. */
export const directory = {
  address: { kind: 'code', label: '目录的地址', max: 300, required: true },
  bindName: { kind: 'line', label: '登录用的 DN', max: 300, required: true },
  bindPassword: { kind: 'code', label: '密码', max: 200 },
  baseName: { kind: 'line', label: '从哪里找起（基准 DN）', max: 300, required: true },
  filter: { kind: 'code', label: '找哪些人', max: 500 },
  nameKey: { kind: 'code', label: '姓名', max: 60, required: true },
  mobileKey: { kind: 'code', label: '手机号', max: 60, required: true },
  numberKey: { kind: 'code', label: '工号', max: 60 },
  postKey: { kind: 'code', label: '职务', max: 60 },
  departKey: { kind: 'code', label: '部门', max: 60 },
} as const satisfies FieldTable;

/** When it is read without anybody pressing. */
export const directoryNight = {
  nightHour: { kind: 'choice', label: '几点读' },
} as const satisfies FieldTable;
