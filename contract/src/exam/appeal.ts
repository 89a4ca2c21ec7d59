import * as z from 'zod';
import { appealAnswer, appealing } from '../fields/marking.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing } from '../kit/values.ts';
import { AppealState } from '../rules/appeals.ts';
import { MOST_POINTS } from '../rules/questions.ts';
import * as failures from './markingFailures.ts';
import * as shapes from './markingShapes.ts';

export const submit = endpoint({
  summary: '对成绩申诉：一道题或整份，公布后的几天内，一处一次只能有一份等着',
  method: 'POST',
  path: '/exam/auth/appeal/submit',
  kind: 'write',
  logged: true,
  input: z.object({
    sittingId: Id.of('examSitting'),
    answerId: Id.of('examAnswer').nullable().default(null),
    reason: fieldSchema(appealing.reason),
  }),
  output: z.object({ id: Id }),
  fails: [
    failures.SITTING_GONE,
    failures.ANSWER_GONE,
    failures.NOT_RELEASED,
    failures.APPEAL_CLOSED,
    failures.APPEAL_WAITING,
  ],
});

export const withdraw = endpoint({
  summary: '撤回还没有处理的申诉',
  method: 'POST',
  path: '/exam/auth/appeal/withdraw',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('ownAppeal') }),
  output: Nothing,
  fails: [failures.APPEAL_GONE, failures.APPEAL_DECIDED],
});

const Appeal = z.object({
  ...shapes.appealFacts,
  sittingId: Id,
  name: z.string(),
  /** Of the question; empty for the whole. */
  number: z.string(),
  points: z.int().nullable(),
  fullPoints: z.int().nullable(),
  /** 1: the reader gave these marks, another one should decide. */
  isMarker: Flag,
  waitedHours: z.int(),
  isOverdue: Flag,
});

export type Appeal = z.infer<typeof Appeal>;

export const list = endpoint({
  summary: '一次测评的申诉：等着的最久的在前，处理过的新的在前',
  method: 'POST',
  path: '/exam/auth/appeal/list',
  kind: 'read',
  input: z.object({
    assessmentId: Id.of('assessment'),
    auditStatus: oneOf(AppealState).default(AppealState.waiting),
    ...paging,
  }),
  output: pageOf(Appeal),
  fails: [NOT_FOUND],
});

export const decide = endpoint({
  summary: '处理申诉：改成几分，或者维持原分；都要写答复，考生收到消息',
  method: 'POST',
  path: '/exam/auth/appeal/decide',
  kind: 'write',
  logged: true,
  input: z.object({
    id: Id.of('markAppeal'),
    /** 1: something was changed. About one answer the new marks go with it; about the whole they were changed one by one. */
    isGranted: Flag,
    /** The new marks, tenths. */
    points: z.int('分数最多一位小数').min(0, '不能是负数').max(MOST_POINTS).nullable().default(null),
    auditOpinion: fieldSchema(appealAnswer.auditOpinion),
  }),
  output: Nothing,
  fails: [
    failures.APPEAL_GONE,
    failures.APPEAL_DECIDED,
    failures.OWN_APPEAL,
    failures.SAME_POINTS,
    failures.NEEDS_OTHER,
  ],
});
