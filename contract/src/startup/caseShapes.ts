import * as z from 'zod';
import { caseRows, startCase, startCaseMore } from '../fields/startCase.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema, fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { richText } from '../kit/richText.ts';
import { Id, Time } from '../kit/values.ts';
import { MOST_CASE_FIGURES, MOST_CASE_PEOPLE } from '../rules/startCases.ts';
import { StartField } from '../rules/startPolicies.ts';

const Figure = z.object({
  label: fieldSchema(caseRows['figures.*.label']),
  value: fieldSchema(caseRows['figures.*.value']),
});

const Person = z.object({
  userNo: named({ label: '人' }, Id.open('user')),
  duty: fieldSchema(caseRows['people.*.duty']),
  words: fieldSchema(caseRows['people.*.words']),
});

/** What an institution writes. */
export const caseContent = {
  ...fieldSchemas(startCase),
  startField: named(startCaseMore.startField, oneOf(StartField, '请选择行业')),
  body: richText(startCaseMore.body),
  figures: named(
    startCaseMore.figures,
    z.array(Figure).max(MOST_CASE_FIGURES, `最多写 ${MOST_CASE_FIGURES} 个数字`).default([]),
  ),
  people: named(
    startCaseMore.people,
    z
      .array(Person)
      .max(MOST_CASE_PEOPLE, `最多写 ${MOST_CASE_PEOPLE} 个人`)
      .refine((rows) => new Set(rows.map(({ userNo }) => userNo)).size === rows.length, '同一个人只写一次')
      .default([]),
  ),
};

export const CaseCard = z.object({
  id: Id,
  title: z.string(),
  intro: z.string(),
  startField: oneOf(StartField),
  regionName: z.string(),
  orgNo: Id,
  orgName: z.string(),
  projectName: z.string(),
  figures: z.array(Figure),
  publishedAt: Time.nullable(),
});

export type CaseCard = z.infer<typeof CaseCard>;
