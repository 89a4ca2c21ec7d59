import type { FieldTable } from '../kit/field.ts';
import { TAG_LENGTH } from '../rules/hiring.ts';

/** What an enterprise says before résumés come into its pool. */
export const talentBring = {
  vacancyId: { kind: 'choice', label: '为哪个职位' },
  consentGround: { kind: 'choice', label: '简历从哪里来', required: true },
  groundNote: { kind: 'line', label: '来源说明', max: 60 },
  keepMonths: { kind: 'choice', label: '存多久', required: true },
  isAgreed: { kind: 'flag', label: '本人同意' },
} as const satisfies FieldTable;

export const importedMarks = {
  talentStage: { kind: 'choice', label: '移到', required: true },
  tagName: { kind: 'line', label: '标签', max: TAG_LENGTH, required: true },
  noteText: { kind: 'text', label: '备注', max: 500, required: true },
} as const satisfies FieldTable;
