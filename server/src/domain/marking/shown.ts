import { eq } from 'drizzle-orm';
import { AnswerShow, SittingState } from '#contract/rules/assessments.ts';
import { areAnswersShown } from '#contract/rules/sittings.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { assessment } from '../../db/schema/assessment.ts';
import type { examSitting } from '../../db/schema/sitting.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { isStillWritten } from '../assessments/stillWritten.ts';

type Sitting = typeof examSitting.$inferSelect;

/**
 * Whether a candidate may know their marks: after the release; without one only where the answers are shown on handing
 * in and everything is marked. Part of the marks is never told, for it would tell the answers of the rest.
 */
export const areMarksShown = ({ releasedAt, rules }: AssessmentRow, { sittingState }: Sitting): boolean =>
  sittingState === SittingState.marked && (releasedAt !== null || rules.answerShow === AnswerShow.submitted);

/** Whether they may know the right answers. */
export async function mayReadKeys(db: Db, row: AssessmentRow, { submittedAt }: Sitting, now: Date): Promise<boolean> {
  const at = wireTime(now);
  const isShown = (isWritten: boolean) =>
    areAnswersShown({ ...row, isSubmitted: submittedAt !== null, isStillWritten: isWritten }, at);
  if (!isShown(false) || isShown(true)) return isShown(true);
  const [asked] = await db
    .select({ isWritten: isStillWritten(at) })
    .from(assessment)
    .where(eq(assessment.id, row.id));
  return isShown(asked!.isWritten);
}
