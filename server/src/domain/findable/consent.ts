import { eq } from 'drizzle-orm';
import { ConsentKind } from '#contract/rules/consents.ts';
import { wireTime } from '#contract/rules/time.ts';
import { talentConsent } from '../../db/schema/findable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { noteConsent } from '../consents/note.ts';
import { personChanged } from '../match/keep.ts';

/** Whether the caller agreed to be found, and since when. */
export async function ownConsent({ db, user }: UserCtx) {
  const [row] = await db
    .select({ agreedAt: talentConsent.agreedAt })
    .from(talentConsent)
    .where(eq(talentConsent.userNo, user.userNo));
  return row ? { isFindable: 1 as const, agreedAt: row.agreedAt } : { isFindable: 0 as const, agreedAt: null };
}

/** Agrees, or takes it back; whoever was never reckoned is, soon. What changes nothing is not noted. */
export async function agreeToBeFound(ctx: UserCtx, isFindable: 0 | 1): Promise<void> {
  const { db, user, now } = ctx;
  const { userNo } = user;
  const changed =
    isFindable === 0
      ? await db.delete(talentConsent).where(eq(talentConsent.userNo, userNo)).returning({ userNo: talentConsent.userNo })
      : await db
          .insert(talentConsent)
          .values({ userNo, agreedAt: wireTime(now) })
          .onConflictDoNothing()
          .returning({ userNo: talentConsent.userNo });
  if (changed.length > 0) await noteConsent(ctx, db, { userNo, kind: ConsentKind.findable, isGiven: isFindable });
  if (isFindable === 1) await personChanged(db, userNo, now);
}
