import * as z from 'zod';
import { scoreChange, scorePart } from '../fields/scores.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { MOST_PARTS, readScore, ReleaseState, ScoreMark } from '../rules/scores.ts';
import {
  NOT_HEAD,
  NOT_IN_OFFERING,
  NOT_RELEASABLE,
  NOT_RELEASED,
  SAME_SCORE,
  SCORES_RELEASED,
} from './scoreFailures.ts';

const offeringFacts = {
  offeringId: Id,
  offeringName: z.string(),
  termName: z.string(),
  gradeNames: z.array(z.string()),
  credit: z.number(),
  releaseState: oneOf(ReleaseState),
  releasedAt: Time.nullable(),
  /** 1: the reader releases and corrects, others only enter. */
  isHead: Flag,
};

const ScoredOffering = z.object({
  ...offeringFacts,
  studentCount: z.int(),
  partCount: z.int(),
  /** Of all that there are to be. */
  enteredCount: z.int(),
  /** Objections that wait for an answer. */
  appealCount: z.int(),
});

export type ScoredOffering = z.infer<typeof ScoredOffering>;

export const offerings = endpoint({
  summary: '我登记成绩的开课：老师看自己教的，教务看全校的，新学期的在前',
  method: 'POST',
  path: '/user/auth/score/offerings',
  kind: 'read',
  input: z.object({ releaseState: oneOf(ReleaseState).optional(), ...paging }),
  output: pageOf(ScoredOffering),
});

const Part = z.object({ id: Id, partName: z.string(), weight: z.int() });

const Sheet = z.object({
  ...offeringFacts,
  parts: z.array(Part),
  students: z.array(
    z.object({
      userNo: Id,
      studentName: z.string(),
      studentNumber: z.string(),
      entries: z.array(z.object({ partId: Id, score: z.int().nullable(), scoreMark: oneOf(ScoreMark) })),
    }),
  ),
  /** Corrections after the release, the newest first, at most 50. */
  changes: z.array(
    z.object({
      id: Id,
      at: Time,
      studentName: z.string(),
      partName: z.string(),
      before: z.string(),
      after: z.string(),
      reason: z.string(),
      actorName: z.string(),
    }),
  ),
});

export type Sheet = z.infer<typeof Sheet>;

const offering = Id.of('taughtOffering');

export const sheet = endpoint({
  summary: '一个开课的成绩表：组成、学生、已登记的成绩与更正的记录',
  method: 'POST',
  path: '/user/auth/score/sheet',
  kind: 'read',
  input: z.object({ offeringId: offering }),
  output: Sheet,
  fails: [NOT_FOUND],
});

export const parts = endpoint({
  summary: '保存成绩的组成与比重；去掉的一项连同登记的成绩一起去掉，公布以后不能再改',
  method: 'POST',
  path: '/user/auth/score/parts',
  kind: 'write',
  logged: true,
  input: z.object({
    offeringId: offering,
    parts: z
      .array(
        z.object({
          /** Empty for a new one. */
          id: Id.open('scorePart', '').default(''),
          partName: fieldSchema(scorePart['parts.*.partName']),
          weight: z.int('比重请输入整数').min(1, '比重至少 1%').max(100, '比重最多 100%'),
        }),
      )
      .min(1, '至少有一项')
      .max(MOST_PARTS, `最多 ${MOST_PARTS} 项`)
      .refine((all) => new Set(all.map(({ partName }) => partName)).size === all.length, '各项的名称不能重复')
      .refine((all) => all.reduce((sum, { weight }) => sum + weight, 0) === 100, '各项比重合计要是 100%'),
  }),
  output: z.object({ parts: z.array(Part) }),
  fails: [NOT_FOUND, SCORES_RELEASED, NOT_IN_OFFERING],
});

/** As it is typed: a number with one decimal, 缺考, 免修, or nothing. */
const Written = z
  .string()
  .max(6)
  .refine((value) => readScore(value) !== undefined, '请填 0–100、最多一位小数，或者缺考、免修');

export const enter = endpoint({
  summary: '登记成绩，一次多格；公布以后要改用更正',
  method: 'POST',
  path: '/user/auth/score/enter',
  kind: 'write',
  logged: true,
  input: z.object({
    offeringId: offering,
    cells: z
      .array(z.object({ partId: Id.open('scorePart'), userNo: Id.open('user'), value: Written }))
      .min(1, '没有要登记的成绩')
      .max(500, '一次最多登记 500 格'),
  }),
  output: Nothing,
  fails: [NOT_FOUND, SCORES_RELEASED, NOT_IN_OFFERING],
});

export const release = endpoint({
  summary: '公布成绩：比重合计 100%、每格都登记了才可以；学生收到消息',
  method: 'POST',
  path: '/user/auth/score/release',
  kind: 'write',
  logged: true,
  input: z.object({ offeringId: offering }),
  output: z.object({ studentCount: z.int() }),
  fails: [NOT_FOUND, NOT_HEAD, SCORES_RELEASED, NOT_RELEASABLE],
});

export const correct = endpoint({
  summary: '更正一格已公布的成绩，写明原因；记录留着，学生收到消息',
  method: 'POST',
  path: '/user/auth/score/correct',
  kind: 'write',
  logged: true,
  input: z.object({
    offeringId: offering,
    partId: Id.open('scorePart'),
    userNo: Id.open('user'),
    value: Written.refine((value) => value.trim() !== '', '请填更正后的成绩'),
    reason: fieldSchema(scoreChange.reason),
  }),
  output: Nothing,
  fails: [NOT_FOUND, NOT_HEAD, NOT_RELEASED, NOT_IN_OFFERING, SAME_SCORE],
});
