import { and, arrayContains, asc, desc, eq, gt, gte, ilike, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { filePage } from '#contract/im/group.ts';
import type { search } from '#contract/im/message.ts';
import type { ChatMessage } from '#contract/im/shapes.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ChatMessageState, ChatType, ConversationKind, FileOrder, lineOf } from '#contract/rules/chat.ts';
import { gramsSought } from '#contract/rules/grams.ts';
import type { Db } from '../../db/client.ts';
import { chatMessage, conversation, conversationMember } from '../../db/schema/chat.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { cappedCount, pageAt, paginate } from '../../kit/paginate.ts';
import { visible } from './history.ts';
import { peopleOf } from './people.ts';
import { shownToMember, standingIn } from './policies.ts';
import { messageColumns, shownMessages } from './shown.ts';
import { peerOf } from './speaking.ts';

/** Letters before the first place that a found line begins with. */
const LEAD = 6;
const LINE = 80;

/**
 * Messages of the caller's own conversations that have a word in them, the newest first. The index over grams narrows
 * them down; what is left is compared as it stands. Within one conversation those of a kind, a person or some days are
 * found without a word too. @throws CONVERSATION_GONE
 */
export async function searchMessages({ db, user }: UserCtx, wanted: OutputOf<typeof search.input>) {
  const { keyword, conversationId, senderUserNo, messageType, from, to, ...request } = wanted;
  if (conversationId !== undefined) await standingIn(db, user.userNo, conversationId);
  const where = and(
    eq(conversationMember.userNo, user.userNo),
    shownToMember,
    gt(chatMessage.seq, conversationMember.floorSeq),
    eq(chatMessage.messageState, ChatMessageState.normal),
    sql`${chatMessage.messageType} <> ${ChatType.tip}`,
    keyword === '' ? undefined : hasWords(keyword),
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
      .orderBy(desc(conversationId === undefined ? chatMessage.id : chatMessage.seq))
      .limit(limit)
      .offset(offset),
  );
  const peers = page.list.map(({ conversation: its }) => peerOf(its, user.userNo) ?? '0');
  const people = await peopleOf(db, peers);
  const found = await shownMessages(
    db,
    page.list.map(({ message }) => message),
  );
  const list = page.list.map(({ conversation: its }, index) => {
    const message = found[index]!;
    return {
      conversationId: its.id,
      title: its.conversationKind === ConversationKind.group ? its.title : (people.get(peers[index]!)?.userName ?? ''),
      seq: message.seq,
      senderUserNo: message.senderUserNo,
      senderName: message.senderName,
      senderHeadImgUrl: message.senderHeadImgUrl,
      messageType: message.messageType,
      pictureUrl: (message.messageType === ChatType.picture && message.file?.url) || '',
      line: excerpt(foundLine(message, keyword), keyword),
      gmtCreate: message.gmtCreate,
    };
  });
  return { ...page, list };
}

/** What of a message the word stands in: of a card its title, of a record the line. */
function foundLine(message: ChatMessage, keyword: string): string {
  const words = keyword.toLowerCase();
  const inside = [message.card?.title, ...(message.record?.items ?? []).map(({ line }) => line)];
  const part = inside.find((one) => one?.toLowerCase().includes(words)) ?? '';
  return lineOf(message, 5000) + (message.text.toLowerCase().includes(words) && words !== '' ? '' : part);
}

/** A keyword of nothing but signs is in no message. */
function hasWords(keyword: string) {
  const grams = gramsSought(keyword);
  if (grams.length === 0) return sql`false`;
  const said = sql`(${chatMessage.text} ilike ${containing(keyword)} or ${chatMessage.body}::text ilike ${containing(keyword)})`;
  return and(arrayContains(chatMessage.grams, grams), said);
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

const fileName = sql<string>`${chatMessage.body}->'file'->>'name'`;

/** Ways in which files stand; those alike the newest first. */
const fileOrders: Readonly<Record<FileOrder, SQL>> = {
  [FileOrder.newest]: desc(chatMessage.seq),
  [FileOrder.oldest]: asc(chatMessage.seq),
  [FileOrder.name]: asc(fileName),
  [FileOrder.size]: desc(sql`(${chatMessage.body}->'file'->>'size')::bigint`),
};

/** Files that were sent in a conversation. @throws CONVERSATION_GONE */
export async function listFiles({ db, user }: UserCtx, wanted: OutputOf<typeof filePage.input>) {
  const { conversationId, keyword, senderUserNo, order, ...request } = wanted;
  const where = and(
    visible(await standingIn(db, user.userNo, conversationId)),
    eq(chatMessage.messageType, ChatType.file),
    eq(chatMessage.messageState, ChatMessageState.normal),
    keyword === '' ? undefined : ilike(fileName, containing(keyword)),
    senderUserNo === undefined ? undefined : eq(chatMessage.senderUserNo, senderUserNo),
  );
  const asked = db.select(messageColumns).from(chatMessage).where(where);
  const rows = asked.orderBy(fileOrders[order], desc(chatMessage.seq)).$dynamic();
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
