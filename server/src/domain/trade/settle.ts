import { and, eq } from 'drizzle-orm';
import { EntryKind, paymentPostings } from '#contract/rules/ledger.ts';
import { isUnpaid } from '#contract/rules/orders.ts';
import type { NoticeVerdict, PayType } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import { orderSteps, paymentSteps } from '#contract/trade/transitions.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder, tradePayment, tradeReceipt } from '../../db/schema/trade.ts';
import { tryStep } from '../../kit/transition.ts';
import type { BankWord } from '../../providers/pay/payProvider.ts';
import { book } from '../ledger/book.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { closeOrder } from './close.ts';
import { happened } from './events.ts';
import { returnSurplus } from './payBack.ts';
import { groupWaits, pool } from './pool.ts';
import { kindOf } from './products/table.ts';
import { sell } from './sell.ts';

export interface Settled {
  verdict: NoticeVerdict;
  paymentId: string | null;
  orderId: string | null;
}

type Order = typeof tradeOrder.$inferSelect;
type Payment = typeof tradePayment.$inferSelect;

/**
 * Takes what a bank says, whether it said it by itself or was asked, once or often, in whatever order: the one place where
 * money arrives. In a transaction; everything about one buyer stands in line. See docs/decisions/0074.
 */
export async function settle(db: Db, payType: PayType, word: BankWord, now: Date): Promise<Settled> {
  const [found] = await db
    .select({ payment: tradePayment, order: tradeOrder })
    .from(tradePayment)
    .innerJoin(tradeOrder, eq(tradeOrder.id, tradePayment.orderId))
    .where(and(eq(tradePayment.serialNumber, word.serialNumber), eq(tradePayment.payType, payType)));
  if (!found) return { verdict: 'unknown', paymentId: null, orderId: null };
  const { payment } = found;
  const at = { paymentId: payment.id, orderId: payment.orderId };
  if (word.currency !== 'CNY') return { verdict: 'wrongCurrency', ...at };
  if (word.amount !== payment.amount) return { verdict: 'wrongAmount', ...at };
  await oneAtATime(db, found.order.userNo);
  const [order] = await db.select().from(tradeOrder).where(eq(tradeOrder.id, payment.orderId)).for('update');
  const verdict =
    word.outcome === 'paid' ? await arrive(db, order!, payment, word, now) : await refuse(db, payment, now);
  return { verdict, ...at };
}

/** The bank took no money: the order can be paid again. */
async function refuse(db: Db, { id, orderId }: Payment, now: Date): Promise<NoticeVerdict> {
  const taken = await tryStep(db, paymentSteps, 'refuse', {
    table: tradePayment,
    state: 'payState',
    where: eq(tradePayment.id, id),
  });
  if ('failure' in taken) return 'absorbed';
  const failed = await tryStep(db, orderSteps, 'fail', {
    table: tradeOrder,
    state: 'orderStatus',
    where: eq(tradeOrder.id, orderId),
    set: { gmtModified: wireTime(now) },
  });
  if ('row' in failed) await happened(db, { order: failed.row, event: 'refusedByBank' }, now);
  return 'refused';
}

/** Money is here. The order takes it if it waits for it; otherwise it goes back to whoever paid. */
async function arrive(db: Db, order: Order, payment: Payment, word: BankWord, now: Date): Promise<NoticeVerdict> {
  const { payType, amount } = payment;
  const gmtCreate = wireTime(now);
  const isOpen = isUnpaid(order.orderStatus);
  const isDeliverable = isOpen && (await kindOf(order).isDeliverable(db, order, now));
  const mayTake = isDeliverable && (await groupWaits(db, order.groupId, now));
  const isApplied = mayTake ? 1 : 0;
  const [receipt] = await db
    .insert(tradeReceipt)
    .values({ gmtCreate, orderId: order.id, paymentId: payment.id, payType, tradeNo: word.tradeNo, amount, isApplied })
    .onConflictDoNothing({ target: [tradeReceipt.payType, tradeReceipt.tradeNo] })
    .returning();
  if (!receipt) return 'absorbed';
  const postings = paymentPostings(amount, payType, order);
  await book(db, { entryKind: EntryKind.payment, causeId: receipt.id, orderId: order.id, postings }, now);
  // A second transaction for the same code finds it paid already.
  await tryStep(db, paymentSteps, 'pay', {
    table: tradePayment,
    state: 'payState',
    where: eq(tradePayment.id, payment.id),
  });
  if (mayTake) {
    if (order.groupId === null) await sell(db, order, payType, now, 'pay');
    else await pool(db, order, payType, now);
    return 'taken';
  }
  if (isOpen) await closeOrder(db, order.id, isDeliverable ? 'ungrouped' : 'gone', now);
  await returnSurplus(db, order, receipt, now);
  return 'surplus';
}
