import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { Nothing } from '#contract/kit/values.ts';
import { ChatContext, ChatMessageState, contextRules } from '#contract/rules/chat.ts';
import { RetentionKind } from '#contract/rules/retention.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { chatMessage, conversation } from '../../db/schema/chat.ts';
import { job } from '../../kit/job.ts';
import { NOTHING_REMOVED, removeOld } from '../site/retention.ts';
import type { Removed } from '../site/retention.ts';
import { dropFiles } from './dropFiles.ts';

const DAY = 86_400;
const AT_ONCE = 1000;

/**
 * Empties messages that were kept as long as their conversation keeps them, or as long as the operator wants of those
 * that belong to no course and no class; the lines stay, so no number is missing.
 */
export async function expireMessages(db: Db, now: Date): Promise<void> {
  for (const context of ChatContext.values) {
    const days = contextRules[context].retentionDays;
    if (days === null) continue;
    const before = wireTimeIn(now, -days * DAY);
    while ((await db.transaction((tx) => expireSome(tx, context, before))).countRemoved > 0);
  }
  await removeOld(db, RetentionKind.chats, now, (tx, before) => expireSome(tx, ChatContext.none, before));
}

/** Whatever somebody works on just now waits for the next night. */
async function expireSome(db: Db, context: ChatContext, before: string): Promise<Removed> {
  const over = await db
    .select({ id: chatMessage.id, fileId: chatMessage.fileId })
    .from(chatMessage)
    .innerJoin(conversation, eq(conversation.id, chatMessage.conversationId))
    .where(
      and(
        eq(conversation.context, context),
        lt(chatMessage.gmtCreate, before),
        eq(chatMessage.messageState, ChatMessageState.normal),
      ),
    )
    .limit(AT_ONCE)
    .for('update', { of: chatMessage, skipLocked: true });
  if (over.length === 0) return NOTHING_REMOVED;
  const ids = over.map(({ id }) => id);
  await db
    .update(chatMessage)
    .set({
      messageState: ChatMessageState.expired,
      text: '',
      body: {},
      fileId: null,
      mentions: [],
      grams: sql`'{}'`,
    })
    .where(inArray(chatMessage.id, ids));
  const countFiles = await dropFiles(
    db,
    over.flatMap(({ fileId }) => fileId ?? []),
  );
  return { countRemoved: over.length, countFiles };
}

export const expireChats = job({
  name: 'expireChats',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '47 19 * * *',
  run: ({ db, clock }) => expireMessages(db, clock()),
});
