import { and, eq } from 'drizzle-orm';
import { msgUser } from '../../db/schema/trust.ts';
import type { SessionUser } from '../../kit/context.ts';

/** A box is its owner's alone. */
export const ownMessages = (user: Pick<SessionUser, 'userNo'>) => eq(msgUser.userNo, user.userNo);

/** What is new in it; the index `msg_user_unread` holds exactly these. */
export const ownUnread = (user: Pick<SessionUser, 'userNo'>) => and(ownMessages(user), eq(msgUser.isRead, 0));
