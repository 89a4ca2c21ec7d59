import { and, eq } from 'drizzle-orm';
import { CONVERSATION_GONE } from '#contract/im/failures.ts';
import type { ConversationView } from '#contract/im/shapes.ts';
import { ConversationKind, contextRules } from '#contract/rules/chat.ts';
import { RetentionKind } from '#contract/rules/retention.ts';
import { momentOf } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { conversationMember } from '../../db/schema/chat.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { monthsKept } from '../site/retention.ts';
import { contextCard } from './contexts.ts';
import { listRow, shownConversations } from './list.ts';
import { blocksBetween, peerOf, rightsIn } from './speaking.ts';

/** A conversation with what it belongs to, what the caller may do in it and how long it is kept. @throws CONVERSATION_GONE */
export async function viewConversation(
  { db, user, now, providers }: UserCtx,
  conversationId: string,
): Promise<ConversationView> {
  const row = await listRow(db, user.userNo, conversationId);
  if (!row) throw fail(CONVERSATION_GONE);
  const { conversation, member } = row;
  const peer = conversation.conversationKind === ConversationKind.single ? peerOf(conversation, user.userNo) : null;
  const { retentionDays } = contextRules[conversation.context];
  const [[shown], rights, blocks, peerReadSeq, card, retentionMonths] = await Promise.all([
    shownConversations(db, [row]),
    rightsIn(db, row, now),
    peer === null ? undefined : blocksBetween(db, user.userNo, peer),
    peer === null ? 0 : readSeqOf(db, conversationId, peer),
    contextCard(db, conversation, user.userNo),
    retentionDays === null ? monthsKept(db, RetentionKind.chats) : null,
  ]);
  const isMuted = member.mutedUntil !== null && momentOf(member.mutedUntil) > now;
  return {
    ...shown!,
    notice: conversation.notice,
    noticeTime: conversation.noticeTime,
    isMutedAll: conversation.isMutedAll,
    mutedUntil: isMuted ? member.mutedUntil : null,
    // without a media server a call would only ring
    rights: { ...rights, mayCall: providers.rtc?.isUsable ? rights.mayCall : 0 },
    retentionDays,
    retentionMonths,
    contextCard: card,
    isBlocked: blocks?.byMe === true ? 1 : 0,
    peerReadSeq,
  };
}

async function readSeqOf(db: Db, conversationId: string, userNo: string): Promise<number> {
  const [row] = await db
    .select({ readSeq: conversationMember.readSeq })
    .from(conversationMember)
    .where(and(eq(conversationMember.conversationId, conversationId), eq(conversationMember.userNo, userNo)));
  return row?.readSeq ?? 0;
}
