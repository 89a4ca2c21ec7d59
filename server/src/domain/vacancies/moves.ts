import { and, inArray } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { applicationSteps } from '#contract/position/transitions.ts';
import { DeclineReason, stepTo } from '#contract/rules/hiring.ts';
import type { MoveTarget } from '#contract/rules/hiring.ts';
import { InterviewState } from '#contract/rules/interviews.ts';
import { OfferState } from '#contract/rules/offerLetters.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { applicationStep } from '../../db/schema/hiring.ts';
import { vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { sendMessages } from '../messages/send.ts';
import { endInterviews } from './endInterviews.ts';
import { endOffers } from './endOffers.ts';
import { followWaiting } from './fresh.ts';
import { mailToEach, receiversOf, wordsToEach } from './movedWords.ts';
import { received } from './policies.ts';
import { applicationsChanged } from './watchers.ts';

export interface Move {
  ids: readonly string[];
  applicationState: MoveTarget;
  declineReason: DeclineReason;
  replyText: string;
  /** Another message tells of it. */
  isSilent?: boolean;
  /** 1: also by mail to those who handed over an address. */
  isMailed?: 0 | 1;
}

interface Outcome {
  moved: number;
  left: string[];
  /** To how many a letter went, where one was asked for. */
  mailed?: number;
}

/**
 * Takes applicants to a stage: each hears of it, and the way of each is kept. Those who cannot take the step stay where
 * they are. @throws NOT_FOUND when one of them is not the enterprise's to see
 */
export async function moveApplications(ctx: UserCtx, wish: Move): Promise<Outcome> {
  const { db, now } = ctx;
  const ids = [...new Set(wish.ids)];
  const theirs = and(inArray(vacancyApplication.id, ids), received(ctx.user));
  if ((await db.$count(vacancyApplication, theirs)) < ids.length) throw fail(NOT_FOUND);
  const at = wireTime(now);
  const { applicationState, replyText } = wish;
  const isDeclined = applicationState === ApplicationState.declined;
  const { from } = applicationSteps.transitions[stepTo[applicationState]];
  const rows = await db
    .update(vacancyApplication)
    .set({
      applicationState,
      declineReason: isDeclined ? wish.declineReason : DeclineReason.none,
      ...(replyText === '' ? {} : { replyText }),
      repliedAt: at,
      stageAt: at,
      replyUserNo: ctx.user.userNo,
      gmtModified: at,
    })
    .where(and(theirs, inArray(vacancyApplication.applicationState, [...from])))
    .returning({
      id: vacancyApplication.id,
      vacancyId: vacancyApplication.vacancyId,
    });
  const done = new Set(rows.map(({ id }) => id));
  const mailed = rows.length > 0 ? await tellOf(ctx, wish, rows, at) : 0;
  const outcome = { moved: rows.length, left: ids.filter((id) => !done.has(id)) };
  return wish.isMailed === 1 ? { ...outcome, mailed } : outcome;
}

interface Moved {
  id: string;
  vacancyId: string;
}

/** The way of each, what its vacancy tells, and what the person hears. Returns how many letters go out. */
async function tellOf(ctx: UserCtx, wish: Move, rows: readonly Moved[], at: string): Promise<number> {
  const { db, user } = ctx;
  const { applicationState, declineReason, replyText } = wish;
  const ids = rows.map(({ id }) => id);
  await db
    .insert(applicationStep)
    .values(ids.map((id) => ({ applicationId: id, applicationState, at, actorUserNo: user.userNo, gmtCreate: at })));
  await followWaiting(db, [...new Set(rows.map(({ vacancyId }) => vacancyId))]);
  if (applicationState === ApplicationState.declined) {
    await endInterviews(ctx, ids, InterviewState.cancelled);
    await endOffers(ctx, ids, OfferState.withdrawn);
  }
  await applicationsChanged(db, ids);
  if (wish.isSilent) return 0;
  const receivers = await receiversOf(db, ids);
  const words = await wordsToEach(db, receivers, replyText);
  const why = DeclineReason.labels[declineReason];
  const state = ApplicationState.labels[applicationState];
  const names = [...new Set(receivers.map(({ vacancyName }) => vacancyName))];
  ctx.changed({ after: { count: rows.length, applicationState, vacancyName: names } });
  const told = receivers.map(({ id, userNo, email, vacancyName, orgName }) => ({
    to: userNo,
    email,
    msgType: 'organization' as const,
    msgTitle: `${orgName}答复了你对「${vacancyName}」的投递：${state}`,
    msgText: [why && `原因：${why}。`, words.get(id)].filter(Boolean).join(''),
    msgUrl: `/account/jobs/portrait?id=${id}`,
  }));
  await sendMessages(ctx, told);
  return wish.isMailed === 1 ? mailToEach(db, told) : 0;
}
