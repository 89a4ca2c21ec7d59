import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, IdOrNone, optionalLine, Time } from '../kit/values.ts';
import { StartField } from '../rules/startPolicies.ts';
import { ProgrammePhase } from '../rules/startProgrammes.ts';
import { ProgrammeCard, programmeTexts } from './programmeShapes.ts';

export const list = endpoint({
  summary: '项目征集：地区、行业、现在能不能申请、关键词；发布了的，新的在前',
  method: 'POST',
  path: '/startup/api/programme/list',
  kind: 'read',
  input: z.object({
    /** A code of the tree of regions: of the place, within it, and of what it lies in; empty for all. */
    region: z
      .string()
      .regex(/^\d{0,6}$/, '没有这个地区')
      .default(''),
    startField: oneOf(StartField).optional(),
    phase: oneOf(ProgrammePhase).optional(),
    str: optionalLine(60, '关键词'),
    ...paging,
  }),
  output: pageOf(ProgrammeCard),
});

const programme = Id.open('startProgramme');

export const view = endpoint({
  summary: '一次征集：征集什么、能得到什么、要答哪些问题、怎么评；公布之后有分数线与申请的份数',
  method: 'POST',
  path: '/startup/api/programme/view',
  kind: 'read',
  input: z.object({ id: programme }),
  output: ProgrammeCard.extend({
    ...programmeTexts,
    /** Null before the result is public. */
    result: z
      .object({
        countApplied: z.int(),
        countAdmitted: z.int(),
        /** Tenths. */
        line: z.int(),
        resultNote: z.string(),
        resultAt: Time,
      })
      .nullable(),
  }),
  fails: [NOT_FOUND],
});

export const results = endpoint({
  summary: '一次征集的入选名单，按申请的编号；分数不公开',
  method: 'POST',
  path: '/startup/api/programme/results',
  kind: 'read',
  input: z.object({ id: programme, ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      projectName: z.string(),
      slogan: z.string(),
      startField: oneOf(StartField),
      /** '0' where the project has no public page. */
      projectId: IdOrNone,
    }),
  ),
  fails: [NOT_FOUND],
});
