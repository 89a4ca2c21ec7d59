import { and, eq, gt, inArray } from 'drizzle-orm';
import { CARD_GONE, EMPTY_MESSAGE, REPLY_GONE } from '#contract/im/failures.ts';
import type { send } from '#contract/im/message.ts';
import type { ChatMessage } from '#contract/im/shapes.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ChatCard, ChatMessageState, ChatType, chatPurposes, isFileType } from '#contract/rules/chat.ts';
import type { FileMessageType } from '#contract/rules/chat.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { chatMessage, conversationMember } from '../../db/schema/chat.ts';
import type { ChatBody } from '../../db/schema/chat.ts';
import { course } from '../../db/schema/course.ts';
import { storedFile } from '../../db/schema/trust.ts';
import { fail } from '../../kit/fail.ts';
import type { Draft } from './append.ts';
import { nameOf, peopleOf } from './people.ts';
import type { Standing } from './policies.ts';
import { positionCard } from './positionCards.ts';

export type Sent = OutputOf<typeof send.input>;

/** What a message is made of, checked. @throws EMPTY_MESSAGE, REPLY_GONE, CARD_GONE, INVALID_INPUT at `file` */
export async function contentOf(db: Db, standing: Standing, sent: Sent): Promise<Partial<Draft>> {
  const { text, messageType } = sent;
  const { conversation, member } = standing;
  const replyToSeq = sent.replyToSeq === undefined ? null : await answered(db, standing, sent.replyToSeq);
  const mentions = await membersAmong(db, conversation.id, sent.mentions);
  const common = { text, replyToSeq, mentions, isAtAll: sent.isAtAll };
  if (isFileType(messageType)) return { ...common, ...(await fileBody(db, member.userNo, messageType, sent.file)) };
  if (messageType === ChatType.card) return { ...common, body: { card: await cardBody(db, sent.card) } };
  if (text === '') throw fail(EMPTY_MESSAGE, undefined, { issues: [{ path: 'text', message: EMPTY_MESSAGE.msg }] });
  return common;
}

async function answered(db: Db, { conversation, member }: Standing, seq: number): Promise<number> {
  const its = and(
    eq(chatMessage.conversationId, conversation.id),
    eq(chatMessage.seq, seq),
    gt(chatMessage.seq, member.floorSeq),
    eq(chatMessage.messageState, ChatMessageState.normal),
  );
  if ((await db.$count(chatMessage, its)) === 0) throw fail(REPLY_GONE);
  return seq;
}

async function membersAmong(db: Db, conversationId: string, userNos: readonly string[]): Promise<string[]> {
  if (userNos.length === 0) return [];
  const rows = await db
    .select({ userNo: conversationMember.userNo })
    .from(conversationMember)
    .where(
      and(
        eq(conversationMember.conversationId, conversationId),
        inArray(conversationMember.userNo, [...new Set(userNos)]),
        enabled(conversationMember),
      ),
    );
  return rows.map(({ userNo }) => userNo);
}

/** What the sender uploaded for this kind of message; its size is what was stored, whatever the page says. */
async function fileBody(db: Db, userNo: string, type: FileMessageType, file: Sent['file']) {
  const id = file?.url.slice('/files/'.length).split('.')[0];
  const [stored] = id
    ? await db
        .select({ bytes: storedFile.bytes, extension: storedFile.extension })
        .from(storedFile)
        .where(
          and(
            eq(storedFile.id, id),
            eq(storedFile.userNo, userNo),
            eq(storedFile.purpose, chatPurposes[type]),
            enabled(storedFile),
          ),
        )
    : [];
  if (!file || !id || !stored) {
    const message = '文件不存在，请重新上传';
    throw fail(INVALID_INPUT, message, { issues: [{ path: 'file', message }] });
  }
  const { name, width, height, seconds } = file;
  const body: ChatBody = { file: { name, size: stored.bytes, width, height, seconds, extension: stored.extension } };
  return { fileId: id, body };
}

/** What a card says is read from what it stands for, not from who sends it. @throws CARD_GONE */
async function cardBody(db: Db, card: Sent['card']): Promise<NonNullable<ChatMessage['card']>> {
  if (!card) throw fail(CARD_GONE);
  const found = await makers[card.cardKind](db, card.cardId);
  if (!found) throw fail(CARD_GONE);
  return { ...card, note: '', ...found };
}

async function courseCard(db: Db, id: string) {
  const [row] = await db
    .select({ title: course.courseName, picture: course.courseLogo, lecturerUserNo: course.lecturerUserNo })
    .from(course)
    .where(and(eq(course.id, id), eq(course.isPutaway, 1), enabled(course)));
  if (!row) return undefined;
  const subtitle = await nameOf(db, row.lecturerUserNo);
  return { title: row.title, subtitle, picture: row.picture, path: `/course/${id}` };
}

async function personCard(db: Db, userNo: string) {
  const person = (await peopleOf(db, [userNo])).get(userNo);
  return (
    person && { title: person.userName, subtitle: '个人名片', picture: person.headImgUrl, path: `/im?to=${userNo}` }
  );
}

const makers = {
  [ChatCard.course]: courseCard,
  [ChatCard.person]: personCard,
  [ChatCard.position]: positionCard,
} satisfies Record<ChatCard, unknown>;
