import type { FieldTable } from '../kit/field.ts';
import { MOST_SEATS } from '../rules/grades.ts';

/** A class group. */
export const gradeFacts = {
  gradeName: { kind: 'line', label: '班级名称', max: 30, required: true },
  intro: { kind: 'text', label: '班级介绍', max: 500 },
  departmentId: { kind: 'choice', label: '所属部门' },
  joinWay: { kind: 'choice', label: '加入方式', required: true },
  seats: { kind: 'number', label: '学员名额', min: 1, max: MOST_SEATS, required: true },
} as const satisfies FieldTable;

/** Ending one. */
export const gradeEnding = {
  gradeName: { kind: 'line', label: '班级名称', max: 30, required: true },
} as const satisfies FieldTable;

/** Asking to be let in. */
export const gradeJoin = {
  code: { kind: 'line', label: '邀请码或邀请链接', called: '邀请码', max: 300, required: true },
  note: { kind: 'line', label: '申请说明', max: 100 },
} as const satisfies FieldTable;

/** The answer to it. */
export const gradeAnswer = {
  auditStatus: { kind: 'choice', label: '答复', required: true },
  auditOpinion: { kind: 'text', label: '原因', called: '不通过的原因', max: 200 },
} as const satisfies FieldTable;

/** Somebody in a class group. */
export const gradeMember = {
  remarkName: { kind: 'line', label: '班级备注名', max: 20 },
  gradeRole: { kind: 'choice', label: '在班里是', required: true },
} as const satisfies FieldTable;

export const gradeNotice = {
  title: { kind: 'line', label: '公告标题', max: 60, required: true },
  content: { kind: 'text', label: '公告内容', max: 2000, required: true },
  isPinned: { kind: 'flag', label: '置顶' },
} as const satisfies FieldTable;
