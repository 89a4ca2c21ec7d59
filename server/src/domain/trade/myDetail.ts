import { and, asc, eq, inArray } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { buyerEvents } from '#contract/rules/orders.ts';
import { tradeInvoice } from '../../db/schema/invoice.ts';
import { tradeEvent, tradeReceipt, tradeRefund } from '../../db/schema/trade.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { categories } from '../catalogue/categories.ts';
import { invoicesWithOrders, shownInvoices } from './invoices.ts';
import { ownOrder } from './policies.ts';
import { kindOf } from './products/table.ts';
import { ordersWithProducts, shownLines, shownOrder, shownRefund } from './rows.ts';

type Told = (typeof buyerEvents)[number];

/** Everything that a buyer may know of an order of theirs. @throws NOT_FOUND */
export async function myOrderDetail({ db, user, now }: UserCtx, orderNo: string) {
  const [row] = await ordersWithProducts(db).where(ownOrder(user.userNo, orderNo));
  if (!row) throw fail(NOT_FOUND);
  const { order } = row;
  const itsEvents = and(eq(tradeEvent.orderId, order.id), inArray(tradeEvent.event, [...buyerEvents]));
  const [known, refundRule, receipts, refunds, invoices, events] = await Promise.all([
    categories(db, now),
    kindOf(order).refundRule(db, order),
    db
      .select({ tradeNo: tradeReceipt.tradeNo })
      .from(tradeReceipt)
      .where(and(eq(tradeReceipt.orderId, order.id), eq(tradeReceipt.isApplied, 1))),
    db.select().from(tradeRefund).where(eq(tradeRefund.orderId, order.id)).orderBy(asc(tradeRefund.id)),
    invoicesWithOrders(db).where(eq(tradeInvoice.orderId, order.id)),
    db
      .select({ id: tradeEvent.id, gmtCreate: tradeEvent.gmtCreate, event: tradeEvent.event })
      .from(tradeEvent)
      .where(itsEvents)
      .orderBy(asc(tradeEvent.id)),
  ]);
  const shown = refunds.map((one) => shownRefund(one, order));
  const [invoice = null] = await shownInvoices(db, invoices);
  return {
    ...shownOrder(row, known),
    priceLines: shownLines(order.priceLines),
    refundRule,
    tradeNo: receipts[0]?.tradeNo ?? '',
    refundUntil: order.refundUntil,
    refund: shown.findLast(({ isSurplus }) => isSurplus === 0) ?? null,
    refunds: shown,
    invoice,
    invoiceState: invoice?.invoiceState ?? null,
    events: events.map(({ event, ...one }) => ({ ...one, event: event as Told })),
  };
}
