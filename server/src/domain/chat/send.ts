import { and, eq, gt } from 'drizzle-orm';
import { SENT_TOO_FAST } from '#contract/im/failures.ts';
import type { ChatMessage } from '#contract/im/shapes.ts';
import { ConversationKind, SEND_RATE } from '#contract/rules/chat.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { chatMessage } from '../../db/schema/chat.ts';
import { attempt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { countUp, storedKey } from '../../kit/counter.ts';
import { fail } from '../../kit/fail.ts';
import { append } from './append.ts';
import { contentOf } from './content.ts';
import type { Sent } from './content.ts';
import { standingIn } from './policies.ts';
import { messageColumns, shownMessages } from './shown.ts';
import { mayAtAll, mustSpeak, peerOf } from './speaking.ts';
import { mustBeWelcome } from './strangers.ts';
import { mustBeDecent } from './words.ts';

/**
 * Sends a message. Sent again with the same key it answers with what is there, also when it may not be sent any more.
 * @throws CONVERSATION_GONE, SENT_TOO_FAST, the reasons of `mustSpeak`, `contentOf` and `mustBeDecent`
 */
export async function sendMessage({ db, user, now }: UserCtx, sent: Sent): Promise<ChatMessage> {
  const { userNo } = user;
  if (await isTooFast(db, userNo, now)) return refusedUnless(await sentBefore(db, userNo, sent.clientKey));
  const standing = await standingIn(db, userNo, sent.conversationId, 'held');
  const before = await sentBefore(db, userNo, sent.clientKey);
  if (before) return before;
  await mustBeSlow(db, userNo, 1, now);
  await mustSpeak(db, standing, now);
  const { conversation } = standing;
  if (conversation.conversationKind === ConversationKind.single && conversation.lastSeq === 0)
    await mustBeWelcome(db, { from: userNo, to: peerOf(conversation, userNo)! });
  if (sent.isAtAll === 1) mayAtAll(standing);
  await mustBeDecent(db, sent.text, 'text');
  const content = await contentOf(db, standing, sent);
  const { conversationId, clientKey, messageType } = sent;
  return append(db, { conversationId, clientKey, messageType, senderUserNo: userNo, ...content }, now);
}

async function sentBefore(db: Db, userNo: string, clientKey: string): Promise<ChatMessage | undefined> {
  const same = and(eq(chatMessage.senderUserNo, userNo), eq(chatMessage.clientKey, clientKey));
  const rows = await db.select(messageColumns).from(chatMessage).where(same);
  const [message] = await shownMessages(db, rows);
  return message;
}

/**
 * Whether they sent all that they may in this minute: asked before anything is held, so that somebody who floods a
 * conversation does not make everybody in it wait.
 */
async function isTooFast(db: Db, userNo: string, now: Date): Promise<boolean> {
  const [counted] = await db
    .select({ count: attempt.count })
    .from(attempt)
    .where(and(eq(attempt.key, storedKey(['chatSent', userNo])), gt(attempt.windowEnds, wireTime(now))));
  return (counted?.count ?? 0) >= SEND_RATE.most;
}

/** @throws SENT_TOO_FAST without a message that was sent before */
function refusedUnless(before: ChatMessage | undefined): ChatMessage {
  if (!before) throw fail(SENT_TOO_FAST);
  return before;
}

/** @throws SENT_TOO_FAST above so many messages in a minute; what is refused is not counted. */
export async function mustBeSlow(db: Db, userNo: string, messages: number, now: Date): Promise<void> {
  for (let n = 0; n < messages; n += 1) {
    const { count } = await countUp(db, ['chatSent', userNo], { seconds: SEND_RATE.seconds }, now);
    if (count > SEND_RATE.most) throw fail(SENT_TOO_FAST);
  }
}
