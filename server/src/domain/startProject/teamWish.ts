import { eq } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ConsentKind } from '#contract/rules/consents.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { agree } from '#contract/startup/teamBuilder.ts';
import { teamConsent } from '../../db/schema/startProject.ts';
import type { UserCtx } from '../../kit/context.ts';
import { noteConsent } from '../consents/note.ts';
import { personChanged } from '../match/keep.ts';
import { mustFound } from './policies.ts';

/** Whether teams may find the caller, and what they said then. */
export async function ownTeamWish({ db, user }: UserCtx) {
  const { words, startFields, agreedAt } = teamConsent;
  const [row] = await db
    .select({ words, startFields, agreedAt })
    .from(teamConsent)
    .where(eq(teamConsent.userNo, user.userNo));
  return row
    ? { isFindable: 1 as const, ...row }
    : { isFindable: 0 as const, words: '', startFields: [], agreedAt: null };
}

/** Agrees, or says it in other words; whose abilities were never reckoned has them reckoned, soon. @throws NO_PERMISSION */
export async function agreeToTeams(ctx: UserCtx, wish: OutputOf<typeof agree.input>): Promise<void> {
  const { db, user, now } = ctx;
  mustFound(user);
  const { userNo } = user;
  const said = { words: wish.words, startFields: [...new Set(wish.startFields)] };
  const fresh = await db
    .insert(teamConsent)
    .values({ ...said, userNo, agreedAt: wireTime(now) })
    .onConflictDoNothing()
    .returning({ userNo: teamConsent.userNo });
  if (fresh.length > 0) await noteConsent(ctx, db, { userNo, kind: ConsentKind.teams, isGiven: 1 });
  else await db.update(teamConsent).set(said).where(eq(teamConsent.userNo, userNo));
  await personChanged(db, userNo, now);
}

/** From now on no team finds the caller; what was sent before stays to be answered. */
export async function takeBackTeams(ctx: UserCtx): Promise<void> {
  const { db, user } = ctx;
  const its = eq(teamConsent.userNo, user.userNo);
  const gone = await db.delete(teamConsent).where(its).returning({ userNo: teamConsent.userNo });
  if (gone.length > 0) await noteConsent(ctx, db, { userNo: user.userNo, kind: ConsentKind.teams, isGiven: 0 });
}
