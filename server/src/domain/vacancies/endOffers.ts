import { and, eq, inArray } from 'drizzle-orm';
import { OfferState } from '#contract/rules/offerLetters.ts';
import { wireTime } from '#contract/rules/time.ts';
import { offerLetter } from '../../db/schema/offerLetter.ts';
import type { UserCtx } from '../../kit/context.ts';

/** Letters that wait for an answer end with the application they belong to. */
export async function endOffers(
  { db, now }: Pick<UserCtx, 'db' | 'now'>,
  applicationIds: readonly string[],
  offerState: OfferState,
): Promise<void> {
  await db
    .update(offerLetter)
    .set({ offerState, gmtModified: wireTime(now) })
    .where(and(inArray(offerLetter.applicationId, [...applicationIds]), eq(offerLetter.offerState, OfferState.sent)));
}
