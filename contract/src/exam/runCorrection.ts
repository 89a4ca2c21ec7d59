import * as z from 'zod';
import { runCorrection } from '../fields/running.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, optionalLine } from '../kit/values.ts';
import { Correction } from '../rules/corrections.ts';
import { QuestionType } from '../rules/questions.ts';
import { MOST_EXTRA_MINUTES } from '../rules/running.ts';
import { Corrected } from './markingShapes.ts';
import * as fails from './runningFailures.ts';
import { ShownKeyed } from './shownShapes.ts';

const assessmentId = Id.of('assessment');
const itemId = Id.open('paperItem');

export const RunItem = z.object({
  itemId: Id,
  /** As the paper counts it; candidates may have it elsewhere. */
  number: z.int(),
  questionId: Id,
  questionType: oneOf(QuestionType),
  title: z.string(),
  /** Tenths. */
  points: z.int(),
  /** 1: only some papers hold it. */
  isDrawn: Flag,
  /** 1: the question was changed since it was put into this paper. */
  hasNewer: Flag,
});

export type RunItem = z.infer<typeof RunItem>;

export const items = endpoint({
  method: 'POST',
  kind: 'read',
  summary: '进行中的测评里可以更正的题：题目改过的在前',
  path: '/exam/auth/runCorrection/items',
  input: z.object({ assessmentId, keyword: optionalLine(30, '题目里的字'), ...paging }),
  output: pageOf(RunItem),
  fails: [NOT_FOUND],
});

const Said = z.object({ versionId: Id, versionNo: z.int(), stem: z.string(), question: ShownKeyed });

export const RunItemView = RunItem.extend({
  /** What its candidates read. */
  current: Said,
  /** What the bank says now; null: the same. */
  newest: Said.nullable(),
  /** Why the newest cannot take its place; empty when it can. */
  refusal: z.string(),
  /** 1: the reader may change the question. */
  mayEdit: Flag,
  countAnswering: z.int(),
  countSubmitted: z.int(),
  /** Answers of those who still answer that the newest version cannot take. */
  countAgain: z.int(),
  corrections: z.array(Corrected),
});

export type RunItemView = z.infer<typeof RunItemView>;

export const view = endpoint({
  method: 'POST',
  kind: 'read',
  summary: '更正之前看的：现在的题与题库里最新的一版，涉及多少人',
  path: '/exam/auth/runCorrection/view',
  input: z.object({ assessmentId, itemId }),
  output: RunItemView,
  fails: [NOT_FOUND, fails.ITEM_GONE],
});

export const correct = endpoint({
  method: 'POST',
  kind: 'write',
  logged: true,
  summary: '考试中更正一道题：换成最新的一版、作废或人人满分；正在答题的马上看到，已交的马上重判',
  path: '/exam/auth/runCorrection/correct',
  input: z.object({
    assessmentId,
    itemId,
    correction: named(runCorrection.correction, oneOf(Correction, '请选择怎样更正')),
    /** The version that was looked at, for what takes its place. */
    versionId: Id.open('questionVersion').optional(),
    reason: fieldSchema(runCorrection.reason),
    /** Given to everybody with it. */
    minutes: named(
      runCorrection.minutes,
      z.int('请输入整数分钟').min(0, '不能是负数').max(MOST_EXTRA_MINUTES, `一次最多 ${MOST_EXTRA_MINUTES} 分钟`),
    ).default(0),
  }),
  output: z.object({ countAnswering: z.int(), countSubmitted: z.int(), countAgain: z.int(), changedCount: z.int() }),
  fails: [
    NOT_FOUND,
    fails.ITEM_GONE,
    fails.NOT_BEING_SAT,
    fails.NOTHING_NEW,
    fails.OTHER_SHAPE,
    fails.NO_END,
    fails.QUESTION_MOVED,
  ],
});
