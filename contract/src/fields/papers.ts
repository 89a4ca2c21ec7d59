import type { FieldTable } from '../kit/field.ts';

export const paperFacts = {
  paperName: { kind: 'line', label: '试卷名称', max: 60, required: true },
  subjectId: { kind: 'choice', label: '学科' },
  paperKind: { kind: 'choice', label: '组卷方式', required: true },
} as const satisfies FieldTable;

export const paperSection = {
  sectionName: { kind: 'line', label: '大题名称', max: 40, required: true },
  intro: { kind: 'text', label: '大题说明', max: 300 },
} as const satisfies FieldTable;

export const paperPublish = {
  note: { kind: 'text', label: '这一版改了什么', max: 200 },
} as const satisfies FieldTable;
