import { eq } from 'drizzle-orm';
import { displayName } from '#contract/rules/displayName.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { user, userExt } from '../../db/schema/user.ts';

/** What a name is made of, for a query that joins both tables by the author. */
export const authorColumns = { nickname: userExt.nickname, mobile: user.mobile, idCardName: userExt.idCardName };

type Author = { nickname: string | null; mobile: string | null; idCardName: string | null };

/** Colleagues know each other by their real names. */
export const authorNameOf = ({ nickname, mobile, idCardName }: Author): string =>
  displayName({ nickname, mobile, idCardName }, UserType.lecturer);

export async function authorNameOfUser(db: Db, userNo: string): Promise<string> {
  const [row] = await db
    .select(authorColumns)
    .from(user)
    .leftJoin(userExt, eq(userExt.userNo, user.userNo))
    .where(eq(user.userNo, userNo));
  return row ? authorNameOf(row) : '';
}
