import * as z from 'zod';
import { practiceNote } from '../fields/practice.ts';
import { endpoint } from '../kit/endpoint.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { PracticeOrigin, Recall } from '../rules/practice.ts';
import { QuestionType } from '../rules/questions.ts';
import { slotPattern } from '../rules/slots.ts';
import * as fails from './practiceFailures.ts';
import { AnyAnswer } from './questionShapes.ts';
import { ShownKey, ShownQuestion } from './shownShapes.ts';

const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write' } as const;

/** A question of a round, as the sheet at its side shows it. */
const RoundItem = z.object({
  assessmentId: Id,
  questionId: Id,
  questionType: oneOf(QuestionType),
  /** Percent of the last answer in practice; null: none yet, or one that nobody marks. */
  lastShare: z.int().nullable(),
  isAnswered: Flag,
});

export type RoundItem = z.infer<typeof RoundItem>;

export const round = endpoint({
  ...read,
  summary: '一轮练习的题：一份练习、错题本、每日一练，或者到期该复习的',
  path: '/exam/auth/practice/round',
  input: z.object({
    origin: oneOf(PracticeOrigin),
    /** Of `PracticeOrigin.paper`. */
    assessmentId: Id.open('openAssessment').optional(),
    subjectId: Id.open('category').optional(),
  }),
  output: z.object({ title: z.string(), items: z.array(RoundItem) }),
  fails: [fails.NOT_OPEN],
});

const named = { assessmentId: Id.open('openAssessment'), questionId: Id.open('question') };

export const question = endpoint({
  ...read,
  summary: '一道练习题，不含答案；带上次的作答、收藏与笔记',
  path: '/exam/auth/practice/question',
  input: z.object(named),
  output: z.object({
    questionId: Id,
    versionId: Id,
    /** Names its slots. */
    itemId: Id,
    asked: ShownQuestion,
    knowledge: z.array(z.string()),
    isStarred: Flag,
    isWrong: Flag,
    note: z.string(),
    countRight: z.int(),
    countWrong: z.int(),
  }),
  fails: [fails.NOT_OPEN, fails.NOT_IN_PAPER],
});

export const answer = endpoint({
  ...write,
  summary: '作答一道练习题，当场看对错与解析；同一次作答重发只算一次',
  path: '/exam/auth/practice/answer',
  input: z.object({
    ...named,
    versionId: Id.open('question'),
    origin: oneOf(PracticeOrigin),
    clientKey: z.string().regex(/^[\w-]{8,40}$/),
    answers: z
      .array(z.object({ slot: z.string().regex(slotPattern), answer: AnyAnswer }))
      .min(1, fails.UNANSWERED.msg)
      .max(12),
  }),
  output: z.object({
    /** Percent of all slots that the machine marks; null: only the learner can say. */
    share: z.int().nullable(),
    slots: z.array(z.object({ slot: z.string(), share: z.int().nullable() })),
    /** Null: the practice does not show its answers, or not yet. */
    key: ShownKey.nullable(),
    /** HTML; empty without the key. */
    analysis: z.string(),
    /** When it comes again. */
    dueAt: Time,
    isWrong: Flag,
  }),
  fails: [fails.NOT_OPEN, fails.NOT_IN_PAPER, fails.UNANSWERED, fails.ANSWER_UNREADABLE],
});

const card = { questionId: Id.open('question') };

export const rate = endpoint({
  ...write,
  summary: '自己评一道主观题会不会，定下次复习的时间',
  path: '/exam/auth/practice/rate',
  input: z.object({ ...card, recall: oneOf(Recall) }),
  output: z.object({ dueAt: Time, isWrong: Flag }),
  fails: [fails.CARD_GONE],
});

export const mark = endpoint({
  ...write,
  summary: '收藏一道题、移出错题本，或者记一句笔记',
  path: '/exam/auth/practice/mark',
  input: z.object({
    ...card,
    isStarred: Flag.optional(),
    isWrong: z.literal(0).optional(),
    note: fieldSchema(practiceNote.note).optional(),
  }),
  output: Nothing,
  fails: [fails.CARD_GONE],
});

const Wrong = z.object({
  questionId: Id,
  assessmentId: Id,
  questionType: oneOf(QuestionType),
  title: z.string(),
  subjectName: z.string(),
  knowledge: z.array(z.string()),
  countWrong: z.int(),
  countRight: z.int(),
  isStarred: Flag,
  note: z.string(),
  dueAt: Time,
});

export type WrongQuestion = z.infer<typeof Wrong>;

export const wrongPage = endpoint({
  ...read,
  summary: '我的错题本与收藏的题，先到期的在前',
  path: '/exam/auth/practice/wrong/page',
  input: z.object({
    scope: z.enum(['wrong', 'starred']).default('wrong'),
    subjectId: Id.open('category').optional(),
    ...paging,
  }),
  output: pageOf(Wrong),
});

export const summary = endpoint({
  ...read,
  summary: '我的练习：今天该复习几道、错题几道、连续练了几天、最近练的',
  path: '/exam/auth/practice/summary',
  input: Nothing,
  output: z.object({
    due: z.int(),
    wrong: z.int(),
    starred: z.int(),
    /** Of today's set. */
    daily: z.object({ done: z.int(), total: z.int() }),
    days: z.int(),
    answered: z.int(),
    /** Percent of all answers the machine marked; null: none yet. */
    rightRate: z.int().nullable(),
    recent: z.array(z.object({ assessmentId: Id, title: z.string(), answered: z.int(), total: z.int(), lastAt: Time })),
  }),
});
