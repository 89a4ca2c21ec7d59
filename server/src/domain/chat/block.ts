import { and, desc, eq } from 'drizzle-orm';
import { PERSON_GONE, YOURSELF } from '#contract/im/failures.ts';
import { chatChanged } from '#contract/im/liveEvents.ts';
import type { StrangerRule } from '#contract/rules/chat.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { chatBlock, chatSetting, conversation } from '../../db/schema/chat.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { tell } from '../messages/tell.ts';
import { pairOf } from './open.ts';
import { naming, peopleOf, shownPerson } from './people.ts';

export async function listBlocked({ db, user }: UserCtx, request: PageRequest) {
  const own = eq(chatBlock.userNo, user.userNo);
  const rows = db
    .select({ userNo: chatBlock.blockedUserNo, gmtCreate: chatBlock.gmtCreate, ...naming })
    .from(chatBlock)
    .innerJoin(account, eq(account.userNo, chatBlock.blockedUserNo))
    .innerJoin(userExt, eq(userExt.userNo, chatBlock.blockedUserNo))
    .where(own)
    .orderBy(desc(chatBlock.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(chatBlock, own));
  const list = page.list.map(({ userNo, gmtCreate, ...person }) => ({ ...shownPerson(userNo, person), gmtCreate }));
  return { ...page, list };
}

/** @throws YOURSELF, PERSON_GONE */
export async function setBlocked({ db, user, now }: UserCtx, blockedUserNo: string, isBlocked: 0 | 1): Promise<void> {
  const { userNo } = user;
  if (blockedUserNo === userNo) throw fail(YOURSELF);
  if (!(await peopleOf(db, [blockedUserNo])).has(blockedUserNo)) throw fail(PERSON_GONE);
  const its = and(eq(chatBlock.userNo, userNo), eq(chatBlock.blockedUserNo, blockedUserNo));
  await (isBlocked === 1
    ? db
        .insert(chatBlock)
        .values({ userNo, blockedUserNo, gmtCreate: wireTime(now) })
        .onConflictDoNothing()
    : db.delete(chatBlock).where(its));
  await changedBetween(db, userNo, blockedUserNo);
}

/** Both see at once whether they may write. */
async function changedBetween(db: Db, one: string, other: string): Promise<void> {
  const { lowUserNo, highUserNo } = pairOf(one, other);
  const rows = await db
    .select({ id: conversation.id })
    .from(conversation)
    .where(and(eq(conversation.lowUserNo, lowUserNo), eq(conversation.highUserNo, highUserNo)));
  for (const { id } of rows) await tell(db, chatChanged, { conversationId: id }, { conversationId: id });
}

export async function setStrangerRule({ db, user }: UserCtx, strangerRule: StrangerRule): Promise<void> {
  await db
    .insert(chatSetting)
    .values({ userNo: user.userNo, strangerRule })
    .onConflictDoUpdate({ target: chatSetting.userNo, set: { strangerRule } });
}
