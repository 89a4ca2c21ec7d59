import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { courseSeat } from '../../db/schema/seat.ts';

/** The seats of an order that was paid, all of them free. */
export async function makeSeats(
  db: Db,
  { orderId, orgNo, courseId, count }: { orderId: string; orgNo: string; courseId: string; count: number },
): Promise<void> {
  await db.execute(sql`insert into course_seat (order_id, org_no, course_id)
    select ${orderId}::bigint, ${orgNo}::bigint, ${courseId}::bigint from generate_series(1, ${count}::int)`);
}

/** How many of an order are in the hands of somebody. */
export const countGiven = (db: Db, orderId: string): Promise<number> =>
  db.$count(courseSeat, and(eq(courseSeat.orderId, orderId), isNotNull(courseSeat.userNo)));

/** Given back: none of them was in anybody's hands when that was asked for, and none is handed out since. */
export async function removeSeats(db: Db, orderId: string): Promise<void> {
  if ((await countGiven(db, orderId)) > 0) throw new Error(`seats of order ${orderId} are in somebody's hands`);
  await db.delete(courseSeat).where(eq(courseSeat.orderId, orderId));
}
