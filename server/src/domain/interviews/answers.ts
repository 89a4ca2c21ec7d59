import { and, eq } from 'drizzle-orm';
import type { accept, decline } from '#contract/position/interview.ts';
import { CANDIDATE_BUSY, INTERVIEWER_BUSY, SLOT_GONE } from '#contract/position/hiringFailures.ts';
import { interviewSteps } from '#contract/position/transitions.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { InterviewState } from '#contract/rules/interviews.ts';
import { wireTime } from '#contract/rules/time.ts';
import { interview, interviewSlot } from '../../db/schema/hiring.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { applicationsChanged } from '../vacancies/watchers.ts';
import { holdPeople, isCandidateBusy, isMemberBusy, membersOf } from './clashes.ts';
import { ownInterviews } from './policies.ts';
import { tellEnterprise } from './tell.ts';

const state = { table: interview, state: 'interviewState' } as const;
const ownOne = ({ user }: UserCtx, id: string) => and(eq(interview.id, id), ownInterviews(user.userNo));

/**
 * The candidate takes one of the times.
 * @throws NOT_FOUND, INTERVIEW_MOVED_ON, SLOT_GONE, CANDIDATE_BUSY, INTERVIEWER_BUSY
 */
export async function acceptSlot(ctx: UserCtx, { id, slotId }: OutputOf<typeof accept.input>): Promise<void> {
  const { db, user, now } = ctx;
  const where = ownOne(ctx, id);
  const [slot] = await db
    .select({ startsAt: interviewSlot.startsAt, endsAt: interviewSlot.endsAt })
    .from(interviewSlot)
    .innerJoin(interview, and(eq(interview.id, interviewSlot.interviewId), where))
    .where(eq(interviewSlot.id, slotId));
  if (!slot) throw fail(NOT_FOUND);
  const at = wireTime(now);
  if (slot.startsAt <= at) throw fail(SLOT_GONE);
  const members = await membersOf(db, id);
  await holdPeople(db, [user.userNo, ...members]);
  if (await isCandidateBusy(db, user.userNo, slot, id)) throw fail(CANDIDATE_BUSY);
  if (await isMemberBusy(db, members, slot, id)) throw fail(INTERVIEWER_BUSY);
  await takeStep(db, interviewSteps, 'accept', {
    ...state,
    where,
    set: { ...slot, answerText: '', answeredAt: at, remindedAt: null, gmtModified: at },
  });
  await tellEnterprise(ctx, id, `约在 ${slot.startsAt.slice(0, 16)}`);
}

type Answer = OutputOf<typeof decline.input>;

/** The candidate does not come. @throws NOT_FOUND, INTERVIEW_MOVED_ON */
export const declineInterview = (ctx: UserCtx, answer: Answer): Promise<void> => say(ctx, answer, 'decline', '谢绝了');

/** The candidate asks for other times. @throws NOT_FOUND, INTERVIEW_MOVED_ON */
export const askToMove = (ctx: UserCtx, answer: Answer): Promise<void> => say(ctx, answer, 'askMove', '想改时间');

async function say(ctx: UserCtx, { id, answerText }: Answer, step: 'decline' | 'askMove', said: string) {
  const at = wireTime(ctx.now);
  const set = { answerText, answeredAt: at, gmtModified: at };
  const { applicationId } = await takeStep<typeof interview, InterviewState, 'decline' | 'askMove'>(
    ctx.db,
    interviewSteps,
    step,
    {
      ...state,
      where: ownOne(ctx, id),
      set,
    },
  );
  await applicationsChanged(ctx.db, [applicationId]);
  await tellEnterprise(ctx, id, said, answerText);
}
