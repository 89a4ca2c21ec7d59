import { and, eq, sql } from 'drizzle-orm';
import { NODE_GONE, NOT_JOINED } from '#contract/exam/courseNodeFailures.ts';
import { AssessmentState, CandidateSource } from '#contract/rules/assessments.ts';
import { enabled } from '../../db/enabled.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { insertCandidates } from '../assessments/candidates.ts';
import { accessTo, enrolmentOf } from '../study/access.ts';
import { keepVisit } from '../study/visit.ts';
import { settleFor } from './settle.ts';

/**
 * Opens a homework or an examination of a course: whoever takes the course becomes a candidate, once. What was handed in
 * before it stood in the course, or before the course was begun anew, counts now.
 * @throws LOCKED, NOT_FOUND, NODE_GONE, NOT_JOINED
 */
export async function openNode({ db, user, now }: UserCtx, periodId: string): Promise<{ assessmentId: string }> {
  const row = await accessTo(db, user, periodId, now);
  const { assessmentId } = row;
  if (assessmentId === null) throw fail(NODE_GONE);
  if (enrolmentOf(row, now) !== 'valid') throw fail(NOT_JOINED);
  const isPublished = eq(assessment.assessmentState, AssessmentState.published);
  const place = and(eq(assessmentCandidate.assessmentId, assessmentId), eq(assessmentCandidate.userNo, user.userNo));
  if ((await db.$count(assessmentCandidate, place)) === 0) {
    // numbers are given out one after the other
    const [of] = await db
      .select()
      .from(assessment)
      .where(and(eq(assessment.id, assessmentId), enabled(assessment), isPublished))
      .for('no key update');
    if (!of) throw fail(NODE_GONE);
    await insertCandidates(db, of, sql`select ${user.userNo}::bigint`, CandidateSource.course);
  }
  await keepVisit(db, { userNo: user.userNo, courseId: row.courseId, periodId }, now);
  await settleFor(db, [{ assessmentId, userNo: user.userNo }], now);
  return { assessmentId };
}
