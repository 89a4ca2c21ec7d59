import { and, eq } from 'drizzle-orm';
import { NOT_IN_PAPER, NOT_OPEN } from '#contract/exam/practiceFailures.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { areAnswersShown } from '#contract/rules/sittings.ts';
import { wireTime } from '#contract/rules/time.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { paperItem } from '../../db/schema/paper.ts';
import { question } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { repeatable } from './policies.ts';

export interface PracticeItem {
  assessmentId: string;
  questionId: string;
  itemId: string;
  versionId: string;
  /** Tenths. */
  points: number;
  knowledge: string[];
  /** What is right may be told with the answer. */
  isKeyTold: boolean;
}

/** A question where somebody may practise it. @throws NOT_OPEN, NOT_IN_PAPER */
export async function practiceItem(
  { db, user, now }: Pick<UserCtx, 'db' | 'user' | 'now'>,
  { assessmentId, questionId }: Pick<PracticeItem, 'assessmentId' | 'questionId'>,
): Promise<PracticeItem> {
  const [row] = await db
    .select({
      itemId: paperItem.id,
      versionId: paperItem.questionVersionId,
      points: paperItem.points,
      knowledge: question.knowledge,
      of: assessment,
    })
    .from(assessment)
    .leftJoin(paperItem, and(eq(paperItem.versionId, assessment.paperVersionId), eq(paperItem.questionId, questionId)))
    .leftJoin(question, eq(question.id, paperItem.questionId))
    .where(and(eq(assessment.id, assessmentId), repeatable(user.userNo, wireTime(now))));
  if (!row) throw fail(NOT_OPEN);
  const { itemId, versionId, points, knowledge, of } = row;
  if (itemId === null || versionId === null || points === null) throw fail(NOT_IN_PAPER);
  const isKeyTold = mayTellKey(of, wireTime(now));
  return { assessmentId, questionId, itemId, versionId, points, knowledge: knowledge ?? [], isKeyTold };
}

/** What is met again from an examination is so because it is explained by now; a practice says itself when. */
const mayTellKey = (of: AssessmentRow, now: string): boolean =>
  of.assessmentKind !== AssessmentKind.practice ||
  areAnswersShown({ ...of, isSubmitted: true, isStillWritten: false }, now);
