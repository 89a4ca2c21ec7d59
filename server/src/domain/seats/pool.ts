import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { OrderState } from '#contract/rules/orders.ts';
import type { Db } from '../../db/client.ts';
import { courseSeat } from '../../db/schema/seat.ts';
import { tradeOrder } from '../../db/schema/trade.ts';

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

/** Seats of a course that can be handed out: of what is being given back none; of what was given back in part the others. */
const freeOf = (orgNo: string, courseId: string) =>
  and(
    eq(courseSeat.orgNo, orgNo),
    eq(courseSeat.courseId, courseId),
    isNull(courseSeat.userNo),
    inArray(tradeOrder.orderStatus, [OrderState.paid, OrderState.refunded]),
  );

const freeSeats = (db: Db, orgNo: string, courseId: string) =>
  db
    .select({ id: courseSeat.id })
    .from(courseSeat)
    .innerJoin(tradeOrder, eq(tradeOrder.id, courseSeat.orderId))
    .where(freeOf(orgNo, courseId));

export const countFree = (db: Db, orgNo: string, courseId: string): Promise<number> =>
  db.$count(freeSeats(db, orgNo, courseId).as('free'));

/** So many of them at most, for this transaction alone; the order is held too, so that nobody asks for its money in between. */
export const takeFree = (db: Db, orgNo: string, courseId: string, most: number) =>
  freeSeats(db, orgNo, courseId).orderBy(asc(courseSeat.id)).limit(most).for('update');
