import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { liveMember, liveRoom } from '../../db/schema/liveRoom.ts';

/** Whoever has been in the room of a class-hour and was not sent out; who of them has a page open is for the sockets to know. */
export async function presentIn(db: Db, periodId: string): Promise<string[]> {
  const rows = await db
    .select({ userNo: liveMember.userNo })
    .from(liveMember)
    .innerJoin(liveRoom, and(eq(liveRoom.id, liveMember.roomId), eq(liveRoom.periodId, periodId)))
    .where(eq(liveMember.isBanned, 0));
  return rows.map(({ userNo }) => userNo);
}
