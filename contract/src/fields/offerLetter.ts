import type { FieldTable } from '../kit/field.ts';

/** What an enterprise writes into a letter that offers a job. */
export const offerLetter = {
  positionName: { kind: 'line', label: '岗位', max: 40, required: true },
  place: { kind: 'line', label: '工作地点', max: 80, required: true },
  salaryText: { kind: 'line', label: '薪资', max: 60, required: true },
  probation: { kind: 'line', label: '试用期', max: 40 },
  schoolName: { kind: 'line', label: '学校', max: 60 },
  words: { kind: 'text', label: '还想说的', max: 500 },
} as const satisfies FieldTable;

export const offerMore = {
  offerKind: { kind: 'choice', label: '种类', required: true },
  startOn: { kind: 'date', label: '开始的日子', required: true },
  endOn: { kind: 'date', label: '结束的日子' },
  expiresOn: { kind: 'date', label: '最晚答复', required: true },
} as const satisfies FieldTable;

export const offerAnswer = {
  answerText: { kind: 'text', label: '给企业的话', max: 300 },
} as const satisfies FieldTable;
