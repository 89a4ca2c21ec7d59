import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { CommentKind } from '../rules/appeals.ts';
import { SittingState } from '../rules/assessments.ts';
import { QuestionType } from '../rules/questions.ts';
import * as failures from './markingFailures.ts';
import * as shapes from './markingShapes.ts';

const facts = {
  ...shapes.assessmentFacts,
  sittingId: Id,
  attempt: z.int(),
  sittingState: oneOf(SittingState),
  submittedAt: Time.nullable(),
  /** 1: the marks may be shown; otherwise they are still being given. */
  areMarksShown: Flag,
  areAnswersShown: Flag,
  /** Until when one may object; null: not at all. */
  appealUntil: Time.nullable(),
  remark: z.string(),
};

const Bar = z.object({ name: z.string(), points: z.int(), fullPoints: z.int(), count: z.int() });

const Result = z.object({
  ...facts,
  beganAt: Time,
  totalPoints: z.int().nullable(),
  isPassed: Flag.nullable(),
  gradeName: z.string(),
  latePercent: z.int(),
  /** Among how many which place, and how many percent are below; null before the release and among few. */
  rank: z.object({ place: z.int(), among: z.int(), percentile: z.int() }).nullable(),
  isOfGrade: Flag,
  types: z.array(z.object({ ...Bar.shape, questionType: oneOf(QuestionType) })),
  knowledge: z.array(Bar),
  countAnswered: z.int(),
  countAsked: z.int(),
});

export type Result = z.infer<typeof Result>;

const sittingId = Id.of('examSitting');

export const view = endpoint({
  summary: '我的成绩：得分、是否及格、名次、各题型与知识点；没有公布时只说待批改',
  method: 'POST',
  path: '/exam/auth/result/view',
  kind: 'read',
  input: z.object({ sittingId }),
  output: Result,
  fails: [failures.SITTING_GONE, failures.NOT_HANDED_IN],
});

export const mine = endpoint({
  summary: '我在一次测评里最近交的答卷',
  method: 'POST',
  path: '/exam/auth/result/mine',
  kind: 'read',
  input: z.object({ assessmentId: Id.open('openAssessment') }),
  output: z.object({ sittingId: Id }),
  fails: [failures.SITTING_GONE],
});

const Explained = z.object({
  ...facts,
  totalPoints: z.int().nullable(),
  items: z.array(
    z.object({
      itemId: Id,
      number: z.string(),
      /** What was put right about it, the newest last. */
      corrections: z.array(shapes.Corrected),
      fullPoints: z.int(),
      knowledge: z.array(z.string()),
      questionId: Id,
      versionId: Id,
      question: shapes.ShownAsked,
      /** Empty until the answers may be shown. */
      analysis: z.string(),
      answers: z.array(
        z.object({
          ...shapes.answerFacts,
          /** Absent until the answers may be shown. */
          key: shapes.ShownKey.optional(),
          analysis: z.string(),
          /** Null until the marks may be shown. */
          points: z.int().nullable(),
          said: z.array(
            z.object({
              round: z.int(),
              remark: z.string(),
              comments: z.array(z.object({ kind: oneOf(CommentKind), from: z.int(), to: z.int(), text: z.string() })),
            }),
          ),
        }),
      ),
    }),
  ),
  appeals: z.array(z.object(shapes.appealFacts)),
});

export type Explained = z.infer<typeof Explained>;

export const answers = endpoint({
  summary: '我的答卷逐题看：作答、得分与批语；答案和解析到了可以展示的时候才有',
  method: 'POST',
  path: '/exam/auth/result/answers',
  kind: 'read',
  input: z.object({ sittingId }),
  output: Explained,
  fails: [failures.SITTING_GONE, failures.NOT_HANDED_IN],
});
