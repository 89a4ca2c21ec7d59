import { eq } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import { talentConsent } from '../../db/schema/findable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { personChanged } from '../match/keep.ts';

/** Whether the caller agreed to be found, and since when. */
export async function ownConsent({ db, user }: UserCtx) {
  const [row] = await db
    .select({ agreedAt: talentConsent.agreedAt })
    .from(talentConsent)
    .where(eq(talentConsent.userNo, user.userNo));
  return row ? { isFindable: 1 as const, agreedAt: row.agreedAt } : { isFindable: 0 as const, agreedAt: null };
}

/** Agrees, or takes it back; whoever was never reckoned is, soon. */
export async function agreeToBeFound({ db, user: { userNo }, now }: UserCtx, isFindable: 0 | 1): Promise<void> {
  if (isFindable === 0) {
    await db.delete(talentConsent).where(eq(talentConsent.userNo, userNo));
    return;
  }
  await db
    .insert(talentConsent)
    .values({ userNo, agreedAt: wireTime(now) })
    .onConflictDoNothing();
  await personChanged(db, userNo, now);
}
