import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { msgUser } from '../../db/schema/trust.ts';

/** How many messages each of these people has not read; who has none is left out. */
export async function unreadOf(db: Db, userNos: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ userNo: msgUser.userNo, unread: count() })
    .from(msgUser)
    .where(and(inArray(msgUser.userNo, [...userNos]), eq(msgUser.isRead, 0)))
    .groupBy(msgUser.userNo);
  return new Map(rows.map(({ userNo, unread }) => [userNo, unread]));
}
