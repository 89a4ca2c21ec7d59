import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { conversation, conversationMember } from '../../db/schema/chat.ts';
import { shownToMember } from './policies.ts';

/** `unreadOf` (rules/chat.ts) of a member's row and its conversation. */
export const unread = sql<number>`("conversation"."counted_total" - "conversation_member"."counted_read"
  - ("conversation_member"."own_total" - "conversation_member"."own_read"))`;

/** The badge of each of these people: unread of all their conversations that are not quiet; who has none is left out. */
export async function chatUnreadOf(db: Db, userNos: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ userNo: conversationMember.userNo, chat: sql<number>`sum(${unread})`.mapWith(Number) })
    .from(conversationMember)
    .innerJoin(conversation, eq(conversation.id, conversationMember.conversationId))
    .where(and(inArray(conversationMember.userNo, [...userNos]), eq(conversationMember.isQuiet, 0), shownToMember))
    .groupBy(conversationMember.userNo);
  return new Map(rows.map(({ userNo, chat }) => [userNo, chat]));
}
