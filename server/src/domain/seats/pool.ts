import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
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

/** Given back: so many were free when that was asked for, and none is handed out since. */
export async function removeSeats(db: Db, orderId: string, count: number): Promise<void> {
  const free = db
    .select({ id: courseSeat.id })
    .from(courseSeat)
    .where(and(eq(courseSeat.orderId, orderId), isNull(courseSeat.userNo)))
    .orderBy(asc(courseSeat.id))
    .limit(count)
    .for('update');
  const { rowCount } = await db.delete(courseSeat).where(inArray(courseSeat.id, free));
  if (rowCount !== count) throw new Error(`seats of order ${orderId} are in somebody's hands`);
}
