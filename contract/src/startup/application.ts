import * as z from 'zod';
import { programmeAppeal, startApplication } from '../fields/startProgramme.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, IdOrEmpty, IdOrNone, PartId, Time } from '../kit/values.ts';
import { MOST_ANSWER, MOST_QUESTIONS } from '../rules/startProgrammes.ts';
import { appealFacts, applicationFacts, ApplicationFile, givenFacts } from './applicationShapes.ts';
import * as failures from './programmeFailures.ts';
import { ProgrammeCard, programmeTexts } from './programmeShapes.ts';

const own = Id.of('startApplication');

export const mine = endpoint({
  summary: '我所在的团队交的申请，新的在前',
  method: 'POST',
  path: '/startup/auth/application/mine',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(
    z.object({
      ...applicationFacts,
      /** Until when it can be changed. */
      applyUntil: z.string(),
      /** 1: the caller handed it in, and may still change or take it back. */
      isOpen: Flag,
      /** Tenths; null before the result is public. */
      score: z.int().nullable(),
      appealState: appealFacts.appealState,
    }),
  ),
});

const said = z.object({
  id: PartId,
  value: z
    .string()
    .trim()
    .max(MOST_ANSWER, `回答最多 ${MOST_ANSWER} 个字`)
    .refine((value) => !value.includes('\0') && value.isWellFormed(), '回答里有不能识别的字符'),
});

export const form = endpoint({
  summary: '申请一次征集的表：问题、我负责的项目、已经交过的回答',
  method: 'POST',
  path: '/startup/auth/application/form',
  kind: 'read',
  input: z.object({ programmeId: Id.open('startProgramme'), id: Id.of('startApplication', '0').default('0') }),
  output: z.object({
    programme: ProgrammeCard.extend(programmeTexts),
    id: IdOrNone,
    projectId: IdOrEmpty,
    answers: z.array(z.object({ id: PartId, value: z.string() })),
    /** What the caller leads, with why a project cannot apply; empty where it can. */
    projects: z.array(z.object({ id: Id, projectName: z.string(), problem: z.string() })),
  }),
  fails: [NOT_FOUND, failures.NOT_OPEN],
});

export const submit = endpoint({
  summary: '交申请，或在截止之前改交过的；项目的内容以这时的为准',
  method: 'POST',
  path: '/startup/auth/application/submit',
  kind: 'write',
  logged: true,
  bodyLimit: 256 * 1024,
  input: z.object({
    id: Id.of('startApplication', '0').default('0'),
    programmeId: named({ label: '征集' }, Id.open('startProgramme')),
    projectId: named(startApplication.projectId, Id.of('startProject')),
    answers: named(startApplication.answers, z.array(said).max(MOST_QUESTIONS, '回答的问题太多').default([])),
  }),
  output: z.object({ id: Id }),
  fails: [
    NOT_FOUND,
    failures.NOT_OPEN,
    failures.PROJECT_UNFIT,
    failures.APPLIED_ALREADY,
    failures.APPLICATION_MOVED_ON,
  ],
});

export const withdraw = endpoint({
  summary: '在申请截止之前收回申请',
  method: 'POST',
  path: '/startup/auth/application/withdraw',
  kind: 'write',
  logged: true,
  input: z.object({ id: own }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.APPLICATION_MOVED_ON],
});

export const view = endpoint({
  summary: '团队看自己的申请；公布之后有每位评阅人的分数与意见、相差多少',
  method: 'POST',
  path: '/startup/auth/application/view',
  kind: 'read',
  input: z.object({ id: own }),
  output: ApplicationFile.extend({
    /** Null before the result is public. */
    feedback: z
      .object({
        /** Tenths. */
        score: z.int(),
        spread: z.int(),
        line: z.int(),
        bound: z.int(),
        resultNote: z.string(),
        readings: z.array(z.object(givenFacts)),
        /** Until when one may object; null: no longer, or done already. */
        appealUntil: Time.nullable(),
      })
      .nullable(),
    ...appealFacts,
    /** 1: the caller handed it in. */
    isApplicant: Flag,
  }),
  fails: [NOT_FOUND],
});

export const appeal = endpoint({
  summary: '公布之后对结果申诉，一份申请一次',
  method: 'POST',
  path: '/startup/auth/application/appeal',
  kind: 'write',
  logged: true,
  input: z.object({ id: own, appealReason: fieldSchema(programmeAppeal.appealReason) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, failures.APPLICATION_MOVED_ON, failures.APPEAL_TOO_LATE, failures.APPEALED_ALREADY],
});
