import { and, eq } from 'drizzle-orm';
import { EntryKind, paymentPostings, salePostings } from '#contract/rules/ledger.ts';
import { isUnpaid } from '#contract/rules/orders.ts';
import type { NoticeVerdict, PayType } from '#contract/rules/orders.ts';
import { sharesOfOrder } from '#contract/rules/saleShares.ts';
import { wireTime } from '#contract/rules/time.ts';
import { orderSteps, paymentSteps } from '#contract/trade/transitions.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder, tradePayment, tradeReceipt } from '../../db/schema/trade.ts';
import { tryStep } from '../../kit/transition.ts';
import type { BankWord } from '../../providers/pay/payProvider.ts';
import { book } from '../ledger/book.ts';
import { sendMessage } from '../messages/send.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { closeCodes, closeOrder } from './close.ts';
import { happened } from './events.ts';
import { returnSurplus } from './payBack.ts';
import { kindOf } from './products/table.ts';

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
  const mayTake = isUnpaid(order.orderStatus) && (await kindOf(order).isDeliverable(db, order, now));
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
    await sell(db, order, payType, now);
    return 'taken';
  }
  if (isUnpaid(order.orderStatus)) await closeOrder(db, order.id, 'gone', now);
  await returnSurplus(db, order, receipt, now);
  return 'surplus';
}

/** Paid and delivered in one: neither is ever there without the other. */
async function sell(db: Db, order: Order, payType: PayType, now: Date) {
  const { id, userNo } = order;
  const kind = kindOf(order);
  const at = wireTime(now);
  const taken = await tryStep(db, orderSteps, 'pay', {
    table: tradeOrder,
    state: 'orderStatus',
    where: eq(tradeOrder.id, id),
    set: { payType, paidAt: at, gmtModified: at },
  });
  if ('failure' in taken) throw new Error(`order ${id} was held and moved on all the same`);
  const heldBefore = await kind.deliver(db, taken.row, now);
  if (heldBefore !== null) await db.update(tradeOrder).set({ heldBefore }).where(eq(tradeOrder.id, id));
  const postings = salePostings(sharesOfOrder(order), order, order.subsidy);
  await book(db, { entryKind: EntryKind.sale, causeId: id, orderId: id, postings }, now);
  await closeCodes(db, id);
  await happened(db, { order: taken.row, event: 'paid' }, now);
  await happened(db, { order: taken.row, event: 'delivered' }, now);
  await sendMessage(
    { db },
    {
      to: [userNo],
      msgType: 'system',
      msgTitle: `付款成功：${kind.words.delivered(order.productName)}`,
      msgUrl: '/account/order',
    },
  );
}
