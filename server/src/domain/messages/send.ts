import type { MessageType } from '#contract/rules/messages.ts';
import { msg, msgUser } from '../../db/schema/trust.ts';
import type { Ctx } from '../../kit/context.ts';

interface Message {
  /** User numbers; nobody is fine. */
  to: readonly string[];
  msgType: MessageType;
  msgTitle: string;
  msgText?: string;
  /** A path of ours that it leads to. */
  msgUrl?: string;
}

/** Puts a message into the boxes of people, in the transaction of the call that sends it. */
export async function sendMessage({ db }: Pick<Ctx, 'db'>, { to, ...message }: Message): Promise<void> {
  if (to.length === 0) return;
  const [row] = await db.insert(msg).values(message).returning({ id: msg.id });
  await db.insert(msgUser).values([...new Set(to)].map((userNo) => ({ msgId: row!.id, userNo })));
}
