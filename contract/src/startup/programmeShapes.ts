import * as z from 'zod';
import { programmeRows, startProgramme, startProgrammeMore } from '../fields/startProgramme.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema, fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, line, PartId, Time } from '../kit/values.ts';
import { StartField } from '../rules/startPolicies.ts';
import {
  criteriaProblem,
  MOST_CHOICES,
  MOST_QUESTIONS,
  MOST_SHEET_CRITERIA,
  programmeDaysProblem,
  ProgrammePhase,
  ProgrammeState,
  QuestionKind,
  questionsProblem,
} from '../rules/startProgrammes.ts';
import { optionalDay } from './policyShapes.ts';

const day = ({ label }: { label: string }) =>
  named(
    { label },
    optionalDay(label)
      .unwrap()
      .refine((text) => text !== '', `请选择${label}`),
  );

const number = ({ label, min, max }: { label: string; min: number; max: number }) =>
  named({ label }, z.int(`${label}请填整数`).min(min, `${label}最少填 ${min}`).max(max, `${label}最多填 ${max}`));

const row = programmeRows;

export const Question = z.object({
  id: PartId,
  title: fieldSchema(row['questions.*.title']),
  note: fieldSchema(row['questions.*.note']),
  kind: named(row['questions.*.kind'], oneOf(QuestionKind, '请选择怎么答')),
  isRequired: named(row['questions.*.isRequired'], Flag.default(1)),
  choices: named(
    row['questions.*.choices'],
    z.array(line(40, '选项')).max(MOST_CHOICES, `最多 ${MOST_CHOICES} 个选项`).default([]),
  ),
});

export const Criterion = z.object({
  id: PartId,
  title: fieldSchema(row['criteria.*.title']),
  note: fieldSchema(row['criteria.*.note']),
  weight: number(row['criteria.*.weight']),
  least: number(row['criteria.*.least']),
  most: number(row['criteria.*.most']),
});

/** All that an institution writes of a programme. */
export const programmeContent = {
  ...fieldSchemas(startProgramme),
  startFields: named(
    startProgrammeMore.startFields,
    z
      .array(oneOf(StartField, '没有这个行业'))
      .max(StartField.values.length, '行业选得太多')
      .refine((some) => new Set(some).size === some.length, '同一个行业只选一次')
      .default([]),
  ),
  applyFrom: day(startProgrammeMore.applyFrom),
  applyUntil: day(startProgrammeMore.applyUntil),
  readUntil: day(startProgrammeMore.readUntil),
  places: number(startProgrammeMore.places),
  spread: number(startProgrammeMore.spread),
  questions: named(
    startProgrammeMore.questions,
    z.array(Question).max(MOST_QUESTIONS, `最多 ${MOST_QUESTIONS} 个问题`).default([]),
  ),
  criteria: named(
    startProgrammeMore.criteria,
    z.array(Criterion).min(1, '评分表至少要有一项').max(MOST_SHEET_CRITERIA, `评分表最多 ${MOST_SHEET_CRITERIA} 项`),
  ),
};

type Written = z.infer<z.ZodObject<typeof programmeContent>>;

/** What only the whole can say, each at its field. */
export function checkProgramme(written: Written, context: z.RefinementCtx): void {
  const problems = [
    programmeDaysProblem(written),
    questionsProblem(written.questions),
    criteriaProblem(written.criteria),
  ];
  for (const problem of problems)
    if (problem) {
      const path = problem.path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      context.addIssue({ code: 'custom', path, message: problem.message });
    }
}

/** What lists show of a programme. */
export const ProgrammeCard = z.object({
  id: Id,
  title: z.string(),
  intro: z.string(),
  orgNo: Id,
  orgName: z.string(),
  regionName: z.string(),
  startFields: z.array(oneOf(StartField)),
  applyFrom: z.string(),
  applyUntil: z.string(),
  readUntil: z.string(),
  places: z.int(),
  programmeState: oneOf(ProgrammeState),
  phase: oneOf(ProgrammePhase),
  publishedAt: Time.nullable(),
});

export type ProgrammeCard = z.infer<typeof ProgrammeCard>;

/** What is asked and how it is marked, as everybody may know before they apply. */
export const programmeTexts = {
  whom: z.string(),
  offers: z.string(),
  spread: z.int(),
  questions: z.array(Question),
  criteria: z.array(Criterion),
};
