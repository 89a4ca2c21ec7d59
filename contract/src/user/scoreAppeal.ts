import * as z from 'zod';
import { scoreAppeal, scoreAppealAnswer } from '../fields/scores.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { AppealState } from '../rules/appeals.ts';
import { readScore } from '../rules/scores.ts';
import * as fails from './scoreFailures.ts';

const write = { method: 'POST', kind: 'write', logged: true } as const;

export const submit = endpoint({
  ...write,
  summary: '对一门公布了的成绩申诉，公布后的几天内；一门同时只有一份等着',
  path: '/user/auth/scoreAppeal/submit',
  input: z.object({
    /** One that the caller has marks of. */
    offeringId: Id.open('offering'),
    reason: fieldSchema(scoreAppeal.reason),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, fails.SCORE_APPEAL_CLOSED, fails.SCORE_APPEAL_WAITING],
});

export const withdraw = endpoint({
  ...write,
  summary: '撤回还没有答复的成绩申诉',
  path: '/user/auth/scoreAppeal/withdraw',
  input: z.object({ id: Id.of('ownScoreAppeal') }),
  output: Nothing,
  fails: [fails.SCORE_APPEAL_GONE, fails.SCORE_APPEAL_ANSWERED],
});

const ScoreAppeal = z.object({
  id: Id,
  userNo: Id,
  studentName: z.string(),
  reason: z.string(),
  submitTime: Time,
  auditStatus: oneOf(AppealState),
  auditOpinion: z.string(),
  auditTime: Time.nullable(),
  waitedHours: z.int(),
  isOverdue: Flag,
});

export type ScoreAppeal = z.infer<typeof ScoreAppeal>;

export const list = endpoint({
  summary: '一个开课的成绩申诉：等着的最久的在前，答复过的新的在前',
  method: 'POST',
  path: '/user/auth/scoreAppeal/list',
  kind: 'read',
  input: z.object({
    offeringId: Id.of('taughtOffering'),
    auditStatus: oneOf(AppealState).optional(),
    ...paging,
  }),
  output: pageOf(ScoreAppeal),
  fails: [NOT_FOUND],
});

export const decide = endpoint({
  ...write,
  summary: '答复成绩申诉：更正一项成绩，或者维持；更正记在更正记录里，学生收到消息',
  path: '/user/auth/scoreAppeal/decide',
  input: z.object({
    id: Id.of('scoreAppeal'),
    /** 1: one part is corrected with it. */
    isGranted: Flag,
    partId: named(scoreAppealAnswer.partId, Id.open('scorePart', '').default('')),
    value: named(
      scoreAppealAnswer.value,
      z
        .string()
        .max(6)
        .refine((text) => readScore(text) !== undefined, '请填 0–100、最多一位小数，或者缺考、免修')
        .default(''),
    ),
    auditOpinion: fieldSchema(scoreAppealAnswer.auditOpinion),
  }),
  output: Nothing,
  fails: [
    fails.SCORE_APPEAL_GONE,
    fails.SCORE_APPEAL_ANSWERED,
    fails.OWN_SCORE_APPEAL,
    fails.NOT_HEAD,
    fails.NOT_RELEASED,
    fails.NOT_IN_OFFERING,
    fails.SAME_SCORE,
  ],
});
