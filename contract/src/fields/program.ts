import type { FieldTable } from '../kit/field.ts';
import { LEAST_WEEKLY_HOURS, MOST_SEATS, MOST_WEEKLY_HOURS } from '../rules/programs.ts';

/** What the author of a plan says of it. */
export const program = {
  programName: { kind: 'line', label: '方案名称', max: 40, required: true },
  typicalPositionId: { kind: 'choice', label: '典型岗位' },
  intro: { kind: 'text', label: '一句话说明', max: 200 },
  openDate: { kind: 'date', label: '从哪天起可以加入' },
  endDate: { kind: 'date', label: '到哪天为止' },
  seats: { kind: 'number', label: '名额', min: 0, max: MOST_SEATS },
} as const satisfies FieldTable;

/** What the public version of a plan costs. */
export const programPrice = {
  price: { kind: 'number', label: '价格', min: 0, max: 100_000 },
} as const satisfies FieldTable;

/** What a receiving side says when it confirms a plan or returns it. */
export const programAnswer = {
  remark: { kind: 'text', label: '意见', max: 500 },
} as const satisfies FieldTable;

/** The pace somebody sets for themselves. */
export const programPace = {
  startDate: { kind: 'date', label: '从哪天开始', required: true },
  hoursPerWeek: { kind: 'number', label: '每周学几小时', min: LEAST_WEEKLY_HOURS, max: MOST_WEEKLY_HOURS },
} as const satisfies FieldTable;
