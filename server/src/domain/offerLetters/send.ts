import { and, eq, lt } from 'drizzle-orm';
import { OFFER_THERE, OFFER_TOO_SOON } from '#contract/position/hiringFailures.ts';
import type { send } from '#contract/position/offerLetter.ts';
import { offerSteps } from '#contract/position/transitions.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { DeclineReason } from '#contract/rules/hiring.ts';
import { OFFER_PREFIX, OfferState, ownTerms, waitProblem } from '#contract/rules/offerLetters.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { offerLetter } from '../../db/schema/offerLetter.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { takeStep } from '../../kit/transition.ts';
import { newNumber } from '../certificate/number.ts';
import { candidateOf, people } from '../hiring/candidates.ts';
import { sendMessage } from '../messages/send.ts';
import { moveApplications } from '../vacancies/moves.ts';
import { hiringFor, received } from '../vacancies/policies.ts';
import { deskOffers } from './policies.ts';

const { talking, test, interview, offer } = ApplicationState;
const ready: ReadonlySet<ApplicationState> = new Set([talking, test, interview, offer]);
const OWN_PAGE = '/account/jobs/offer';

/** Sends a letter; who is not there yet goes to 待入职 with it. @throws NOT_FOUND, OFFER_TOO_SOON, OFFER_THERE, INVALID_INPUT at `expiresOn` or `startOn` */
export async function sendOffer(ctx: UserCtx, wish: OutputOf<typeof send.input>): Promise<string> {
  const { db, user, now } = ctx;
  const { applicationId, ...terms } = ownTerms(wish);
  const its = and(eq(vacancyApplication.id, applicationId), received(user));
  const [held] = await db.select({ id: vacancyApplication.id }).from(vacancyApplication).where(its).for('update');
  if (!held) throw fail(NOT_FOUND);
  const [row] = await people(ctx).where(its);
  if (!ready.has(row!.applicationState)) throw fail(OFFER_TOO_SOON);
  const at = wireTime(now);
  const today = at.slice(0, 10);
  const problem = waitProblem(terms.expiresOn, today);
  if (problem) throw failAt('expiresOn', problem);
  if (terms.startOn < today) throw failAt('startOn', '开始的日子已经过去');
  // One that nobody answered in time makes room.
  await db
    .update(offerLetter)
    .set({ offerState: OfferState.expired, gmtModified: at })
    .where(
      and(
        eq(offerLetter.applicationId, applicationId),
        eq(offerLetter.offerState, OfferState.sent),
        lt(offerLetter.expiresOn, today),
      ),
    );
  if (row!.applicationState !== offer)
    await moveApplications(ctx, {
      ids: [applicationId],
      applicationState: offer,
      declineReason: DeclineReason.none,
      replyText: '',
      isSilent: true,
    });
  const orgNo = hiringFor(user);
  const [org] = await db.select({ orgName: orgInfo.orgName }).from(orgInfo).where(eq(orgInfo.orgNo, orgNo));
  // From 待入职 on nobody is without a name any more, whatever the vacancy is reviewed like.
  const { userNo } = row!;
  const holderName = candidateOf({ ...row!, isUnnamed: 0 }).name;
  const adding = db
    .insert(offerLetter)
    .values({
      ...terms,
      offerNo: newNumber(now, OFFER_PREFIX),
      orgNo,
      applicationId,
      userNo,
      authorUserNo: user.userNo,
      orgName: org!.orgName,
      holderName,
      sentAt: at,
      gmtCreate: at,
      gmtModified: at,
    })
    .returning({ id: offerLetter.id });
  const [made] = await refusedAs(adding, { offer_letter_live: OFFER_THERE });
  ctx.changed({ after: terms });
  await sendMessage(ctx, {
    to: [userNo],
    msgType: 'organization',
    msgTitle: `${org!.orgName}给你发了「${terms.positionName}」的录用信`,
    msgText: `最晚 ${terms.expiresOn} 答复。`,
    msgUrl: OWN_PAGE,
  });
  return made!.id;
}

/** Takes a letter back that nobody answered yet. @throws NOT_FOUND, OFFER_MOVED_ON */
export async function withdrawOffer(ctx: UserCtx, id: string): Promise<void> {
  const row = await takeStep(ctx.db, offerSteps, 'withdraw', {
    table: offerLetter,
    state: 'offerState',
    where: and(eq(offerLetter.id, id), deskOffers(ctx.user)),
    set: { gmtModified: wireTime(ctx.now) },
  });
  await sendMessage(ctx, {
    to: [row.userNo],
    msgType: 'organization',
    msgTitle: `${row.orgName}撤回了「${row.positionName}」的录用信`,
    msgText: '为什么撤回，可以在聊天里问。',
    msgUrl: OWN_PAGE,
  });
}
