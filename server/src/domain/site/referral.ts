import { and, eq, sql } from 'drizzle-orm';
import { displayName } from '#contract/rules/displayName.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { user, userExt } from '../../db/schema/user.ts';

const byCode = prepared('referrer', (db) =>
  db
    .select({ mobile: user.mobile, nickname: userExt.nickname })
    .from(user)
    .innerJoin(userExt, eq(userExt.userNo, user.userNo))
    .where(and(eq(user.referralCode, sql.placeholder('code')), enabled(user)))
    .prepare('referrer'),
);

const ofUser = prepared('own_referral_code', (db) =>
  db
    .select({ referralCode: user.referralCode, mobile: user.mobile, nickname: userExt.nickname })
    .from(user)
    .innerJoin(userExt, eq(userExt.userNo, user.userNo))
    .where(eq(user.userNo, sql.placeholder('userNo')))
    .prepare('own_referral_code'),
);

interface Referral {
  referralCode: string;
  isValid: 0 | 1;
  referrerName: string;
}

/** Whom a code belongs to, as a stranger may see it. */
export async function referralOf(db: Db, code: string): Promise<Referral> {
  const [referrer] = await byCode(db).execute({ code });
  return {
    referralCode: code,
    isValid: referrer ? 1 : 0,
    referrerName: referrer ? maskName(displayName(referrer)) : '',
  };
}

/** The code of a signed-in person. */
export async function ownReferral(db: Db, userNo: string): Promise<Referral> {
  const [own] = await ofUser(db).execute({ userNo });
  return { referralCode: own!.referralCode, isValid: 1, referrerName: displayName(own!) };
}

/** 林晓 → 林*, 用户8001 → 用**: the stars never tell the length. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name;
  return first + '*'.repeat(Math.min(2, rest.length));
}
