import type { FieldTable } from '../kit/field.ts';

/** A road show or a contest of an incubating institution. */
export const startShow = {
  title: { kind: 'line', label: '名称', max: 60, required: true },
  intro: { kind: 'text', label: '介绍', max: 1000, required: true },
  place: { kind: 'line', label: '地点', max: 80, required: true },
} as const satisfies FieldTable;

export const startShowMore = {
  showKind: { kind: 'choice', label: '种类', required: true },
  beginsAt: { kind: 'time', label: '开始时间', required: true },
  endsAt: { kind: 'time', label: '结束时间', required: true },
  courseId: { kind: 'choice', label: '同时直播' },
  projectIds: { kind: 'choice', label: '上场的项目，按选的次序' },
} as const satisfies FieldTable;

export const startShowCancel = {
  reason: { kind: 'text', label: '取消的原因', max: 300, required: true },
} as const satisfies FieldTable;

export const startShowResult = {
  awards: { kind: 'choice', label: '结果' },
  'awards.*.award': { kind: 'line', label: '得到什么', max: 30 },
} as const satisfies FieldTable;
