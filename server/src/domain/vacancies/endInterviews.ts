import { and, inArray } from 'drizzle-orm';
import { interviewSteps } from '#contract/position/transitions.ts';
import type { InterviewState } from '#contract/rules/interviews.ts';
import { wireTime } from '#contract/rules/time.ts';
import { interview } from '../../db/schema/hiring.ts';
import type { UserCtx } from '../../kit/context.ts';

/** Ends what is still to come of interviews, with the application they belong to. */
export async function endInterviews(
  { db, now }: Pick<UserCtx, 'db' | 'now'>,
  applicationIds: readonly string[],
  interviewState: InterviewState,
): Promise<void> {
  const pending = inArray(interview.interviewState, [...interviewSteps.transitions.cancel.from]);
  await db
    .update(interview)
    .set({ interviewState, gmtModified: wireTime(now) })
    .where(and(inArray(interview.applicationId, [...applicationIds]), pending));
}
