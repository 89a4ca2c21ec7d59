import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { list } from '#contract/im/conversation.ts';
import type { Conversation } from '#contract/im/shapes.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { NONE } from '#contract/rules/id.ts';
import { ConversationKind } from '#contract/rules/chat.ts';
import type { Db } from '../../db/client.ts';
import { chatMessage, conversation, conversationMember } from '../../db/schema/chat.ts';
import { msg, msgUser } from '../../db/schema/trust.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { ownMessages } from '../messages/policies.ts';
import { unreadOf } from '../messages/unread.ts';
import { naming, peopleOf } from './people.ts';
import { shownToMember } from './policies.ts';
import { lineOfRow } from './shown.ts';
import { chatUnreadOf, unread } from './unread.ts';

/** The other one of a single conversation; null in groups. */
const peer = sql<string | null>`case when "conversation"."low_user_no" = "conversation_member"."user_no"
  then "conversation"."high_user_no" else "conversation"."low_user_no" end`;

/** Something newer than what was taken from the list, or pinned, or half written. */
const isListed = sql`("conversation"."last_seq" > "conversation_member"."hidden_seq"
  or "conversation_member"."is_pinned" = 1 or "conversation_member"."draft" <> '')`;

const columns = {
  conversation,
  member: conversationMember,
  last: {
    seq: chatMessage.seq,
    senderUserNo: chatMessage.senderUserNo,
    messageType: chatMessage.messageType,
    messageState: chatMessage.messageState,
    text: chatMessage.text,
    body: chatMessage.body,
  },
  unread,
  peerUserNo: peer.as('peer_user_no'),
  ...naming,
};

/** Conversations of people with what the list shows of each, in one statement. */
const listRows = (db: Db) =>
  db
    .select(columns)
    .from(conversationMember)
    .innerJoin(conversation, eq(conversation.id, conversationMember.conversationId))
    .leftJoin(account, sql`${account.userNo} = ${peer}`)
    .leftJoin(userExt, eq(userExt.userNo, account.userNo))
    .leftJoin(
      chatMessage,
      and(
        eq(chatMessage.conversationId, conversation.id),
        eq(chatMessage.seq, conversation.lastSeq),
        sql`${chatMessage.seq} > ${conversationMember.floorSeq}`,
      ),
    );

export type ListRow = Awaited<ReturnType<typeof listRows>>[number];

/** One conversation as the list shows it. */
export async function listRow(db: Db, userNo: string, conversationId: string): Promise<ListRow | undefined> {
  const its = and(eq(conversationMember.conversationId, conversationId), eq(conversationMember.userNo, userNo));
  const [row] = await listRows(db).where(and(its, shownToMember));
  return row;
}

/** My conversations, the pinned first, and the line of the platform's notices. */
export async function listConversations({ db, user }: UserCtx, { keyword, ...request }: OutputOf<typeof list.input>) {
  const { userNo } = user;
  const words = containing(keyword);
  const where = and(
    eq(conversationMember.userNo, userNo),
    shownToMember,
    keyword === '' ? isListed : or(ilike(conversation.title, words), ilike(userExt.nickname, words)),
  );
  const rows = listRows(db)
    .where(where)
    .orderBy(desc(conversationMember.isPinned), desc(conversation.lastTime), desc(conversation.id))
    .$dynamic();
  const counted = listRows(db).where(where).as('counted');
  const [page, badges, system] = await Promise.all([
    paginate(request, rows, () => db.$count(counted)),
    chatUnreadOf(db, [userNo]),
    systemLine(db, userNo),
  ]);
  return { ...page, list: await shownConversations(db, page.list), unread: badges.get(userNo) ?? 0, system };
}

export async function shownConversations(db: Db, rows: readonly ListRow[]): Promise<Conversation[]> {
  const groups = rows.filter(({ conversation: { conversationKind } }) => conversationKind === ConversationKind.group);
  const people = await peopleOf(
    db,
    groups.flatMap(({ last }) => last?.senderUserNo ?? []),
  );
  return rows.map(({ conversation: one, member, last, peerUserNo, ...row }): Conversation => {
    const isSingle = one.conversationKind === ConversationKind.single;
    return {
      conversationId: one.id,
      conversationKind: one.conversationKind,
      context: one.context,
      conversationState: one.conversationState,
      title: isSingle ? displayName(row) : one.title,
      headImgUrl: isSingle ? (row.headImgUrl ?? '') : one.headImgUrl,
      peerUserNo: isSingle ? peerUserNo! : NONE,
      countMembers: one.countMembers,
      lastSeq: one.lastSeq,
      readSeq: member.readSeq,
      floorSeq: member.floorSeq,
      unread: row.unread,
      isMentioned: member.mentionSeq > member.readSeq ? 1 : 0,
      lastMessage: last && {
        seq: last.seq,
        senderUserNo: last.senderUserNo ?? NONE,
        userName: (last.senderUserNo && people.get(last.senderUserNo)?.userName) || '',
        line: lineOfRow(last),
      },
      lastTime: one.lastTime,
      isPinned: member.isPinned,
      isQuiet: member.isQuiet,
      draft: member.draft,
      chatRole: member.chatRole,
    };
  });
}

/** The notices of the platform as one line of the list; they stay where they are (`msg_user`). */
async function systemLine(db: Db, userNo: string) {
  const [counts, [last]] = await Promise.all([
    unreadOf(db, [userNo]),
    db
      .select({ line: msg.msgTitle, lastTime: msgUser.gmtCreate })
      .from(msgUser)
      .innerJoin(msg, eq(msg.id, msgUser.msgId))
      .where(ownMessages({ userNo }))
      .orderBy(desc(msgUser.id))
      .limit(1),
  ]);
  return { unread: counts.get(userNo) ?? 0, line: last?.line ?? '', lastTime: last?.lastTime ?? null };
}
