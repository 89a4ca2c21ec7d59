import { and, eq, notExists, sql } from 'drizzle-orm';
import { CANDIDATE_GONE, HAS_BEGUN } from '#contract/exam/runningFailures.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { watchedAssessments } from '../assessments/policies.ts';
import { sendMessage } from '../messages/send.ts';
import { tellWatching } from './record.ts';

/** Lets somebody in although the time for entering is over; once more changes nothing. @throws CANDIDATE_GONE, HAS_BEGUN */
export async function allowLate(ctx: UserCtx, candidateId: string, reason: string) {
  const { db, now } = ctx;
  const [found] = await db
    .select({ candidate: assessmentCandidate, of: assessment })
    .from(assessmentCandidate)
    .innerJoin(assessment, eq(assessment.id, assessmentCandidate.assessmentId))
    .where(and(eq(assessmentCandidate.id, candidateId), enabled(assessmentCandidate), watchedAssessments(ctx)));
  if (!found) throw fail(CANDIDATE_GONE);
  const { candidate, of } = found;
  const begun = db
    .select({ one: sql`1` })
    .from(examSitting)
    .where(eq(examSitting.candidateId, candidateId));
  const admitted = await db
    .update(assessmentCandidate)
    .set({ mayEnterLate: 1, gmtModified: wireTime(now) })
    .where(and(eq(assessmentCandidate.id, candidateId), notExists(begun)))
    .returning({ id: assessmentCandidate.id });
  if (admitted.length === 0) throw fail(HAS_BEGUN);
  if (candidate.mayEnterLate === 1) return of;
  await sendMessage(ctx, {
    to: [candidate.userNo],
    msgType: 'study',
    msgTitle: `监考准许你补进「${of.title}」，请马上开始`,
    msgText: reason,
    msgUrl: `/exam/view/${of.id}`,
  });
  await tellWatching(db, of);
  return of;
}
