import { and, eq, inArray, or } from 'drizzle-orm';
import {
  ALL_MENTION_REFUSED,
  BLOCKED_BY_THEM,
  BLOCKED_BY_YOU,
  CHAT_CLOSED,
  MUTED,
  MUTED_ALL,
} from '#contract/im/failures.ts';
import type { Failure } from '#contract/kit/errors.ts';
import type { ConversationView } from '#contract/im/shapes.ts';
import { ChatRole, ConversationKind, ConversationState, contextRules } from '#contract/rules/chat.ts';
import { momentOf } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { chatBlock } from '../../db/schema/chat.ts';
import { fail } from '../../kit/fail.ts';
import type { ConversationRow, Standing } from './policies.ts';

/** The other one of a single conversation. */
export const peerOf = ({ lowUserNo, highUserNo }: ConversationRow, userNo: string): string | null =>
  lowUserNo === userNo ? highUserNo : lowUserNo;

/** Who of two people keeps the other from writing. */
export async function blocksBetween(
  db: Db,
  userNo: string,
  other: string,
): Promise<{ byMe: boolean; byThem: boolean }> {
  const rows = await db
    .select({ by: chatBlock.userNo })
    .from(chatBlock)
    .where(
      or(
        and(eq(chatBlock.userNo, userNo), eq(chatBlock.blockedUserNo, other)),
        and(eq(chatBlock.userNo, other), eq(chatBlock.blockedUserNo, userNo)),
      ),
    );
  return { byMe: rows.some(({ by }) => by === userNo), byThem: rows.some(({ by }) => by === other) };
}

/** Who of these keeps somebody from writing to them. */
export async function blockersAmong(db: Db, userNos: readonly string[], from: string): Promise<Set<string>> {
  const rows = await db
    .select({ by: chatBlock.userNo })
    .from(chatBlock)
    .where(and(eq(chatBlock.blockedUserNo, from), inArray(chatBlock.userNo, [...userNos])));
  return new Set(rows.map(({ by }) => by));
}

/** Why somebody may not write here now; undefined when they may. */
export async function silence(db: Db, { conversation, member }: Standing, now: Date): Promise<Failure | undefined> {
  if (conversation.conversationState !== ConversationState.open) return CHAT_CLOSED;
  if (conversation.conversationKind === ConversationKind.single) {
    const { byMe, byThem } = await blocksBetween(db, member.userNo, peerOf(conversation, member.userNo)!);
    if (byMe) return BLOCKED_BY_YOU;
    return byThem ? BLOCKED_BY_THEM : undefined;
  }
  if (member.mutedUntil !== null && momentOf(member.mutedUntil) > now) return MUTED;
  return conversation.isMutedAll === 1 && !manages(member) ? MUTED_ALL : undefined;
}

/** @throws CHAT_CLOSED, BLOCKED_BY_YOU, BLOCKED_BY_THEM, MUTED, MUTED_ALL */
export async function mustSpeak(db: Db, standing: Standing, now: Date): Promise<void> {
  const failure = await silence(db, standing, now);
  if (failure) throw fail(failure, wordsOf(failure, standing.member));
}

const wordsOf = (failure: Failure, { mutedUntil }: Pick<Standing['member'], 'mutedUntil'>): string =>
  failure === MUTED ? `你已被禁言，到 ${mutedUntil!.slice(0, 16)} 为止` : failure.msg;

export const manages = ({ chatRole }: Pick<Standing['member'], 'chatRole'>): boolean => chatRole !== ChatRole.member;

/** @throws ALL_MENTION_REFUSED */
export function mayAtAll({ conversation, member }: Standing): void {
  const isGroup = conversation.conversationKind === ConversationKind.group;
  if (!isGroup || !manages(member)) throw fail(ALL_MENTION_REFUSED);
}

const flagOf = (isSo: boolean): 0 | 1 => (isSo ? 1 : 0);

/** What somebody may do in a conversation, as its page shows it. */
export async function rightsIn(db: Db, standing: Standing, now: Date): Promise<ConversationView['rights']> {
  const { conversation, member } = standing;
  const failure = await silence(db, standing, now);
  const isGroup = conversation.conversationKind === ConversationKind.group;
  const isOpen = conversation.conversationState === ConversationState.open;
  const rule = contextRules[conversation.context];
  const mayManage = isGroup && isOpen && manages(member);
  const isOwner = member.chatRole === ChatRole.owner;
  return {
    maySend: flagOf(failure === undefined),
    whyNot: failure ? wordsOf(failure, member) : '',
    mayInvite: flagOf(isGroup && isOpen && !rule.isKept && (rule.isOpen || mayManage)),
    mayManage: flagOf(mayManage),
    mayRule: flagOf(mayManage && isOwner && !rule.isKept),
    mayAtAll: flagOf(mayManage),
    mayLeave: flagOf(isGroup && !rule.isKept && (!isOwner || !isOpen)),
    mayCall: flagOf(failure === undefined && (isGroup ? conversation.countMembers > 1 : true)),
  };
}
