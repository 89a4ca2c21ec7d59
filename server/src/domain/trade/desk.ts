import { asc, eq, inArray } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { AccountKind } from '#contract/rules/ledger.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { isAllBack, keptOf, sharesOfOrder } from '#contract/rules/saleShares.ts';
import type { Db } from '../../db/client.ts';
import { ledgerAccount, ledgerEntry, ledgerPosting } from '../../db/schema/ledger.ts';
import { tradeEvent, tradeNotice, tradeOrder, tradePayment, tradeReceipt, tradeRefund } from '../../db/schema/trade.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { categories } from '../catalogue/categories.ts';
import { namesOfPeople } from './names.ts';
import { termsOfOperator } from './refundBegin.ts';
import { ordersWithProducts, shownLines, shownOrder, shownRefund } from './rows.ts';

/** Everything about one order. @throws NOT_FOUND */
export async function orderDesk({ db, now }: UserCtx, orderNo: string) {
  const [row] = await ordersWithProducts(db).where(eq(tradeOrder.orderNo, orderNo));
  if (!row) throw fail(NOT_FOUND);
  const { order } = row;
  const its = { orderId: order.id };
  const [known, events, payments, receipts, refunds, entries, learnt] = await Promise.all([
    categories(db, now),
    db.select().from(tradeEvent).where(eq(tradeEvent.orderId, its.orderId)).orderBy(asc(tradeEvent.id)),
    db.select().from(tradePayment).where(eq(tradePayment.orderId, its.orderId)).orderBy(asc(tradePayment.id)),
    db.select().from(tradeReceipt).where(eq(tradeReceipt.orderId, its.orderId)).orderBy(asc(tradeReceipt.id)),
    db.select().from(tradeRefund).where(eq(tradeRefund.orderId, its.orderId)).orderBy(asc(tradeRefund.id)),
    entriesOf(db, order.id),
    order.paidAt === null ? { progress: 0, ruled: 0, bar: '' } : termsOfOperator(db, order, now),
  ]);
  const paymentIds = payments.map(({ id }) => id);
  const notices =
    paymentIds.length === 0
      ? []
      : await db
          .select()
          .from(tradeNotice)
          .where(inArray(tradeNotice.paymentId, paymentIds))
          .orderBy(asc(tradeNotice.id))
          .limit(200);
  const actors = events.flatMap(({ actorUserNo }) => actorUserNo ?? []);
  const names = await namesOfPeople(db, [order.userNo, ...actors]);
  // Of what was given back altogether: how it had been shared.
  const shares = sharesOfOrder(isAllBack(order) ? order : keptOf(order));
  return {
    ...shownOrder(row, known),
    userNo: order.userNo,
    buyerName: names.get(order.userNo) ?? '',
    priceLines: shownLines(order.priceLines),
    shares: {
      platform: yuanOf(shares.platform),
      organization: yuanOf(shares.organization),
      lecturer: yuanOf(shares.lecturer),
    },
    commission: yuanOf(order.commission),
    releasedAt: order.releasedAt,
    progress: learnt.progress / 100,
    events: events.map(({ actorUserNo, ...one }) => ({ ...one, actorName: names.get(actorUserNo ?? '') ?? '' })),
    payments: payments.map(({ amount, ...one }) => ({ ...one, price: yuanOf(amount) })),
    receipts: receipts.map(({ amount, ...one }) => ({ ...one, price: yuanOf(amount) })),
    notices,
    refunds: refunds.map((one) => shownRefund(one, order)),
    refundTerms: order.orderStatus === OrderState.paid ? { ruled: yuanOf(learnt.ruled), bar: learnt.bar ?? '' } : null,
    entries,
  };
}

/** What was booked for an order, in the words and columns of a bookkeeper. */
async function entriesOf(db: Db, orderId: string) {
  const rows = await db
    .select({ entry: ledgerEntry, kind: ledgerAccount.accountKind, amount: ledgerPosting.amount })
    .from(ledgerEntry)
    .innerJoin(ledgerPosting, eq(ledgerPosting.entryId, ledgerEntry.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
    .where(eq(ledgerEntry.orderId, orderId))
    .orderBy(asc(ledgerEntry.id), asc(ledgerPosting.line));
  return [...Map.groupBy(rows, ({ entry }) => entry.id).values()].map((lines) => ({
    id: lines[0]!.entry.id,
    gmtCreate: lines[0]!.entry.gmtCreate,
    entryKind: lines[0]!.entry.entryKind,
    postings: lines.map(({ kind, amount }) => ({
      account: AccountKind.labels[kind],
      debit: yuanOf(Math.max(amount, 0)),
      credit: yuanOf(Math.max(-amount, 0)),
    })),
  }));
}
