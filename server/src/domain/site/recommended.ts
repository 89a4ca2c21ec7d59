import { and, desc, eq } from 'drizzle-orm';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import { displayName } from '#contract/rules/displayName.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { maskName } from './referral.ts';

/** The code of who may recommend; undefined of anybody else. */
export async function agentCode(db: Db, userNo: string): Promise<string | undefined> {
  const [row] = await db
    .select({ referralCode: user.referralCode })
    .from(user)
    .innerJoin(userExt, and(eq(userExt.userNo, user.userNo), eq(userExt.isRecommended, 1)))
    .where(eq(user.userNo, userNo));
  return row?.referralCode;
}

/** @throws NO_PERMISSION */
export async function mustRecommend(db: Db, userNo: string): Promise<string> {
  const referralCode = await agentCode(db, userNo);
  if (referralCode === undefined) throw fail(NO_PERMISSION);
  return referralCode;
}

/** The people who registered by somebody's code, as a stranger may see them. */
export async function recommendedPage(db: Db, userNo: string, request: PageRequest) {
  const theirs = and(eq(user.referredBy, userNo), enabled(user));
  const rows = db
    .select({ mobile: user.mobile, nickname: userExt.nickname, gmtCreate: user.gmtCreate })
    .from(user)
    .innerJoin(userExt, eq(userExt.userNo, user.userNo))
    .where(theirs)
    .orderBy(desc(user.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(user, theirs));
  return { ...page, list: page.list.map((row) => ({ name: maskName(displayName(row)), gmtCreate: row.gmtCreate })) };
}

/** Whom a code belongs to, if they may recommend. */
export async function agentOf(db: Db, referralCode: string): Promise<string | undefined> {
  const [row] = await db
    .select({ mobile: user.mobile, nickname: userExt.nickname })
    .from(user)
    .innerJoin(userExt, and(eq(userExt.userNo, user.userNo), eq(userExt.isRecommended, 1)))
    .where(and(eq(user.referralCode, referralCode), enabled(user)));
  return row && maskName(displayName(row));
}
