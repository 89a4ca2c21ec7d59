import { and, eq, inArray } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { MessageType } from '#contract/rules/messages.ts';
import { wireTime } from '#contract/rules/time.ts';
import { unread } from '#contract/user/liveEvents.ts';
import { msg, msgUser } from '../../db/schema/trust.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { ownMessages, ownUnread } from './policies.ts';
import { tell } from './tell.ts';

/** Marks a message of my box as read; the other tabs hear of it when it was not before. @throws NOT_FOUND */
export async function readMessage({ db, user, now }: UserCtx, id: string): Promise<void> {
  const marked = await db
    .update(msgUser)
    .set({ isRead: 1, readTime: wireTime(now) })
    .where(and(eq(msgUser.id, id), ownUnread(user)))
    .returning({ id: msgUser.id });
  if (marked.length > 0) return tell(db, unread, [user.userNo]);
  if ((await db.$count(msgUser, and(eq(msgUser.id, id), ownMessages(user)))) === 0) throw fail(NOT_FOUND);
}

/** Marks all of my box as read, or one kind. Returns how many were new. */
export async function readEveryMessage({ db, user, now }: UserCtx, msgType?: MessageType): Promise<number> {
  const ofKind = msgType
    ? inArray(msgUser.msgId, db.select({ id: msg.id }).from(msg).where(eq(msg.msgType, msgType)))
    : undefined;
  const marked = await db
    .update(msgUser)
    .set({ isRead: 1, readTime: wireTime(now) })
    .where(and(ownUnread(user), ofKind))
    .returning({ id: msgUser.id });
  if (marked.length > 0) await tell(db, unread, [user.userNo]);
  return marked.length;
}
