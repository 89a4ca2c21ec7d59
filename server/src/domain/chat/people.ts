import { eq, inArray } from 'drizzle-orm';
import type { ChatPerson } from '#contract/im/shapes.ts';
import { displayName } from '#contract/rules/displayName.ts';
import type { Db } from '../../db/client.ts';
import { user, userExt } from '../../db/schema/user.ts';

/** What a name is made of, for selections that join the account and its facts. */
export const naming = { nickname: userExt.nickname, mobile: user.mobile, headImgUrl: userExt.headImgUrl };

interface Named {
  nickname: string | null;
  mobile: string | null;
  headImgUrl: string | null;
}

/** A person as others meet them in a chat. */
export const shownPerson = (userNo: string, person: Named): ChatPerson => ({
  userNo,
  userName: displayName(person),
  headImgUrl: person.headImgUrl ?? '',
});

/** These people by their numbers; who is no more is left out. */
export async function peopleOf(db: Db, userNos: readonly string[]): Promise<Map<string, ChatPerson>> {
  const wanted = [...new Set(userNos)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ userNo: user.userNo, ...naming })
    .from(user)
    .innerJoin(userExt, eq(userExt.userNo, user.userNo))
    .where(inArray(user.userNo, wanted));
  return new Map(rows.map(({ userNo, ...person }) => [userNo, shownPerson(userNo, person)]));
}

/** The name of one person, for a sentence. */
export const nameOf = async (db: Db, userNo: string): Promise<string> =>
  (await peopleOf(db, [userNo])).get(userNo)?.userName ?? '有人';
