import { eq } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { agree } from '#contract/startup/teamBuilder.ts';
import { teamConsent } from '../../db/schema/startProject.ts';
import type { UserCtx } from '../../kit/context.ts';
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
export async function agreeToTeams({ db, user, now }: UserCtx, wish: OutputOf<typeof agree.input>): Promise<void> {
  mustFound(user);
  const { userNo } = user;
  const startFields = [...new Set(wish.startFields)];
  const said = { words: wish.words, startFields };
  await db
    .insert(teamConsent)
    .values({ ...said, userNo, agreedAt: wireTime(now) })
    .onConflictDoUpdate({ target: teamConsent.userNo, set: said });
  await personChanged(db, userNo, now);
}

/** From now on no team finds the caller; what was sent before stays to be answered. */
export async function takeBackTeams({ db, user }: UserCtx): Promise<void> {
  await db.delete(teamConsent).where(eq(teamConsent.userNo, user.userNo));
}
