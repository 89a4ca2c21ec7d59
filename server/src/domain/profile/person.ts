import { eq } from 'drizzle-orm';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import { displayName } from '#contract/rules/displayName.ts';
import type { Audience, VisibilityChoice } from '#contract/rules/visibility.ts';
import { audienceOf } from '#contract/rules/visibility.ts';
import type { Sex } from '#contract/rules/sex.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { userBase } from '../../db/schema/profile.ts';
import { user, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { ownFile } from '../files/ownFile.ts';
import { hasBlocked } from './blocked.ts';

/** The part of the account that others see. */
interface Shown {
  nickname?: string;
  sex?: Sex;
  age?: number | null;
  headImgUrl?: string;
  remark?: string;
}

/**
 * Changes what is given of the caller's account; a new portrait must be a file of theirs.
 * @throws INVALID_INPUT at `headImgUrl`
 */
export async function changePerson(ctx: UserCtx, shown: Shown): Promise<void> {
  const own = eq(userExt.userNo, ctx.user.userNo);
  const [before] = await ctx.db.select({ headImgUrl: userExt.headImgUrl }).from(userExt).where(own).for('update');
  const { headImgUrl } = shown;
  if (headImgUrl !== undefined) {
    await ownFile(ctx, headImgUrl, 'avatar', { field: 'headImgUrl', current: before?.headImgUrl });
  }
  const given = Object.entries(shown).filter(([, value]) => value !== undefined);
  if (given.length === 0) throw fail(INVALID_INPUT);
  await ctx.db.update(userExt).set(Object.fromEntries(given)).where(own);
}

/** Whose résumé is read, and as whom. */
export interface Reading {
  userNo: string;
  audience: Audience;
  chosen: VisibilityChoice;
  owner: { userNo: string; name: string; headImgUrl: string; headline: string; isOwn: 0 | 1 };
}

/**
 * Opens the résumé of a person: the caller's own without a number. The owner may look at it through other eyes.
 * @throws NOT_FOUND also for accounts that are closed, and for whoever acts for an enterprise that the person shut out
 */
export async function openResume(ctx: UserCtx, wanted?: string, preview: Audience = 'self'): Promise<Reading> {
  const userNo = wanted ?? ctx.user.userNo;
  const isOwn = userNo === ctx.user.userNo;
  const audience = isOwn ? preview : audienceOf(false, ctx.user.userType);
  const { orgNo } = ctx.user;
  const isShutOut = !isOwn && audience === 'organization' && orgNo !== null;
  if (isShutOut && (await hasBlocked(ctx.db, userNo, orgNo))) throw fail(NOT_FOUND);
  const reading = await findReading(ctx.db, userNo, { isOwn, audience });
  if (!reading) throw fail(NOT_FOUND);
  return reading;
}

/** The same for an audience that is known; undefined for accounts that are closed or not there. */
export async function findReading(
  db: Db,
  userNo: string,
  { isOwn, audience }: { isOwn: boolean; audience: Audience },
): Promise<Reading | undefined> {
  const card = await cardOf(db, userNo);
  if (!card) return undefined;
  const { chosen, headImgUrl, headline } = card;
  const owner = { userNo, name: displayName(card), headImgUrl, headline, isOwn: isOwn ? (1 as const) : (0 as const) };
  return { userNo, audience, chosen, owner };
}

/** The head of a résumé, which everybody who is signed in may see. */
export async function cardOf(db: Db, userNo: string) {
  const [row] = await db
    .select({
      nickname: userExt.nickname,
      mobile: user.mobile,
      headImgUrl: userExt.headImgUrl,
      remark: userExt.remark,
      statusId: user.statusId,
      headline: userBase.headline,
      visibility: userBase.visibility,
    })
    .from(user)
    .innerJoin(userExt, eq(userExt.userNo, user.userNo))
    .leftJoin(userBase, eq(userBase.userNo, user.userNo))
    .where(eq(user.userNo, userNo));
  if (!row || row.statusId !== RowState.normal) return undefined;
  return { ...row, headline: row.headline ?? '', chosen: row.visibility ?? {} };
}
