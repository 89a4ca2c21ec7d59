import { eq } from 'drizzle-orm';
import { ConsentKind } from '#contract/rules/consents.ts';
import { wireTime } from '#contract/rules/time.ts';
import { schoolConsent, talentConsent } from '../../db/schema/findable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { noteConsent } from '../consents/note.ts';
import { personChanged } from '../match/keep.ts';

/** Whether the caller agreed to be found, and since when; and whether their school sees how they fit. */
export async function ownConsent({ db, user }: UserCtx) {
  const [row] = await db
    .select({ agreedAt: talentConsent.agreedAt })
    .from(talentConsent)
    .where(eq(talentConsent.userNo, user.userNo));
  const isSeen = (await db.$count(schoolConsent, eq(schoolConsent.userNo, user.userNo))) > 0;
  const isSeenBySchool = isSeen ? (1 as const) : (0 as const);
  return row
    ? { isFindable: 1 as const, agreedAt: row.agreedAt, isSeenBySchool }
    : { isFindable: 0 as const, agreedAt: null, isSeenBySchool };
}

/** Agrees that the own school sees how well one fits, or takes it back. */
export async function agreeToSchool({ db, user: { userNo }, now }: UserCtx, isSeenBySchool: 0 | 1): Promise<void> {
  if (isSeenBySchool === 0) {
    await db.delete(schoolConsent).where(eq(schoolConsent.userNo, userNo));
    return;
  }
  await db
    .insert(schoolConsent)
    .values({ userNo, agreedAt: wireTime(now) })
    .onConflictDoNothing();
  await personChanged(db, userNo, now);
}

/** Agrees, or takes it back; whoever was never reckoned is, soon. What changes nothing is not noted. */
export async function agreeToBeFound(ctx: UserCtx, isFindable: 0 | 1): Promise<void> {
  const { db, user, now } = ctx;
  const { userNo } = user;
  const changed =
    isFindable === 0
      ? await db
          .delete(talentConsent)
          .where(eq(talentConsent.userNo, userNo))
          .returning({ userNo: talentConsent.userNo })
      : await db
          .insert(talentConsent)
          .values({ userNo, agreedAt: wireTime(now) })
          .onConflictDoNothing()
          .returning({ userNo: talentConsent.userNo });
  if (changed.length > 0) await noteConsent(ctx, db, { userNo, kind: ConsentKind.findable, isGiven: isFindable });
  if (isFindable === 1) await personChanged(db, userNo, now);
}
