import { and, eq } from 'drizzle-orm';
import { MESSAGE_GONE, NOT_SENDER, RECALL_LATE } from '#contract/im/failures.ts';
import { ChatMessageState, ChatType, ConversationKind, mayRecall } from '#contract/rules/chat.ts';
import { momentOf } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { chatMessage, conversation, conversationMember } from '../../db/schema/chat.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { announce } from './append.ts';
import { dropFiles } from './dropFiles.ts';
import { shownToMember } from './policies.ts';
import type { Standing } from './policies.ts';
import { messageColumns, shownMessages } from './shown.ts';
import type { MessageRow } from './shown.ts';
import { manages } from './speaking.ts';

/** A message that the caller may see. @throws MESSAGE_GONE for everybody else */
export async function seenMessage(db: Db, userNo: string, id: string): Promise<Standing & { message: MessageRow }> {
  const [row] = await db
    .select({ message: messageColumns, conversation, member: conversationMember })
    .from(chatMessage)
    .innerJoin(conversation, eq(conversation.id, chatMessage.conversationId))
    .innerJoin(conversationMember, eq(conversationMember.conversationId, conversation.id))
    .where(and(eq(chatMessage.id, id), eq(conversationMember.userNo, userNo), shownToMember));
  if (!row || row.message.seq <= row.member.floorSeq) throw fail(MESSAGE_GONE);
  return row;
}

/**
 * Takes a message back: who sent it within two minutes, whoever runs the group at any time. Returns what it said.
 * @throws MESSAGE_GONE, NOT_SENDER, RECALL_LATE
 */
export async function recallMessage({ db, user, now }: UserCtx, id: string): Promise<string> {
  const { message, conversation: its, member } = await seenMessage(db, user.userNo, id);
  const isOwn = message.senderUserNo === user.userNo;
  const runs = its.conversationKind === ConversationKind.group && manages(member);
  if (!isOwn && !(runs && message.senderUserNo !== null)) throw fail(NOT_SENDER);
  if (!runs && !mayRecall(momentOf(message.gmtCreate), now)) throw fail(RECALL_LATE);
  await empty(db, message, ChatMessageState.recalled);
  return isOwn && message.messageType === ChatType.text ? message.text : '';
}

/** Takes what somebody said from the server, whenever they like. @throws MESSAGE_GONE, NOT_SENDER */
export async function deleteMessage({ db, user }: UserCtx, id: string): Promise<void> {
  const { message } = await seenMessage(db, user.userNo, id);
  if (message.senderUserNo !== user.userNo) throw fail(NOT_SENDER);
  await empty(db, message, ChatMessageState.deleted);
}

/** Nothing of what was said or sent stays; the line stays, so that numbers have no gap. @throws MESSAGE_GONE when it is empty already */
export async function empty(
  db: Db,
  { id, conversationId, fileId }: MessageRow,
  messageState: ChatMessageState,
): Promise<void> {
  await db
    .select({ id: conversation.id })
    .from(conversation)
    .where(eq(conversation.id, conversationId))
    .for('no key update');
  const [row] = await db
    .update(chatMessage)
    .set({ messageState, text: '', body: {}, fileId: null, grams: [], mentions: [], isAtAll: 0 })
    .where(and(eq(chatMessage.id, id), eq(chatMessage.messageState, ChatMessageState.normal)))
    .returning(messageColumns);
  if (!row) throw fail(MESSAGE_GONE);
  if (fileId !== null) await dropFiles(db, [fileId]);
  const [shown] = await shownMessages(db, [row]);
  const [held] = await db
    .select({ lastSeq: conversation.lastSeq })
    .from(conversation)
    .where(eq(conversation.id, conversationId));
  await announce(db, shown!, held!.lastSeq);
}
