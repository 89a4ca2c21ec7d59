import type { FieldTable } from '../kit/field.ts';

export const assessmentFacts = {
  title: { kind: 'line', label: '名称', max: 60, required: true },
  intro: { kind: 'html', set: 'question', label: '说明', max: 1000 },
  beginsAt: { kind: 'time', label: '开始时间' },
  endsAt: { kind: 'time', label: '结束时间' },
  minutes: { kind: 'number', label: '作答时长（分钟）', called: '作答时长', min: 1, max: 1440 },
  attempts: { kind: 'number', label: '可以作答的次数', called: '次数', min: 1, max: 20 },
  passPoints: { kind: 'number', label: '及格分', min: 0 },
  answerShowTime: { kind: 'time', label: '展示答案的时间' },
} as const satisfies FieldTable;

export const extraTime = {
  extraMinutes: { kind: 'number', label: '延长（分钟）', called: '延长的分钟', min: 0, max: 600 },
  extraReason: { kind: 'line', label: '延长的原因', max: 60, required: true },
} as const satisfies FieldTable;

export const candidateOne = {
  key: { kind: 'line', label: '手机号或学号', max: 40, required: true },
} as const satisfies FieldTable;
