import { eq } from 'drizzle-orm';
import { EntryKind, salePostings } from '#contract/rules/ledger.ts';
import { yuanOf } from '#contract/rules/money.ts';
import type { PayType } from '#contract/rules/orders.ts';
import { refundUntil } from '#contract/rules/refundRule.ts';
import { sharesOfOrder } from '#contract/rules/saleShares.ts';
import { wireTime } from '#contract/rules/time.ts';
import { orderSteps } from '#contract/trade/transitions.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder, tradePayment } from '../../db/schema/trade.ts';
import { tryStep } from '../../kit/transition.ts';
import { book } from '../ledger/book.ts';
import { sendMessage } from '../messages/send.ts';
import { tellOutside } from '../webhooks/tellOutside.ts';
import { closeCodes } from './close.ts';
import { happened } from './events.ts';
import type { Order } from './products/kind.ts';
import { kindOf } from './products/table.ts';

/**
 * Paid and delivered in one: neither is ever there without the other. What is bought together was paid before (`deal`): its
 * sale counts, and its time to give back runs, from the moment it is delivered.
 */
export async function sell(db: Db, order: Order, payType: PayType, now: Date, step: 'pay' | 'deal') {
  const { id, userNo } = order;
  const kind = kindOf(order);
  const at = wireTime(now);
  const until = wireTime(refundUntil(now, await kind.refundDays(db, order)));
  const taken = await tryStep(db, orderSteps, step, {
    table: tradeOrder,
    state: 'orderStatus',
    where: eq(tradeOrder.id, id),
    set: { payType, paidAt: at, refundUntil: until, gmtModified: at },
  });
  if ('failure' in taken) throw new Error(`order ${id} was held and moved on all the same`);
  const heldBefore = await kind.deliver(db, taken.row, now);
  if (heldBefore !== null) await db.update(tradeOrder).set({ heldBefore }).where(eq(tradeOrder.id, id));
  const postings = salePostings(sharesOfOrder(order), order, order);
  await book(db, { entryKind: EntryKind.sale, causeId: id, orderId: id, postings }, now);
  await closeCodes(db, eq(tradePayment.orderId, id));
  if (step === 'pay') await happened(db, { order: taken.row, event: 'paid' }, now);
  await happened(db, { order: taken.row, event: 'delivered' }, now);
  const { orderNo, productName, pricePaid } = order;
  await tellOutside(db, 'paid', { userNo, orderNo, productName, pricePaid: yuanOf(pricePaid) }, now);
  await sendMessage(
    { db },
    {
      to: [userNo],
      msgType: 'system',
      msgTitle: `付款成功：${kind.words.delivered(productName)}`,
      msgUrl: '/account/order',
    },
  );
}
