import { and, eq } from 'drizzle-orm';
import { ALREADY_PUBLISHED, ASSESSMENT_GONE, ASSESSMENT_MOVED } from '#contract/exam/assessmentFailures.ts';
import { AssessmentState } from '#contract/rules/assessments.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { Db } from '../../db/client.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { ownAssessments } from './policies.ts';
import type { AssessmentRow } from './policies.ts';

/** An assessment of one's own, as it stands. @throws ASSESSMENT_GONE */
export async function ownAssessment(ctx: UserCtx, id: string): Promise<AssessmentRow> {
  const [row] = await ctx.db
    .select()
    .from(assessment)
    .where(and(eq(assessment.id, id), ownAssessments(ctx)));
  if (!row) throw fail(ASSESSMENT_GONE);
  return row;
}

/** The same, held until the end of the transaction. @throws ASSESSMENT_GONE, ASSESSMENT_MOVED */
export async function heldAssessment(ctx: UserCtx, id: string, seen?: number): Promise<AssessmentRow> {
  const [row] = await ctx.db
    .select()
    .from(assessment)
    .where(and(eq(assessment.id, id), ownAssessments(ctx)))
    .for('no key update');
  if (!row) throw fail(ASSESSMENT_GONE);
  if (seen !== undefined && row.revision !== seen) throw fail(ASSESSMENT_MOVED);
  return row;
}

/** @throws ALREADY_PUBLISHED */
export function mustBeOpenToChange({ assessmentState }: AssessmentRow): void {
  if (assessmentState === AssessmentState.published) throw fail(ALREADY_PUBLISHED);
}

/** Whether somebody began it. */
export const isBegun = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(examSitting, eq(examSitting.assessmentId, id))) > 0;
