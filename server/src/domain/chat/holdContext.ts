import { and, eq } from 'drizzle-orm';
import { ConversationKind } from '#contract/rules/chat.ts';
import type { ChatContext } from '#contract/rules/chat.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { conversation } from '../../db/schema/chat.ts';
import type { ConversationRow } from './policies.ts';

export interface Place {
  context: ChatContext;
  contextId: string;
}

/** The conversation of a place, made when there is none, and held until this is committed. */
export async function holdContext(db: Db, place: Place, title: string, now: Date): Promise<ConversationRow> {
  await db
    .insert(conversation)
    .values({ ...place, title, conversationKind: ConversationKind.group, lastTime: wireTime(now) })
    .onConflictDoNothing();
  const [held] = await db
    .select()
    .from(conversation)
    .where(and(eq(conversation.context, place.context), eq(conversation.contextId, place.contextId)))
    .for('no key update');
  return held!;
}
