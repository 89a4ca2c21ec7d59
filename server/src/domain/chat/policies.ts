import { and, eq } from 'drizzle-orm';
import { CONVERSATION_GONE } from '#contract/im/failures.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { conversation, conversationMember } from '../../db/schema/chat.ts';
import { fail } from '../../kit/fail.ts';
import { isStillTaken } from './courseRights.ts';
import { isStillTheirs } from './hiringRights.ts';

export type ConversationRow = typeof conversation.$inferSelect;
export type MemberRow = typeof conversationMember.$inferSelect;

export interface Standing {
  conversation: ConversationRow;
  member: MemberRow;
}

/** Somebody is in a conversation that is there, and what it is about is still theirs to see. */
export const shownToMember = and(enabled(conversationMember), enabled(conversation), isStillTheirs, isStillTaken);

/** Everybody in a conversation. */
export async function membersOf(db: Db, conversationId: string): Promise<string[]> {
  const rows = await db
    .select({ userNo: conversationMember.userNo })
    .from(conversationMember)
    .innerJoin(conversation, eq(conversation.id, conversationMember.conversationId))
    .where(and(eq(conversationMember.conversationId, conversationId), shownToMember));
  return rows.map(({ userNo }) => userNo);
}

/**
 * A conversation as somebody in it meets it. `held`: whoever else changes or writes in it waits until this is committed.
 * @throws CONVERSATION_GONE for everybody else
 */
export async function standingIn(db: Db, userNo: string, conversationId: string, lock?: 'held'): Promise<Standing> {
  const asked = db
    .select({ conversation, member: conversationMember })
    .from(conversation)
    .innerJoin(conversationMember, eq(conversationMember.conversationId, conversation.id))
    .where(and(eq(conversation.id, conversationId), eq(conversationMember.userNo, userNo), shownToMember));
  const [row] = await (lock ? asked.for('no key update', { of: conversation }) : asked);
  if (!row) throw fail(CONVERSATION_GONE);
  return row;
}
