import { and, eq, gte } from 'drizzle-orm';
import { OFFER_MOVED_ON } from '#contract/position/hiringFailures.ts';
import type { answer } from '#contract/position/offerLetter.ts';
import { offerSteps } from '#contract/position/transitions.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { OfferState } from '#contract/rules/offerLetters.ts';
import { wireTime } from '#contract/rules/time.ts';
import { offerLetter } from '../../db/schema/offerLetter.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { ownOffers } from './policies.ts';

/** The person takes it or not, until its last day. @throws NOT_FOUND, OFFER_MOVED_ON */
export async function answerOffer(ctx: UserCtx, wish: OutputOf<typeof answer.input>): Promise<void> {
  const { db, user, now } = ctx;
  const { id, isAccepted, answerText } = wish;
  const own = and(eq(offerLetter.id, id), ownOffers(user.userNo));
  if ((await db.$count(offerLetter, own)) === 0) throw fail(NOT_FOUND);
  const at = wireTime(now);
  const row = await takeStep<typeof offerLetter, OfferState, 'accept' | 'decline'>(
    db,
    offerSteps,
    isAccepted === 1 ? 'accept' : 'decline',
    {
      table: offerLetter,
      state: 'offerState',
      where: and(own, gte(offerLetter.expiresOn, at.slice(0, 10))),
      set: { answerText, answeredAt: at, gmtModified: at },
      missing: OFFER_MOVED_ON,
    },
  );
  await sendMessage(ctx, {
    to: [row.authorUserNo],
    msgType: 'organization',
    msgTitle: `${row.holderName}${isAccepted === 1 ? '接受了' : '谢绝了'}「${row.positionName}」的录用信`,
    msgText: answerText,
    msgUrl: '/account/talent/offer',
  });
}
