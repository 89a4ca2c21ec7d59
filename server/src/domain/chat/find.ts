import { and, arrayContains, desc, eq, gt, gte, ilike, lt, sql } from 'drizzle-orm';
import type { filePage } from '#contract/im/group.ts';
import type { search } from '#contract/im/message.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ChatMessageState, ChatType, ConversationKind } from '#contract/rules/chat.ts';
import { gramsSought } from '#contract/rules/grams.ts';
import type { Db } from '../../db/client.ts';
import { chatMessage, conversation, conversationMember } from '../../db/schema/chat.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { cappedCount, pageAt, paginate } from '../../kit/paginate.ts';
import { visible } from './history.ts';
import { peopleOf } from './people.ts';
import { shownToMember, standingIn } from './policies.ts';
import { lineOfRow, messageColumns, shownMessages } from './shown.ts';
import { peerOf } from './speaking.ts';

/** Letters before the first place that a found line begins with. */
const LEAD = 12;
const LINE = 80;

/**
 * Messages of the caller's own conversations that have a word in them, the newest first. The index over grams narrows
 * them down; what is left is compared as it stands. @throws CONVERSATION_GONE
 */
export async function searchMessages({ db, user }: UserCtx, wanted: OutputOf<typeof search.input>) {
  const { keyword, conversationId, senderUserNo, messageType, from, to, ...request } = wanted;
  if (conversationId !== undefined) await standingIn(db, user.userNo, conversationId);
  const grams = gramsSought(keyword);
  const said = sql`(${chatMessage.text} ilike ${containing(keyword)} or ${chatMessage.body}::text ilike ${containing(keyword)})`;
  const where = and(
    eq(conversationMember.userNo, user.userNo),
    shownToMember,
    gt(chatMessage.seq, conversationMember.floorSeq),
    eq(chatMessage.messageState, ChatMessageState.normal),
    sql`${chatMessage.messageType} <> ${ChatType.tip}`,
    grams.length === 0 ? sql`false` : arrayContains(chatMessage.grams, grams),
    said,
    conversationId === undefined ? undefined : eq(chatMessage.conversationId, conversationId),
    senderUserNo === undefined ? undefined : eq(chatMessage.senderUserNo, senderUserNo),
    messageType === undefined ? undefined : eq(chatMessage.messageType, messageType),
    from === '' ? undefined : gte(chatMessage.gmtCreate, `${from} 00:00:00`),
    to === '' ? undefined : lt(chatMessage.gmtCreate, sql`${to}::date + 1`),
  );
  const total = await cappedCount(db, joined, where);
  const page = await pageAt(request, total, (limit, offset) =>
    db
      .select({ message: messageColumns, conversation })
      .from(chatMessage)
      .innerJoin(conversation, eq(conversation.id, chatMessage.conversationId))
      .innerJoin(conversationMember, eq(conversationMember.conversationId, conversation.id))
      .where(where)
      .orderBy(desc(chatMessage.id))
      .limit(limit)
      .offset(offset),
  );
  const peers = page.list.map(({ conversation: its }) => peerOf(its, user.userNo) ?? '0');
  const people = await peopleOf(db, [...peers, ...page.list.map(({ message }) => message.senderUserNo!)]);
  const list = page.list.map(({ message, conversation: its }, index) => ({
    conversationId: its.id,
    title: its.conversationKind === ConversationKind.group ? its.title : (people.get(peers[index]!)?.userName ?? ''),
    seq: message.seq,
    senderUserNo: message.senderUserNo!,
    senderName: people.get(message.senderUserNo!)?.userName ?? '',
    senderHeadImgUrl: people.get(message.senderUserNo!)?.headImgUrl ?? '',
    line: excerpt(lineOfRow(message, 5000), keyword),
    gmtCreate: message.gmtCreate,
  }));
  return { ...page, list };
}

const joined = sql`${chatMessage} join ${conversation} on ${conversation.id} = ${chatMessage.conversationId}
  join ${conversationMember} on ${conversationMember.conversationId} = ${conversation.id}`;

/** The part of a line around the first place of the word. */
export function excerpt(line: string, keyword: string): string {
  const at = line.toLowerCase().indexOf(keyword.toLowerCase());
  const start = Math.max(0, at - LEAD);
  const part = line.slice(start, start + LINE);
  return `${start > 0 ? '…' : ''}${part}${start + LINE < line.length ? '…' : ''}`;
}

/** Files that were sent in a conversation. @throws CONVERSATION_GONE */
export async function listFiles({ db, user }: UserCtx, wanted: OutputOf<typeof filePage.input>) {
  const { conversationId, keyword, ...request } = wanted;
  const where = and(
    visible(await standingIn(db, user.userNo, conversationId)),
    eq(chatMessage.messageType, ChatType.file),
    eq(chatMessage.messageState, ChatMessageState.normal),
    keyword === '' ? undefined : ilike(sql`${chatMessage.body}->'file'->>'name'`, containing(keyword)),
  );
  const rows = db.select(messageColumns).from(chatMessage).where(where).orderBy(desc(chatMessage.seq)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(chatMessage, where));
  return { ...page, list: await shownMessages(db, page.list) };
}

/** Whether somebody is in a conversation that has a message with this file. */
export async function isChatFile(db: Db, userNo: string, fileId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: chatMessage.id })
    .from(chatMessage)
    .innerJoin(conversationMember, eq(conversationMember.conversationId, chatMessage.conversationId))
    .innerJoin(conversation, eq(conversation.id, chatMessage.conversationId))
    .where(
      and(
        eq(chatMessage.fileId, fileId),
        eq(conversationMember.userNo, userNo),
        gt(chatMessage.seq, conversationMember.floorSeq),
        shownToMember,
      ),
    )
    .limit(1);
  return found !== undefined;
}
