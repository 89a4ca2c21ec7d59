import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import * as z from 'zod';
import { Id } from '#contract/kit/values.ts';
import { oneOf } from '#contract/kit/oneOf.ts';
import { closeReasons, PaymentState, PayType } from '#contract/rules/orders.ts';
import type { CloseReason } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import { orderSteps } from '#contract/trade/transitions.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder, tradePayment } from '../../db/schema/trade.ts';
import type { UserCtx } from '../../kit/context.ts';
import { enqueue, job } from '../../kit/job.ts';
import { takeStep } from '../../kit/transition.ts';
import { returnPoints } from '../integral/spend.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { leaveGroup } from '../promotion/groups.ts';
import { giveSeatBack } from '../promotion/running.ts';
import { happened } from './events.ts';
import { ownOrder } from './policies.ts';

type Order = typeof tradeOrder.$inferSelect;

export const closing = (reason: CloseReason, now: Date) => ({
  table: tradeOrder,
  state: 'orderStatus' as const,
  set: { closeReason: reason, closedAt: wireTime(now), gmtModified: wireTime(now) },
});

/** The buyer does not want it any more. @throws NOT_FOUND, ORDER_MOVED_ON */
export async function cancelOrder({ db, user: { userNo }, now }: UserCtx, orderNo: string): Promise<void> {
  await oneAtATime(db, userNo);
  const order = await takeStep(db, orderSteps, 'cancel', {
    ...closing('buyer', now),
    owner: 'userNo',
    actor: userNo,
    where: ownOrder(userNo, orderNo),
  });
  await closeCodes(db, eq(tradePayment.orderId, order.id));
  await happened(db, { order, event: 'closed', note: closeReasons.buyer, actorUserNo: userNo }, now);
  await giveBackHeld(db, order, false, now);
}

/** Closes an order that is still open; who calls holds the buyer's line. @throws ORDER_MOVED_ON */
export async function closeOrder(db: Db, id: string, reason: CloseReason, now: Date): Promise<void> {
  const order = await takeStep(db, orderSteps, 'close', { ...closing(reason, now), where: eq(tradeOrder.id, id) });
  await closeCodes(db, eq(tradePayment.orderId, id));
  await happened(db, { order, event: 'closed', note: closeReasons[reason] }, now);
  await giveBackHeld(db, order, false, now);
}

/** What an order held: its points, then its place in a group, then its one of the stock; always in this order. */
export async function giveBackHeld(db: Db, order: Order, wasPaid: boolean, now: Date): Promise<void> {
  await returnPoints(db, order, now);
  await leaveGroup(db, order.groupId, wasPaid);
  await giveSeatBack(db, order.promotionId);
}

/** Codes are void: here at once, at the bank as soon as it can be told. What is paid all the same goes back. */
export async function closeCodes(db: Db, which: SQL): Promise<void> {
  const closed = await db
    .update(tradePayment)
    .set({ payState: PaymentState.closed })
    .where(and(which, eq(tradePayment.payState, PaymentState.waiting)))
    .returning();
  for (const { payType, serialNumber } of closed) await enqueue(db, closeCode, { payType, serialNumber });
}

export const closeCode = job({
  name: 'closeCode',
  input: z.object({ payType: oneOf(PayType), serialNumber: Id }),
  attempts: 5,
  async run({ providers }, { payType, serialNumber }) {
    await providers.pay.get(payType)?.close(serialNumber);
  },
});
