import { and, eq, sql } from 'drizzle-orm';
import { SittingState } from '#contract/rules/assessments.ts';
import { ANSWER_GONE, NOT_HANDED_IN, OWN_ANSWER, SITTING_GONE } from '#contract/exam/markingFailures.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { assessmentBy, markedAssessments, ownAssessments } from '../assessments/policies.ts';
import type { AssessmentRow } from '../assessments/policies.ts';

export interface Marked extends AssessmentRow {
  /** They answer for it: decide, release, correct. */
  isLeader: boolean;
}

/** 1 where the asking person answers for the assessment. */
const isLeader = (ctx: UserCtx) => sql<boolean>`coalesce(${ownAssessments(ctx)}, false)`;

/** An assessment that somebody marks. @throws NOT_FOUND */
export async function markedAssessment(ctx: UserCtx, id: string): Promise<Marked> {
  const row = await assessmentBy(ctx, id, markedAssessments(ctx));
  const [standing] = await ctx.db
    .select({ isLeader: isLeader(ctx) })
    .from(assessment)
    .where(eq(assessment.id, id));
  return { ...row, isLeader: standing!.isLeader };
}

/** One that somebody answers for. @throws NOT_FOUND */
export const ledAssessment = (ctx: UserCtx, id: string): Promise<AssessmentRow> =>
  assessmentBy(ctx, id, ownAssessments(ctx));

export interface ReachedAnswer {
  answer: typeof examAnswer.$inferSelect;
  assessment: AssessmentRow;
  candidateNo: number;
  /** Whose answer it is. */
  userNo: string;
  isLeader: boolean;
}

/**
 * An answer that somebody may mark; nobody marks their own. The row stays locked until the end of a write.
 * @throws ANSWER_GONE, OWN_ANSWER
 */
export async function markedAnswer(ctx: UserCtx, answerId: string, lock: 'update' | 'none'): Promise<ReachedAnswer> {
  const query = ctx.db
    .select({
      answer: examAnswer,
      assessment,
      candidateNo: assessmentCandidate.candidateNo,
      userNo: examSitting.userNo,
      isLeader: isLeader(ctx),
    })
    .from(examAnswer)
    .innerJoin(examSitting, eq(examSitting.id, examAnswer.sittingId))
    .innerJoin(assessmentCandidate, eq(assessmentCandidate.id, examSitting.candidateId))
    .innerJoin(assessment, eq(assessment.id, examAnswer.assessmentId))
    .where(and(eq(examAnswer.id, answerId), isHandedIn, markedAssessments(ctx)));
  const [row] = await (lock === 'update' ? query.for('update', { of: examAnswer }) : query);
  if (!row) throw fail(ANSWER_GONE);
  if (row.userNo === ctx.user.userNo) throw fail(OWN_ANSWER);
  return row;
}

/** Neither running nor cancelled. */
export const isHandedIn = sql`${examSitting.sittingState} in (${SittingState.submitted}, ${SittingState.marked})`;

/** A sitting that was handed in, to who marks it. @throws SITTING_GONE, OWN_ANSWER, NOT_HANDED_IN */
export async function markedSitting(ctx: UserCtx, sittingId: string) {
  const [row] = await ctx.db
    .select({ sitting: examSitting, candidate: assessmentCandidate, assessment, isLeader: isLeader(ctx) })
    .from(examSitting)
    .innerJoin(assessmentCandidate, eq(assessmentCandidate.id, examSitting.candidateId))
    .innerJoin(assessment, eq(assessment.id, examSitting.assessmentId))
    .where(and(eq(examSitting.id, sittingId), markedAssessments(ctx)));
  if (!row) throw fail(SITTING_GONE);
  if (row.sitting.userNo === ctx.user.userNo) throw fail(OWN_ANSWER);
  if (row.sitting.submittedAt === null || row.sitting.sittingState === SittingState.cancelled)
    throw fail(NOT_HANDED_IN);
  return row;
}

/** A sitting of the asking person that was handed in. @throws SITTING_GONE, NOT_HANDED_IN */
export async function ownSitting({ db, user }: UserCtx, sittingId: string) {
  const [row] = await db
    .select({ sitting: examSitting, assessment })
    .from(examSitting)
    .innerJoin(assessment, eq(assessment.id, examSitting.assessmentId))
    .where(and(eq(examSitting.id, sittingId), eq(examSitting.userNo, user.userNo)));
  if (!row) throw fail(SITTING_GONE);
  if (row.sitting.submittedAt === null) throw fail(NOT_HANDED_IN);
  return row;
}
