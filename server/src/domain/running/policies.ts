import { and, count, eq, inArray } from 'drizzle-orm';
import { CANDIDATE_GONE, SITTING_GONE } from '#contract/exam/runningFailures.ts';
import { SittingEventKind } from '#contract/rules/assessments.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { examSitting, sittingEvent } from '../../db/schema/sitting.ts';
import type { SessionUser, UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { assessmentBy, watchedAssessments } from '../assessments/policies.ts';
import type { AssessmentRow } from '../assessments/policies.ts';

export type SittingRow = typeof examSitting.$inferSelect;

/** An assessment that somebody watches. @throws NOT_FOUND */
export const watched = (ctx: UserCtx, id: string): Promise<AssessmentRow> =>
  assessmentBy(ctx, id, watchedAssessments(ctx));

/** A sitting of an assessment that somebody watches; held until the end of the transaction when it is to change. @throws SITTING_GONE */
export async function watchedSitting(
  ctx: UserCtx,
  id: string,
  hold = false,
): Promise<{ sitting: SittingRow; of: AssessmentRow }> {
  const query = ctx.db
    .select({ sitting: examSitting, of: assessment })
    .from(examSitting)
    .innerJoin(assessment, eq(assessment.id, examSitting.assessmentId))
    .where(and(eq(examSitting.id, id), watchedAssessments(ctx)));
  const [row] = await (hold ? query.for('update', { of: examSitting }) : query);
  if (!row) throw fail(SITTING_GONE);
  return row;
}

/** Whether somebody watches the sitting that a photograph was taken in. */
export async function isWatchedPhoto(db: Db, url: string, user: SessionUser): Promise<boolean> {
  const asking = { user, can: (action: string) => user.actions.has(action) };
  const rows = await db
    .select({ id: sittingEvent.id })
    .from(sittingEvent)
    .innerJoin(assessment, eq(assessment.id, sittingEvent.assessmentId))
    .where(
      and(eq(sittingEvent.eventKind, SittingEventKind.photo), eq(sittingEvent.detail, url), watchedAssessments(asking)),
    )
    .limit(1);
  return rows.length > 0;
}

interface Whom {
  assessmentId: string;
  isForAll: 0 | 1;
  candidateIds: string[];
}

/** The assessment an act is about, and which of its candidates; null: all. @throws NOT_FOUND, CANDIDATE_GONE */
export async function named(ctx: UserCtx, whom: Whom): Promise<{ of: AssessmentRow; chosen: string[] | null }> {
  const of = await watched(ctx, whom.assessmentId);
  const ids = [...new Set(whom.candidateIds)];
  if (ids.length > 0) {
    const its = and(eq(assessmentCandidate.assessmentId, of.id), inArray(assessmentCandidate.id, ids));
    const [found] = await ctx.db
      .select({ n: count() })
      .from(assessmentCandidate)
      .where(and(its, enabled(assessmentCandidate)));
    if (found!.n < ids.length) throw fail(CANDIDATE_GONE);
  } else if (whom.isForAll === 0) throw fail(CANDIDATE_GONE);
  return { of, chosen: whom.isForAll === 1 ? null : ids };
}
