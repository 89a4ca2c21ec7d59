import * as z from 'zod';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, text, Time } from '../kit/values.ts';
import { AppealState, CommentKind } from '../rules/appeals.ts';
import { AssessmentKind } from '../rules/assessmentKinds.ts';
import { AssessmentPhase } from '../rules/assessments.ts';
import { Correction } from '../rules/corrections.ts';
import { MOST_COMMENTS } from '../rules/markRounds.ts';
import type { Answer, Keys, SimpleType } from '../rules/questions.ts';
import { QuestionType } from '../rules/questions.ts';
import { MOST_LETTERS } from '../rules/questions.ts';
import { ShownKey as AnyKey, ShownQuestion } from './shownShapes.ts';

export const ShownAsked = ShownQuestion;

/** Of one slot. */
export const ShownKey = AnyKey as unknown as z.ZodType<Keys[SimpleType]>;
export const ShownAnswer = z.unknown() as unknown as z.ZodType<Answer | null>;

export const Comment = z
  .object({
    kind: oneOf(CommentKind),
    from: z.int().min(0).max(MOST_LETTERS),
    to: z.int().min(1).max(MOST_LETTERS),
    text: z.union([z.literal(''), text(200, '批注')]),
  })
  .refine(({ from, to }) => from < to, '请选中要批注的文字');

export const Comments = z.array(Comment).max(MOST_COMMENTS, `批注最多 ${MOST_COMMENTS} 条`);

/** What was put right about a question, as candidates read it. */
export const Corrected = z.object({ correction: oneOf(Correction), content: z.string(), gmtCreate: Time });

/** Tenths by the id of the criterion. */
export const RubricPoints = z.record(z.string().regex(/^[\da-z]{1,12}$/), z.int().min(0));

/** What is known of an assessment wherever its marks are shown. */
export const assessmentFacts = {
  assessmentId: Id,
  title: z.string(),
  assessmentKind: oneOf(AssessmentKind),
  /** Of a paper, tenths. */
  fullPoints: z.int(),
  passPoints: z.int().nullable(),
  releasedAt: Time.nullable(),
  /** When they become known by themselves; null: by hand. */
  releaseAt: Time.nullable(),
};

const counts = { waiting: z.int(), doubtful: z.int(), done: z.int() };

/** The marking desk: what is to be marked by hand and how far it is. */
export const Overview = z.object({
  ...assessmentFacts,
  phase: oneOf(AssessmentPhase),
  endsAt: Time.nullable(),
  isAnonymous: Flag,
  isMarkedTwice: Flag,
  /** Percent. */
  spread: z.int(),
  /** 1: the reader answers for it: decides, releases, corrects. */
  isLeader: Flag,
  /** Answers that still need marks, whoever may give them. */
  openCount: z.int(),
  sittingCount: z.int(),
  appealCount: z.int(),
  /** 1: the time of the release is over, and something stands in its way. */
  isReleaseLate: Flag,
  /** What is marked by hand, in the order of the paper. */
  slots: z.array(
    z.object({
      slot: z.string(),
      number: z.string(),
      questionType: oneOf(QuestionType),
      fullPoints: z.int(),
      title: z.string(),
      ...counts,
    }),
  ),
});

/** An answer to a slot with what it earned. */
export const answerFacts = {
  answerId: Id,
  slot: z.string(),
  questionType: oneOf(QuestionType),
  fullPoints: z.int(),
  isUnanswered: Flag,
  answer: ShownAnswer,
};

/** What one marker says of an answer, to who may read it. */
export const Said = z.object({
  round: z.int(),
  points: z.int().nullable(),
  rubric: RubricPoints,
  comments: z.array(z.object({ kind: oneOf(CommentKind), from: z.int(), to: z.int(), text: z.string() })),
  remark: z.string(),
  isDoubtful: Flag,
  markerName: z.string(),
  isMine: Flag,
  at: Time,
});

export type Said = z.infer<typeof Said>;

/** How an objection stands. */
export const appealFacts = {
  id: Id,
  answerId: Id.nullable(),
  reason: z.string(),
  submitTime: Time,
  auditStatus: oneOf(AppealState),
  auditOpinion: z.string(),
  auditTime: Time.nullable(),
};
