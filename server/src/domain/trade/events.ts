import type { OrderEvent, OrderState } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import { orderMoved } from '#contract/trade/liveEvents.ts';
import type { Db } from '../../db/client.ts';
import { tradeEvent } from '../../db/schema/trade.ts';
import { tell } from '../messages/tell.ts';

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
