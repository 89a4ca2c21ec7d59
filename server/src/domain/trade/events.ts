import type { OrderEvent, OrderState } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import { orderMoved } from '#contract/trade/liveEvents.ts';
import type { Db } from '../../db/client.ts';
import { tradeEvent } from '../../db/schema/trade.ts';
import { tell, tellEach } from '../messages/tell.ts';

interface Happened {
  order: { id: string; orderNo: string; userNo: string; orderStatus: OrderState };
  event: OrderEvent;
  note?: string;
  actorUserNo?: string;
}

/** Writes the timeline of an order and tells the buyer's open pages. */
export async function happened(db: Db, { order, event, note, actorUserNo }: Happened, now: Date): Promise<void> {
  const { id: orderId, orderNo, orderStatus, userNo } = order;
  await db.insert(tradeEvent).values({ orderId, event, note, actorUserNo, gmtCreate: wireTime(now) });
  await tell(db, orderMoved, [userNo], { orderNo, orderStatus });
}

/** The same event of many orders, in two statements. */
export async function happenedToEach(
  db: Db,
  event: OrderEvent,
  orders: readonly Happened['order'][],
  now: Date,
): Promise<void> {
  const gmtCreate = wireTime(now);
  const lines = orders.map(({ id: orderId, userNo: actorUserNo }) => ({ orderId, event, actorUserNo, gmtCreate }));
  await db.insert(tradeEvent).values(lines);
  const told = orders.map(({ orderNo, orderStatus, userNo }) => ({ to: userNo, payload: { orderNo, orderStatus } }));
  await tellEach(db, orderMoved, told);
}
