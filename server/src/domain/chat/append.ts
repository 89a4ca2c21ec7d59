import { and, eq, sql } from 'drizzle-orm';
import { CONFLICT } from '#contract/kit/errors.ts';
import { chatMessage as messageEvent } from '#contract/im/liveEvents.ts';
import type { ChatMessage } from '#contract/im/shapes.ts';
import { ChatType, MOST_TOLD_BYTES } from '#contract/rules/chat.ts';
import { gramsOf } from '#contract/rules/grams.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { chatMessage, conversation, conversationMember } from '../../db/schema/chat.ts';
import type { ChatBody } from '../../db/schema/chat.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { tell } from '../messages/tell.ts';
import { messageColumns, shownMessages } from './shown.ts';

export interface Draft {
  conversationId: string;
  /** Null: the platform says it. */
  senderUserNo: string | null;
  clientKey?: string;
  messageType: ChatType;
  text?: string;
  body?: ChatBody;
  fileId?: string | null;
  replyToSeq?: number | null;
  mentions?: string[];
  isAtAll?: 0 | 1;
  isForwarded?: 0 | 1;
}

/**
 * Puts a message at the end of a conversation and tells whoever is in it. The row of the conversation gives out the
 * number, so of many at once each waits for the one before it: numbers follow each other as the messages are committed.
 * Whether the sender may is settled before.
 */
export async function append(db: Db, draft: Draft, now: Date): Promise<ChatMessage> {
  const { conversationId, senderUserNo, text = '', body = {}, mentions = [], isAtAll = 0 } = draft;
  const at = wireTime(now);
  const isCounted = draft.messageType !== ChatType.tip;
  const [held] = await db
    .update(conversation)
    .set({
      lastSeq: sql`${conversation.lastSeq} + 1`,
      countedTotal: sql`${conversation.countedTotal} + ${isCounted ? 1 : 0}`,
      lastTime: at,
    })
    .where(eq(conversation.id, conversationId))
    .returning({ seq: conversation.lastSeq, counted: conversation.countedTotal });
  const { seq, counted } = held!;
  const adding = db
    .insert(chatMessage)
    .values({
      ...draft,
      text,
      body,
      mentions,
      isAtAll,
      seq,
      counted,
      gmtCreate: at,
      grams: isCounted ? gramsOf(soughtText(text, body)) : [],
    })
    .returning(messageColumns);
  const [row] = await refusedAs(adding, { chat_message_once: CONFLICT });
  if (senderUserNo !== null && isCounted) await countOwn(db, conversationId, senderUserNo);
  if (isAtAll === 1 || mentions.length > 0) await mention(db, { conversationId, seq, mentions, isAtAll });
  const [message] = await shownMessages(db, [row!]);
  await announce(db, message!, seq);
  return message!;
}

/** Says to everybody in it that a message is new or changed; a long one they fetch themselves. */
export async function announce(db: Db, message: ChatMessage, lastSeq: number): Promise<void> {
  const { conversationId, seq } = message;
  const isShort = Buffer.byteLength(JSON.stringify(message)) <= MOST_TOLD_BYTES;
  await tell(db, messageEvent, { conversationId }, { conversationId, seq, lastSeq, message: isShort ? message : null });
}

/** What a message is found by beside its text. */
const soughtText = (text: string, { file, card, record }: ChatBody): string =>
  [text, file?.name, card?.title, ...(record?.items ?? []).map(({ line }) => line)].join(' ').slice(0, 4000);

async function countOwn(db: Db, conversationId: string, userNo: string): Promise<void> {
  await db
    .update(conversationMember)
    .set({ ownTotal: sql`${conversationMember.ownTotal} + 1` })
    .where(and(eq(conversationMember.conversationId, conversationId), eq(conversationMember.userNo, userNo)));
}

interface Mention {
  conversationId: string;
  seq: number;
  mentions: string[];
  isAtAll: 0 | 1;
}

async function mention(db: Db, { conversationId, seq, mentions, isAtAll }: Mention): Promise<void> {
  const named = isAtAll === 1 ? undefined : sql`${conversationMember.userNo} = any(${sql.param(mentions)}::bigint[])`;
  await db
    .update(conversationMember)
    .set({ mentionSeq: seq })
    .where(and(eq(conversationMember.conversationId, conversationId), named));
}

/** A line that the platform writes into a conversation: who came, who left, what was changed. */
export const tip = (db: Db, conversationId: string, text: string, now: Date): Promise<ChatMessage> =>
  append(db, { conversationId, senderUserNo: null, messageType: ChatType.tip, text }, now);
