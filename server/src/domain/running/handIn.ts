import { and, eq, sql } from 'drizzle-orm';
import { SittingState, SubmitKind } from '#contract/rules/assessments.ts';
import type { AssessmentRules } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { collectAnswers } from '../marking/collect.ts';

/** Takes in what a running sitting has stored. Returns false when it was handed in or cancelled before. */
export async function takeIn(db: Db, id: string, rules: AssessmentRules, now: Date): Promise<boolean> {
  const [taken] = await db
    .update(examSitting)
    .set({
      sittingState: SittingState.submitted,
      submitKind: SubmitKind.forced,
      submittedAt: wireTime(now),
      pausedAt: null,
    })
    .where(and(eq(examSitting.id, id), eq(examSitting.sittingState, SittingState.running)))
    .returning();
  if (!taken) return false;
  await collectAnswers(db, taken, rules);
  await db
    .update(assessment)
    .set({ countSubmit: sql`${assessment.countSubmit} + 1` })
    .where(eq(assessment.id, taken.assessmentId));
  return true;
}
