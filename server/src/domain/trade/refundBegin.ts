import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { RefundState } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import { REFUND_STUCK } from '#contract/trade/failures.ts';
import { orderSteps } from '#contract/trade/transitions.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder, tradeReceipt, tradeRefund } from '../../db/schema/trade.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { stampedNumber } from './numbers.ts';
import type { Order } from './products/kind.ts';
import { kindOf } from './products/table.ts';
import { refundStanding } from './refund.ts';
import { decideRefund } from './refundGrant.ts';

/**
 * What an operator may give back unasked of an order that is paid: at least what the buyer could ask for. Once the shares
 * are set free there is nothing in the ledger to be reversed: a seller may have drawn them.
 */
export async function termsOfOperator(db: Db, order: Order, now: Date) {
  const { cents: ruled, progress } = await refundStanding(db, order, now);
  const stuck = await kindOf(order).stuck?.(db, order);
  const bar = order.releasedAt === null ? stuck : '退款期过了，分成已经解冻，不能再退款';
  return { ruled, progress, bar };
}

interface Wish {
  orderNo: string;
  /** Cents. */
  amount: number;
  reason: string;
}

/**
 * Gives back for goodwill or a wrong charge: the order and the refund go through the states that they go through when the
 * buyer asks, and what was bought, the ledger and the bank follow as then.
 * @throws NOT_FOUND, OWN_REFUND, ORDER_MOVED_ON, REFUND_STUCK, 422 for less than the rule gives and for more than was paid
 */
export async function beginRefund(db: Db, operatorNo: string, { orderNo, amount, reason }: Wish, now: Date) {
  const where = eq(tradeOrder.orderNo, orderNo);
  const [found] = await db.select({ userNo: tradeOrder.userNo }).from(tradeOrder).where(where);
  if (!found) throw fail(NOT_FOUND);
  await oneAtATime(db, found.userNo);
  const at = wireTime(now);
  const order = await takeStep(db, orderSteps, 'beginRefund', {
    table: tradeOrder,
    state: 'orderStatus',
    owner: 'userNo',
    actor: operatorNo,
    where,
    set: { gmtModified: at },
  });
  const { ruled, progress, bar } = await termsOfOperator(db, order, now);
  if (bar !== undefined) throw fail(REFUND_STUCK, bar);
  const [receipt] = await db
    .select({ id: tradeReceipt.id })
    .from(tradeReceipt)
    .where(and(eq(tradeReceipt.orderId, order.id), eq(tradeReceipt.isApplied, 1)));
  const [begun] = await db
    .insert(tradeRefund)
    .values({
      gmtCreate: at,
      gmtModified: at,
      refundNo: await stampedNumber(db, now, 5),
      orderId: order.id,
      receiptId: receipt!.id,
      userNo: order.userNo,
      // The rule fits into what is given back, or it is refused below.
      amount: Math.max(amount, ruled),
      ruled,
      isSurplus: 0,
      isBegun: 1,
      refundState: RefundState.asked,
      progress,
    })
    .returning({ id: tradeRefund.id });
  return decideRefund(db, operatorNo, { id: begun!.id, isGranted: true, opinion: reason, amount }, now);
}
