import { and, eq } from 'drizzle-orm';
import { NOT_IN_PAPER, NOT_OPEN } from '#contract/exam/practiceFailures.ts';
import { wireTime } from '#contract/rules/time.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { paperItem } from '../../db/schema/paper.ts';
import { question } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { repeatable } from './policies.ts';

export interface PracticeItem {
  assessmentId: string;
  questionId: string;
  itemId: string;
  versionId: string;
  /** Tenths. */
  points: number;
  knowledge: string[];
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
    })
    .from(assessment)
    .leftJoin(paperItem, and(eq(paperItem.versionId, assessment.paperVersionId), eq(paperItem.questionId, questionId)))
    .leftJoin(question, eq(question.id, paperItem.questionId))
    .where(and(eq(assessment.id, assessmentId), repeatable(user.userNo, wireTime(now))));
  if (!row) throw fail(NOT_OPEN);
  const { itemId, versionId, points, knowledge } = row;
  if (itemId === null || versionId === null || points === null) throw fail(NOT_IN_PAPER);
  return { assessmentId, questionId, itemId, versionId, points, knowledge: knowledge ?? [] };
}
