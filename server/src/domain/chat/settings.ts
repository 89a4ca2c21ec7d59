import { and, eq } from 'drizzle-orm';
import { CONVERSATION_GONE, PINNED_ENOUGH } from '#contract/im/failures.ts';
import { chatListChanged } from '#contract/im/liveEvents.ts';
import { MOST_PINNED_CHATS } from '#contract/rules/chat.ts';
import { wireTime } from '#contract/rules/time.ts';
import { unread } from '#contract/user/liveEvents.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { conversationMember } from '../../db/schema/chat.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { tell } from '../messages/tell.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { readUpTo } from './read.ts';
import type { MemberRow } from './policies.ts';
import { standingIn } from './policies.ts';

interface Wish {
  isPinned?: 0 | 1 | undefined;
  isQuiet?: 0 | 1 | undefined;
}

/** @throws CONVERSATION_GONE, PINNED_ENOUGH */
export async function setWishes({ db, user, now }: UserCtx, conversationId: string, wish: Wish): Promise<void> {
  if (wish.isPinned === 1) await mustHaveRoom(db, user.userNo);
  await change(db, user.userNo, conversationId, { ...wish, gmtModified: wireTime(now) });
  if (wish.isQuiet !== undefined) await tell(db, unread, [user.userNo]);
}

async function mustHaveRoom(db: Db, userNo: string): Promise<void> {
  await oneAtATime(db, userNo);
  const pinned = and(
    eq(conversationMember.userNo, userNo),
    eq(conversationMember.isPinned, 1),
    enabled(conversationMember),
  );
  if ((await db.$count(conversationMember, pinned)) >= MOST_PINNED_CHATS) throw fail(PINNED_ENOUGH);
}

/** @throws CONVERSATION_GONE */
export const saveDraft = ({ db, user }: UserCtx, conversationId: string, draft: string): Promise<void> =>
  change(db, user.userNo, conversationId, { draft });

/** What is there now is read and not to be seen any more, by the caller alone. @throws CONVERSATION_GONE */
export async function clearConversation(ctx: UserCtx, conversationId: string): Promise<void> {
  const { conversation } = await standingIn(ctx.db, ctx.user.userNo, conversationId);
  await readUpTo(ctx, conversationId, conversation.lastSeq);
  await change(ctx.db, ctx.user.userNo, conversationId, { floorSeq: conversation.lastSeq });
}

/** Out of the list until something new comes. @throws CONVERSATION_GONE */
export async function hideConversation(ctx: UserCtx, conversationId: string, isCleared: 0 | 1): Promise<void> {
  const { conversation } = await standingIn(ctx.db, ctx.user.userNo, conversationId);
  await readUpTo(ctx, conversationId, conversation.lastSeq);
  const hiddenSeq = conversation.lastSeq;
  const cleared = isCleared === 1 ? { floorSeq: conversation.lastSeq } : {};
  await change(ctx.db, ctx.user.userNo, conversationId, { hiddenSeq, isPinned: 0, draft: '', ...cleared });
}

/** Changes what is the caller's own in a conversation; their other devices hear of it. */
async function change(db: Db, userNo: string, conversationId: string, set: Partial<MemberRow>): Promise<void> {
  const its = and(
    eq(conversationMember.conversationId, conversationId),
    eq(conversationMember.userNo, userNo),
    enabled(conversationMember),
  );
  const rows = await db.update(conversationMember).set(set).where(its).returning({ id: conversationMember.id });
  if (rows.length === 0) throw fail(CONVERSATION_GONE);
  await tell(db, chatListChanged, [userNo], { conversationId });
}
