import { eq, inArray } from 'drizzle-orm';
import { displayName } from '#contract/rules/displayName.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { user, userExt } from '../../db/schema/user.ts';

/** What people are called on lists of marks, by their user numbers. */
export async function peopleNames(db: Db, userNos: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(userNos)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({
      userNo: user.userNo,
      mobile: user.mobile,
      nickname: userExt.nickname,
      idCardName: userExt.idCardName,
    })
    .from(user)
    .leftJoin(userExt, eq(userExt.userNo, user.userNo))
    .where(inArray(user.userNo, wanted));
  return new Map(rows.map((row) => [row.userNo, displayName(row, UserType.lecturer)]));
}
