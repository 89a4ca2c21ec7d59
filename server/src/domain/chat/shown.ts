import { and, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import type { ChatMessage } from '#contract/im/shapes.ts';
import { ChatMessageState, lineOf } from '#contract/rules/chat.ts';
import { NONE } from '#contract/rules/id.ts';
import type { Db } from '../../db/client.ts';
import { chatMessage } from '../../db/schema/chat.ts';
import { peopleOf } from './people.ts';
import { shownCards } from './positionCards.ts';

/** Everything but what it is found by. */
const { grams: _, ...messageColumns } = getTableColumns(chatMessage);

export { messageColumns };

export type MessageRow = Omit<typeof chatMessage.$inferSelect, 'grams'>;

/** A file opens by an address that only members can use (media/mountFiles.ts). */
const shownFile = ({ fileId, body: { file } }: MessageRow): ChatMessage['file'] => {
  if (!file || fileId === null) return null;
  const { extension, ...facts } = file;
  return { url: `/files/${fileId}.${extension}`, ...facts };
};

/** A message in one line, for lists and answers. */
export const lineOfRow = (
  row: Pick<MessageRow, 'messageType' | 'messageState' | 'text' | 'body'>,
  most?: number,
): string => lineOf({ ...row, file: row.body.file ?? null }, most);

/** Rows as pages show them, with the names of who wrote them and what they answer, in two statements; one more for cards of vacancies. */
export async function shownMessages(db: Db, rows: readonly MessageRow[]): Promise<ChatMessage[]> {
  if (rows.length === 0) return [];
  const answered = await repliesOf(db, rows);
  const senders = [...rows, ...answered.values()].flatMap(({ senderUserNo }) => senderUserNo ?? []);
  const people = await peopleOf(db, senders);
  const cardOf = await shownCards(
    db,
    rows.flatMap(({ body }) => body.card ?? []),
  );
  const nameOf = (userNo: string | null) => (userNo === null ? '' : (people.get(userNo)?.userName ?? '已注销用户'));
  return rows.map((row) => {
    const isThere = row.messageState === ChatMessageState.normal;
    const reply = row.replyToSeq === null ? undefined : answered.get(keyOf(row.conversationId, row.replyToSeq));
    const { card = null, call = null, record = null } = isThere ? row.body : {};
    return {
      id: row.id,
      conversationId: row.conversationId,
      seq: row.seq,
      senderUserNo: row.senderUserNo ?? NONE,
      senderName: nameOf(row.senderUserNo),
      senderHeadImgUrl: (row.senderUserNo && people.get(row.senderUserNo)?.headImgUrl) || '',
      clientKey: row.clientKey ?? '',
      messageType: row.messageType,
      messageState: row.messageState,
      text: isThere ? row.text : '',
      file: isThere ? shownFile(row) : null,
      card: card && cardOf(card),
      call,
      record,
      replyTo:
        isThere && reply ? { seq: reply.seq, userName: nameOf(reply.senderUserNo), line: lineOfRow(reply) } : null,
      mentions: row.mentions,
      isAtAll: row.isAtAll,
      isForwarded: row.isForwarded,
      gmtCreate: row.gmtCreate,
    };
  });
}

const keyOf = (conversationId: string, seq: number): string => `${conversationId}:${seq}`;

async function repliesOf(db: Db, rows: readonly MessageRow[]): Promise<Map<string, MessageRow>> {
  const wanted = rows.filter(({ replyToSeq }) => replyToSeq !== null);
  if (wanted.length === 0) return new Map();
  const byConversation = Map.groupBy(wanted, ({ conversationId }) => conversationId);
  const places = [...byConversation].map(([id, some]) =>
    and(
      eq(chatMessage.conversationId, id),
      inArray(
        chatMessage.seq,
        some.map(({ replyToSeq }) => replyToSeq!),
      ),
    ),
  );
  const found = await db
    .select(messageColumns)
    .from(chatMessage)
    .where(or(...places));
  return new Map(found.map((row) => [keyOf(row.conversationId, row.seq), row]));
}
