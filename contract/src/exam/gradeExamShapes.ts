import * as z from 'zod';
import { assessmentFacts } from '../fields/assessments.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { momentText } from '../kit/momentText.ts';
import { oneOf } from '../kit/oneOf.ts';
import { richText } from '../kit/richText.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { AnswerShow, AssessmentPhase, MOST_MINUTES, SittingState } from '../rules/assessments.ts';
import { ShownAnswer, ShownKey, ShownQuestion } from './shownShapes.ts';

/** What a teacher decides about an examination of a class; the other rules are the usual ones of the kind. */
export const gradeExamFacts = {
  gradeExamName: named(assessmentFacts.title, fieldSchema(assessmentFacts.title)),
  description: named(assessmentFacts.intro, richText(assessmentFacts.intro).default('')),
  paperId: Id.of('paper'),
  beginTime: named(assessmentFacts.beginsAt, momentText('开始时间')),
  endTime: named(assessmentFacts.endsAt, momentText('结束时间')),
  minutes: named(
    assessmentFacts.minutes,
    z.int('请输入整数').min(1, '至少 1 分钟').max(MOST_MINUTES, `最多 ${MOST_MINUTES} 分钟`).nullable().default(null),
  ),
  answerShow: oneOf(AnswerShow).default(AnswerShow.ended),
  answerShowTime: named(assessmentFacts.answerShowTime, momentText('展示答案的时间').nullable().default(null)),
};

export const GradeExam = z.object({
  id: Id,
  gradeId: Id,
  gradeName: z.string(),
  gradeExamName: z.string(),
  beginTime: Time.nullable(),
  endTime: Time.nullable(),
  minutes: z.int().nullable(),
  /** Tenths. */
  totalScore: z.int(),
  phase: oneOf(AssessmentPhase),
});

export const ManagedExam = GradeExam.extend({
  revision: z.int(),
  countStudent: z.int(),
  countSubmit: z.int(),
  isBegun: Flag,
});

export type ManagedExam = z.infer<typeof ManagedExam>;

/** Where one student stands with one examination. `examStatus`: null before they began. */
const relationFacts = {
  ...GradeExam.shape,
  /** Of the student and the examination together. */
  relationId: Id,
  examStatus: oneOf(SittingState).nullable(),
  sittingId: Id.nullable(),
};

export const OwnRelation = z.object(relationFacts);

export type OwnRelation = z.infer<typeof OwnRelation>;

export const Relation = z.object({
  relationId: Id,
  studentName: z.string(),
  examStatus: oneOf(SittingState).nullable(),
  sittingId: Id.nullable(),
  beganAt: Time.nullable(),
  submittedAt: Time.nullable(),
  /** Tenths; null until every answer has its marks. */
  score: z.int().nullable(),
});

export const Title = z.object({
  id: Id,
  titleName: z.string(),
  problemList: z.array(
    z.object({
      /** Of the item; of a material each child has its own slot (`rules/slots.ts`). */
      id: Id,
      /** Tenths. */
      score: z.int(),
      problem: ShownQuestion,
      userAnswers: z.array(z.object({ slot: z.string(), userAnswer: ShownAnswer.nullable() })),
    }),
  ),
});

/** The paper of a running examination. */
export const Paper = z.object({
  sittingId: Id,
  /** Seconds left; null: it has no end. */
  answerTime: z.int().nullable(),
  titleList: z.array(Title),
});

/** The same when it is over, with what may be known by then. */
export const Explained = z.object({
  examId: Id,
  titleList: z.array(
    z.object({
      id: Id,
      number: z.string(),
      problem: ShownQuestion,
      analysis: z.string(),
      answers: z.array(
        z.object({
          slot: z.string(),
          userAnswer: ShownAnswer.nullable(),
          /** Absent until it may be shown. */
          problemAnswer: ShownKey.optional(),
          /** Tenths; null until the marks may be shown. */
          userScore: z.int().nullable(),
          score: z.int(),
        }),
      ),
    }),
  ),
});

export const Score = z.object({
  gradeExamName: z.string(),
  /** Tenths; null while it is marked. */
  score: z.int().nullable(),
  totalScore: z.int(),
  isPassed: Flag.nullable(),
  /** Given by people, and by the machine; tenths, null while the marks may not be shown. */
  lecturerAuditTotalScore: z.int().nullable(),
  sysAuditTotalScore: z.int().nullable(),
  endAnswerTime: Time.nullable(),
  /** Minutes. */
  duration: z.int().nullable(),
  rank: z.object({ place: z.int(), among: z.int() }).nullable(),
  titleScoreDTOS: z.array(z.object({ titleName: z.string(), score: z.int(), totalScore: z.int() })),
});
