import { and, desc, eq, inArray } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { EntryKind } from '#contract/rules/ledger.ts';
import { RefundState } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import { REFUND_BARRED } from '#contract/trade/failures.ts';
import { orderSteps, refundSteps } from '#contract/trade/transitions.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder, tradeReceipt, tradeRefund } from '../../db/schema/trade.ts';
import { fail } from '../../kit/fail.ts';
import { enqueue } from '../../kit/job.ts';
import { takeStep } from '../../kit/transition.ts';
import { bookReversed } from '../ledger/book.ts';
import { sendMessage } from '../messages/send.ts';
import { returnPoints } from '../integral/spend.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { happened } from './events.ts';
import { returnInvoice } from './invoices.ts';
import { stampedNumber } from './numbers.ts';
import { payBack } from './payBack.ts';
import { ownOrder } from './policies.ts';
import { kindOf } from './products/table.ts';

type Order = typeof tradeOrder.$inferSelect;

/** What the rule says of an order that is paid: why it cannot be given back, and how much was used. */
export const refundStanding = (db: Db, order: Order, now: Date) => kindOf(order).refundStanding(db, order, now);

const moving = (now: Date) => ({
  table: tradeOrder,
  state: 'orderStatus' as const,
  set: { gmtModified: wireTime(now) },
});

/** The buyer wants to give it back. @throws NOT_FOUND, ORDER_MOVED_ON, REFUND_BARRED with the reason */
export async function askRefund(
  db: Db,
  userNo: string,
  { orderNo, reason }: { orderNo: string; reason: string },
  now: Date,
): Promise<void> {
  await oneAtATime(db, userNo);
  const where = ownOrder(userNo, orderNo);
  const order = await takeStep(db, orderSteps, 'askRefund', { ...moving(now), owner: 'userNo', actor: userNo, where });
  const { bar, progress } = await refundStanding(db, order, now);
  if (bar !== undefined) throw fail(REFUND_BARRED, bar);
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
    amount: receipt!.amount,
    isSurplus: 0,
    refundState: RefundState.asked,
    reason,
    progress,
  });
  await happened(db, { order, event: 'refundAsked', note: reason, actorUserNo: userNo }, now);
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

interface Verdict {
  id: string;
  isGranted: boolean;
  opinion: string;
}

/**
 * An operator decides. Granted: what was bought goes, the sale is booked the other way round, and the bank is told to return
 * the money. @throws NOT_FOUND, OWN_REFUND, REFUND_MOVED_ON
 */
export async function decideRefund(
  db: Db,
  operatorNo: string,
  { id, isGranted, opinion }: Verdict,
  now: Date,
): Promise<Order> {
  const [asked] = await db.select({ userNo: tradeRefund.userNo }).from(tradeRefund).where(eq(tradeRefund.id, id));
  if (!asked) throw fail(NOT_FOUND);
  await oneAtATime(db, asked.userNo);
  const at = wireTime(now);
  const refund = await takeStep(db, refundSteps, isGranted ? 'grant' : 'refuse', {
    table: tradeRefund,
    state: 'refundState',
    owner: 'userNo',
    actor: operatorNo,
    where: and(eq(tradeRefund.id, id), eq(tradeRefund.isSurplus, 0)),
    set: { opinion, auditUserNo: operatorNo, auditTime: at, gmtModified: at },
  });
  const where = eq(tradeOrder.id, refund.orderId);
  const order = await takeStep(db, orderSteps, isGranted ? 'grantRefund' : 'refuseRefund', { ...moving(now), where });
  const { words, keep } = kindOf(order);
  if (isGranted) await giveBack(db, order, id, now);
  else await keep?.(db, order, now);
  const event = isGranted ? 'refundGranted' : 'refundRefused';
  await happened(db, { order, event, note: opinion, actorUserNo: operatorNo }, now);
  await sendMessage(
    { db },
    {
      to: [order.userNo],
      msgType: 'system',
      msgTitle: isGranted
        ? `${words.called(order.productName)}的退款已经同意`
        : `${words.called(order.productName)}的退款没有通过`,
      msgText: isGranted
        ? `${words.takenBack}，钱会原路退回你付款的账户。${order.points > 0 ? `抵扣的 ${order.points} 积分已经退回。` : ''}`
        : opinion,
      msgUrl: '/account/order',
    },
  );
  return order;
}

async function giveBack(db: Db, order: Order, refundId: string, now: Date): Promise<void> {
  const { id: orderId } = order;
  await kindOf(order).takeBack(db, order, now);
  await returnInvoice(db, order, now);
  await returnPoints(db, order, now);
  if (order.points > 0) await happened(db, { order, event: 'pointsBack', note: `${order.points} 积分` }, now);
  const sale = { entryKind: EntryKind.sale, causeId: orderId };
  await bookReversed(db, sale, { entryKind: EntryKind.refund, causeId: refundId, orderId }, now);
  await enqueue(db, payBack, { refundId });
}

/** The last time that the buyer asked for the money of an order. */
export const lastAsked = (db: Db, orderId: string) =>
  db
    .select()
    .from(tradeRefund)
    .where(and(eq(tradeRefund.orderId, orderId), eq(tradeRefund.isSurplus, 0)))
    .orderBy(desc(tradeRefund.id))
    .limit(1);
