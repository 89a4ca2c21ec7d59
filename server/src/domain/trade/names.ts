import { eq, inArray } from 'drizzle-orm';
import { displayName } from '#contract/rules/displayName.ts';
import type { Db } from '../../db/client.ts';
import { user, userExt } from '../../db/schema/user.ts';

/** What people are called in the console. */
export async function namesOfPeople(db: Db, userNos: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userNos.length === 0) return new Map();
  const rows = await db
    .select({ userNo: user.userNo, mobile: user.mobile, nickname: userExt.nickname })
    .from(user)
    .innerJoin(userExt, eq(userExt.userNo, user.userNo))
    .where(inArray(user.userNo, [...new Set(userNos)]));
  return new Map(rows.map((row) => [row.userNo, displayName(row)]));
}
