import { eq, inArray } from 'drizzle-orm';
import { displayName } from '#contract/rules/displayName.ts';
import type { Db } from '../../db/client.ts';
import { user as account, userExt } from '../../db/schema/user.ts';

interface Person {
  name: string;
  /** Every name and number that gives them away. */
  names: string[];
}

/** How people are called, by their number. */
export async function peopleOf(db: Db, userNos: readonly string[]): Promise<Map<string, Person>> {
  const rows = await db
    .select({
      userNo: account.userNo,
      nickname: userExt.nickname,
      idCardName: userExt.idCardName,
      mobile: account.mobile,
    })
    .from(account)
    .innerJoin(userExt, eq(userExt.userNo, account.userNo))
    .where(inArray(account.userNo, [...new Set(userNos)]));
  return new Map(
    rows.map(({ userNo, nickname, idCardName, mobile }) => [
      userNo,
      {
        name: displayName({ nickname, mobile }),
        names: [nickname, idCardName, mobile ?? ''].filter((one) => one !== ''),
      },
    ]),
  );
}
