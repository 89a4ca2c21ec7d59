import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { Nothing } from '#contract/kit/values.ts';
import { ChatContext, ChatMessageState, contextRules } from '#contract/rules/chat.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { chatMessage, conversation } from '../../db/schema/chat.ts';
import { job } from '../../kit/job.ts';

const DAY = 86_400;
const AT_ONCE = 5000;

/** Empties messages that were kept as long as their conversation keeps them; the lines stay, so no number is missing. */
export async function expireMessages(db: Db, now: Date): Promise<void> {
  for (const context of ChatContext.values) {
    const days = contextRules[context].retentionDays;
    if (days === null) continue;
    while ((await expireSome(db, context, wireTimeIn(now, -days * DAY))) === AT_ONCE);
  }
}

async function expireSome(db: Db, context: ChatContext, before: string): Promise<number> {
  const over = db
    .select({ id: chatMessage.id })
    .from(chatMessage)
    .innerJoin(conversation, eq(conversation.id, chatMessage.conversationId))
    .where(
      and(
        eq(conversation.context, context),
        lt(chatMessage.gmtCreate, before),
        eq(chatMessage.messageState, ChatMessageState.normal),
      ),
    )
    .limit(AT_ONCE);
  const rows = await db
    .update(chatMessage)
    .set({
      messageState: ChatMessageState.expired,
      text: '',
      body: {},
      fileId: null,
      mentions: [],
      grams: sql`'{}'`,
    })
    .where(inArray(chatMessage.id, over))
    .returning({ id: chatMessage.id });
  return rows.length;
}

export const expireChats = job({
  name: 'expireChats',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '47 3 * * *',
  run: ({ db, clock }) => expireMessages(db, clock()),
});
