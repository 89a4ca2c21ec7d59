import { inArray } from 'drizzle-orm';
import { messages } from '#seed/data/messages.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { msg, msgUser } from '#server/db/schema/trust.ts';
import { insertAll } from './batches.ts';

const DAY = 86_400_000;

/** Messages of the demo people. */
export async function loadMessages(db: Db, now: Date, userNos: Map<string, string>): Promise<void> {
  for (const { who, daysAgo, isRead = false, ...message } of messages) {
    const gmtCreate = wireTime(new Date(now.getTime() - daysAgo * DAY));
    const [row] = await db
      .insert(msg)
      .values({ ...message, gmtCreate, gmtModified: gmtCreate })
      .returning({ id: msg.id });
    const receivers = who.length === 0 ? [...userNos.values()] : who.map((key) => userNos.get(key)!);
    const read = isRead ? { isRead: 1 as const, readTime: gmtCreate } : {};
    await insertAll(
      db,
      msgUser,
      receivers.map((userNo) => ({ msgId: row!.id, userNo, gmtCreate, ...read })),
    );
  }
}

/** What money told while its past was played is taken out again: all of it would bear the time of today. */
export async function hushMoney(db: Db): Promise<void> {
  const told = inArray(msg.msgUrl, ['/account/order', '/account/draw_money']);
  await db.delete(msgUser).where(inArray(msgUser.msgId, db.select({ id: msg.id }).from(msg).where(told)));
  await db.delete(msg).where(told);
}
