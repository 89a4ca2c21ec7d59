import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { MESSAGE_GONE, NOT_FORWARDABLE } from '#contract/im/failures.ts';
import type { forward } from '#contract/im/message.ts';
import type { ChatMessage } from '#contract/im/shapes.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ChatMessageState, ChatType } from '#contract/rules/chat.ts';
import type { Db } from '../../db/client.ts';
import { chatMessage, conversation, conversationMember } from '../../db/schema/chat.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { append } from './append.ts';
import type { Draft } from './append.ts';
import { peopleOf } from './people.ts';
import { shownToMember, standingIn } from './policies.ts';
import type { Standing } from './policies.ts';
import { mustBeSlow } from './send.ts';
import { lineOfRow, messageColumns } from './shown.ts';
import type { MessageRow } from './shown.ts';
import { mustSpeak } from './speaking.ts';

/** What can be handed on: calls and tips are of their conversation alone. */
const forwardable: ReadonlySet<ChatType> = new Set([
  ChatType.text,
  ChatType.picture,
  ChatType.file,
  ChatType.voice,
  ChatType.card,
  ChatType.record,
]);

type Wish = OutputOf<typeof forward.input>;

/**
 * Sends messages on to other conversations, one by one or as one record; asked again with the same key nothing is sent
 * twice. @throws MESSAGE_GONE, NOT_FORWARDABLE, CONVERSATION_GONE, SENT_TOO_FAST, the reasons of `mustSpeak`
 */
export async function forwardMessages(
  ctx: UserCtx,
  { ids, conversationIds, isMerged, clientKey }: Wish,
): Promise<number> {
  const { db, user, now } = ctx;
  const targets: Standing[] = [];
  // in one order, so that two who forward at once never wait for each other
  for (const conversationId of [...new Set(conversationIds)].toSorted())
    targets.push(await standingIn(db, user.userNo, conversationId, 'held'));
  const rows = await chosen(db, user.userNo, ids);
  const drafts = isMerged === 1 ? [await merged(db, rows)] : rows.map(asItStands);
  let countSent = 0;
  for (const standing of targets) {
    const conversationId = standing.conversation.id;
    if (await wasSent(db, user.userNo, keyFor(clientKey, conversationId, 0))) continue;
    await mustBeSlow(db, user.userNo, drafts.length, now);
    await mustSpeak(db, standing, now);
    for (const [index, draft] of drafts.entries()) {
      const key = keyFor(clientKey, conversationId, index);
      await append(db, { ...draft, conversationId, senderUserNo: user.userNo, clientKey: key, isForwarded: 1 }, now);
      countSent += 1;
    }
  }
  return countSent;
}

const keyFor = (clientKey: string, conversationId: string, index: number): string =>
  `${clientKey}-${conversationId}-${index}`;

const wasSent = async (db: Db, userNo: string, key: string): Promise<boolean> =>
  (await db.$count(chatMessage, and(eq(chatMessage.senderUserNo, userNo), eq(chatMessage.clientKey, key)))) > 0;

/** Messages that the caller may see, in the order in which they were said; until this is committed nobody empties them. */
async function chosen(db: Db, userNo: string, ids: readonly string[]): Promise<MessageRow[]> {
  const rows = await db
    .select({ message: messageColumns })
    .from(chatMessage)
    .innerJoin(conversation, eq(conversation.id, chatMessage.conversationId))
    .innerJoin(conversationMember, eq(conversationMember.conversationId, conversation.id))
    .where(
      and(
        inArray(chatMessage.id, [...ids]),
        eq(conversationMember.userNo, userNo),
        gt(chatMessage.seq, conversationMember.floorSeq),
        shownToMember,
      ),
    )
    .orderBy(asc(chatMessage.conversationId), asc(chatMessage.seq))
    .for('share', { of: chatMessage });
  if (rows.length < new Set(ids).size) throw fail(MESSAGE_GONE);
  const messages = rows
    .map(({ message }) => message)
    .filter((row) => row.messageState === ChatMessageState.normal && forwardable.has(row.messageType));
  if (messages.length === 0) throw fail(NOT_FORWARDABLE);
  return messages;
}

type Content = Omit<Draft, 'conversationId' | 'senderUserNo'>;

const asItStands = ({ messageType, text, body, fileId }: MessageRow): Content => ({ messageType, text, body, fileId });

async function merged(db: Db, rows: readonly MessageRow[]): Promise<Content> {
  const people = await peopleOf(
    db,
    rows.flatMap(({ senderUserNo }) => senderUserNo ?? []),
  );
  const nameOf = (userNo: string | null) => (userNo && people.get(userNo)?.userName) || '已注销用户';
  const names = [...new Set(rows.map(({ senderUserNo }) => nameOf(senderUserNo)))];
  const record: ChatMessage['record'] = {
    title: `${names.slice(0, 2).join('与')}${names.length > 2 ? '等人' : ''}的聊天记录`,
    items: rows.map((row) => ({
      userName: nameOf(row.senderUserNo),
      line: lineOfRow(row, 500),
      gmtCreate: row.gmtCreate,
    })),
  };
  return { messageType: ChatType.record, text: record.title, body: { record } };
}
