import { and, desc, eq } from 'drizzle-orm';
import * as contract from '#contract/user/msg.ts';
import { msg, msgUser } from '../../db/schema/trust.ts';
import { chatUnreadOf } from '../../domain/chat/unread.ts';
import { ownMessages, ownUnread } from '../../domain/messages/policies.ts';
import { readEveryMessage, readMessage } from '../../domain/messages/read.ts';
import type { UserCtx } from '../../kit/context.ts';
import { handle } from '../../kit/handle.ts';
import { paginate } from '../../kit/paginate.ts';

const shown = {
  id: msgUser.id,
  msgId: msgUser.msgId,
  msgType: msg.msgType,
  msgTitle: msg.msgTitle,
  msgText: msg.msgText,
  msgUrl: msg.msgUrl,
  isRead: msgUser.isRead,
  isTop: msgUser.isTop,
  gmtCreate: msgUser.gmtCreate,
};

const messages = (ctx: UserCtx) =>
  ctx.db.select(shown).from(msgUser).innerJoin(msg, eq(msg.id, msgUser.msgId)).$dynamic();

export const list = handle(contract.list, async (ctx, { isRead, msgType, ...request }) => {
  const mine = and(
    ownMessages(ctx.user),
    isRead === undefined ? undefined : eq(msgUser.isRead, isRead),
    msgType ? eq(msg.msgType, msgType) : undefined,
  );
  const rows = messages(ctx).where(mine).orderBy(desc(msgUser.id));
  return paginate(request, rows, async () => ctx.db.$count(messages(ctx).where(mine).as('mine')));
});

export const read = handle(contract.read, async (ctx, { id }) => {
  await readMessage(ctx, id);
  const [row] = await messages(ctx).where(and(eq(msgUser.id, id), ownMessages(ctx.user)));
  return row!;
});

export const num = handle(contract.num, async ({ db, user }) => {
  const [notices, chats] = await Promise.all([db.$count(msgUser, ownUnread(user)), chatUnreadOf(db, [user.userNo])]);
  return { num: notices, chat: chats.get(user.userNo) ?? 0 };
});

export const readAll = handle(contract.readAll, async (ctx, { msgType }) => ({
  num: await readEveryMessage(ctx, msgType),
}));
