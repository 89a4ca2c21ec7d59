import { and, asc, eq, inArray, lt, lte, ne, gte, sql } from 'drizzle-orm';
import { NOT_SENDER } from '#contract/im/failures.ts';
import type { readers } from '#contract/im/message.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { Db } from '../../db/client.ts';
import { chatMessage, conversationMember } from '../../db/schema/chat.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { inConversation } from './members.ts';
import { naming, shownPerson } from './people.ts';
import { standingIn } from './policies.ts';
import { seenMessage } from './recall.ts';

/** Who was there when it was said and is there still, the sender apart. */
const addressed = (conversationId: string, senderUserNo: string, saidAt: string | typeof chatMessage.gmtCreate) =>
  and(
    inConversation(conversationId),
    ne(conversationMember.userNo, senderUserNo),
    lte(conversationMember.joinedAt, saidAt),
  );

/** Of the caller's own messages, how many have read each: cursors are compared, nothing is kept for each message. */
export async function receiptsOf(
  { db, user }: { db: Db; user: UserCtx['user'] },
  conversationId: string,
  seqs: readonly number[],
) {
  await standingIn(db, user.userNo, conversationId);
  const wanted = and(
    eq(chatMessage.conversationId, conversationId),
    inArray(chatMessage.seq, [...seqs]),
    eq(chatMessage.senderUserNo, user.userNo),
  );
  const rows = await db
    .select({
      seq: chatMessage.seq,
      countAll: sql<number>`count(${conversationMember.id})::int`,
      countRead: sql<number>`(count(*) filter (where ${conversationMember.readSeq} >= ${chatMessage.seq}))::int`,
    })
    .from(chatMessage)
    .leftJoin(conversationMember, addressed(conversationId, user.userNo, chatMessage.gmtCreate))
    .where(wanted)
    .groupBy(chatMessage.seq)
    .orderBy(asc(chatMessage.seq));
  return rows;
}

/** Who has read a message of the caller, or has not. @throws MESSAGE_GONE, NOT_SENDER */
export async function readersOf({ db, user }: UserCtx, { id, isRead, ...request }: OutputOf<typeof readers.input>) {
  const { message } = await seenMessage(db, user.userNo, id);
  if (message.senderUserNo !== user.userNo) throw fail(NOT_SENDER);
  const { readSeq } = conversationMember;
  const where = and(
    addressed(message.conversationId, user.userNo, message.gmtCreate),
    isRead === 1 ? gte(readSeq, message.seq) : lt(readSeq, message.seq),
  );
  const rows = db
    .select({ userNo: conversationMember.userNo, ...naming })
    .from(conversationMember)
    .innerJoin(account, eq(account.userNo, conversationMember.userNo))
    .innerJoin(userExt, eq(userExt.userNo, conversationMember.userNo))
    .where(where)
    .orderBy(asc(conversationMember.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(conversationMember, where));
  return { ...page, list: page.list.map(({ userNo, ...person }) => shownPerson(userNo, person)) };
}
