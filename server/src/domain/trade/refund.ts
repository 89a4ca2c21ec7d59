import { and, eq, inArray } from 'drizzle-orm';
import { yuanOf } from '#contract/rules/money.ts';
import { RefundState } from '#contract/rules/orders.ts';
import type { RefundOffer } from '#contract/rules/refundRule.ts';
import { momentOf, wireTime } from '#contract/rules/time.ts';
import { REFUND_BARRED, REFUND_CHANGED } from '#contract/trade/failures.ts';
import { orderSteps, refundSteps } from '#contract/trade/transitions.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder, tradeReceipt, tradeRefund } from '../../db/schema/trade.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { happened } from './events.ts';
import { stampedNumber } from './numbers.ts';
import { ownOrder } from './policies.ts';
import type { Used } from './products/kind.ts';
import { kindOf } from './products/table.ts';

type Order = typeof tradeOrder.$inferSelect;

/**
 * What the rule says of an order that is paid: what comes back, or why nothing does, and how much was used. It is never
 * asked for any longer than was agreed when it was sold, nor once the shares are set free: who asked in the last moment may
 * have waited in line behind that.
 */
export async function refundStanding(db: Db, order: Order, now: Date): Promise<RefundOffer & Used> {
  const standing = await kindOf(order).refundStanding(db, order, now);
  const isOver = order.releasedAt !== null || now.getTime() >= momentOf(order.refundUntil!).getTime();
  return isOver && standing.bar === undefined
    ? { ...standing, bar: '这个订单的退款期已经过了，不能退款了', cents: 0 }
    : standing;
}

const moving = (now: Date) => ({
  table: tradeOrder,
  state: 'orderStatus' as const,
  set: { gmtModified: wireTime(now) },
});

interface Wish {
  orderNo: string;
  reason: string;
  /** Cents that the buyer saw. */
  seen?: number | undefined;
}

/**
 * The buyer wants to give it back. What the rule gives at this moment is fixed, however much is learnt until it is decided.
 * @returns the cents that come back
 * @throws NOT_FOUND, ORDER_MOVED_ON, REFUND_BARRED with the reason, REFUND_CHANGED with what it is now
 */
export async function askRefund(db: Db, userNo: string, { orderNo, reason, seen }: Wish, now: Date): Promise<number> {
  await oneAtATime(db, userNo);
  const where = ownOrder(userNo, orderNo);
  const order = await takeStep(db, orderSteps, 'askRefund', { ...moving(now), owner: 'userNo', actor: userNo, where });
  const { bar, cents, progress, isHeld = false } = await refundStanding(db, order, now);
  if (bar !== undefined) throw fail(REFUND_BARRED, bar);
  if (seen !== undefined && seen !== cents) throw fail(REFUND_CHANGED, `现在能退的是 ¥${yuanOf(cents)}，请看过再申请`);
  const [receipt] = await db
    .select()
    .from(tradeReceipt)
    .where(and(eq(tradeReceipt.orderId, order.id), eq(tradeReceipt.isApplied, 1)));
  const at = wireTime(now);
  await db.insert(tradeRefund).values({
    gmtCreate: at,
    gmtModified: at,
    refundNo: await stampedNumber(db, now, 5),
    orderId: order.id,
    receiptId: receipt!.id,
    userNo,
    amount: cents,
    ruled: cents,
    isSurplus: 0,
    refundState: RefundState.asked,
    reason,
    progress,
    isHeld: isHeld ? 1 : 0,
  });
  await kindOf(order).suspend?.(db, order, now);
  const note = `按规则退 ¥${yuanOf(cents)}：${reason}`;
  await happened(db, { order, event: 'refundAsked', note, actorUserNo: userNo }, now);
  return cents;
}

/** The buyer keeps it after all. @throws NOT_FOUND, ORDER_MOVED_ON */
export async function withdrawRefund(db: Db, userNo: string, orderNo: string, now: Date): Promise<void> {
  await oneAtATime(db, userNo);
  const where = ownOrder(userNo, orderNo);
  const own = { owner: 'userNo' as const, actor: userNo };
  const order = await takeStep(db, orderSteps, 'withdrawRefund', { ...moving(now), ...own, where });
  await takeStep(db, refundSteps, 'withdraw', {
    table: tradeRefund,
    state: 'refundState',
    ...own,
    where: and(eq(tradeRefund.orderId, order.id), eq(tradeRefund.refundState, RefundState.asked)),
    set: { gmtModified: wireTime(now) },
  });
  await kindOf(order).keep?.(db, order, now);
  await happened(db, { order, event: 'refundWithdrawn', actorUserNo: userNo }, now);
}

/** Whether money is on its way back to somebody, or may be. */
export async function hasRefundOpen(db: Db, userNo: string): Promise<boolean> {
  const open = inArray(tradeRefund.refundState, [RefundState.asked, RefundState.granted]);
  return (await db.$count(tradeRefund, and(eq(tradeRefund.userNo, userNo), open))) > 0;
}
