import type { MessageType } from '#contract/rules/messages.ts';
import { unread } from '#contract/user/liveEvents.ts';
import { msg, msgUser } from '../../db/schema/trust.ts';
import type { Ctx } from '../../kit/context.ts';
import { tell } from './tell.ts';

interface Message {
  /** User numbers; nobody is fine. */
  to: readonly string[];
  msgType: MessageType;
  msgTitle: string;
  msgText?: string;
  /** A path of ours that it leads to. */
  msgUrl?: string;
}

/**
 * Puts a message into the boxes of people, in the transaction of the call that sends it; their open tabs hear of it
 * when that is committed.
 */
export async function sendMessage({ db }: Pick<Ctx, 'db'>, { to, ...message }: Message): Promise<void> {
  const receivers = [...new Set(to)];
  if (receivers.length === 0) return;
  const [row] = await db.insert(msg).values(message).returning({ id: msg.id });
  for (let start = 0; start < receivers.length; start += ROWS_AT_ONCE) {
    const some = receivers.slice(start, start + ROWS_AT_ONCE);
    await db.insert(msgUser).values(some.map((userNo) => ({ msgId: row!.id, userNo })));
  }
  await tell(db, unread, receivers);
}

/** To each of many people a message of their own, in two statements. */
export async function sendMessages(
  { db }: Pick<Ctx, 'db'>,
  messages: readonly (Omit<Message, 'to'> & { to: string })[],
): Promise<void> {
  if (messages.length === 0) return;
  const rows = await db
    .insert(msg)
    .values(messages.map(({ msgType, msgTitle, msgText, msgUrl }) => ({ msgType, msgTitle, msgText, msgUrl })))
    .returning({ id: msg.id });
  await db.insert(msgUser).values(messages.map(({ to }, at) => ({ msgId: rows[at]!.id, userNo: to })));
  await tell(db, unread, [...new Set(messages.map(({ to }) => to))]);
}

/** A statement takes 65535 parameters. */
const ROWS_AT_ONCE = 5000;
