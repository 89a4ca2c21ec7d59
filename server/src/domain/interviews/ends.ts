import { and, eq } from 'drizzle-orm';
import type { feedback as feedbackContract, score } from '#contract/position/interview.ts';
import { INTERVIEW_MOVED_ON, NOT_INTERVIEWER, TOO_EARLY } from '#contract/position/hiringFailures.ts';
import { interviewSteps } from '#contract/position/transitions.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { InterviewState } from '#contract/rules/interviews.ts';
import { wireTime } from '#contract/rules/time.ts';
import { interview, interviewMember } from '../../db/schema/hiring.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { applicationsChanged } from '../vacancies/watchers.ts';
import { deskInterviews } from './policies.ts';
import { tellCandidate } from './tell.ts';

const deskOne = ({ user }: UserCtx, id: string) => and(eq(interview.id, id), deskInterviews(user));

/** @throws NOT_FOUND */
async function found(ctx: UserCtx, id: string) {
  const [row] = await ctx.db.select().from(interview).where(deskOne(ctx, id)).for('update');
  if (!row) throw fail(NOT_FOUND);
  return row;
}

type End = 'cancel' | 'finish' | 'noShow';
const said: Record<End, string> = { cancel: '取消了', finish: '', noShow: '记为没有到场，有误请告诉企业' };

/** Cancels an interview, or says how it went once it has begun. @throws NOT_FOUND, INTERVIEW_MOVED_ON, TOO_EARLY */
export async function endInterview(ctx: UserCtx, id: string, step: End): Promise<void> {
  const at = wireTime(ctx.now);
  const { startsAt, interviewState, applicationId } = await found(ctx, id);
  if (step !== 'cancel' && interviewState === InterviewState.accepted && startsAt > at) throw fail(TOO_EARLY);
  await takeStep<typeof interview, InterviewState, End>(ctx.db, interviewSteps, step, {
    table: interview,
    state: 'interviewState',
    where: deskOne(ctx, id),
    set: { gmtModified: at },
  });
  await applicationsChanged(ctx.db, [applicationId]);
  if (said[step] !== '') await tellCandidate(ctx, id, said[step]);
}

const held: ReadonlySet<InterviewState> = new Set([InterviewState.accepted, InterviewState.done]);

/** An interviewer hands in a score sheet, or changes it. @throws NOT_FOUND, NOT_INTERVIEWER, TOO_EARLY, INTERVIEW_MOVED_ON */
export async function scoreInterview(ctx: UserCtx, { id, ...sheet }: OutputOf<typeof score.input>): Promise<void> {
  const at = wireTime(ctx.now);
  const { startsAt, interviewState } = await found(ctx, id);
  if (!held.has(interviewState)) throw fail(INTERVIEW_MOVED_ON);
  if (startsAt > at) throw fail(TOO_EARLY);
  const done = await ctx.db
    .update(interviewMember)
    .set({ ...sheet, scoredAt: at, gmtModified: at })
    .where(and(eq(interviewMember.interviewId, id), eq(interviewMember.userNo, ctx.user.userNo)))
    .returning({ id: interviewMember.id });
  if (done.length === 0) throw fail(NOT_INTERVIEWER);
}

/** What the candidate is told of how it went. @throws NOT_FOUND, INTERVIEW_MOVED_ON */
export async function giveFeedback(ctx: UserCtx, wish: OutputOf<typeof feedbackContract.input>): Promise<void> {
  const { id, feedback } = wish;
  if ((await found(ctx, id)).interviewState !== InterviewState.done) throw fail(INTERVIEW_MOVED_ON);
  const at = wireTime(ctx.now);
  await ctx.db.update(interview).set({ feedback, feedbackAt: at, gmtModified: at }).where(eq(interview.id, id));
  await tellCandidate(ctx, id, '有反馈了', feedback);
}
