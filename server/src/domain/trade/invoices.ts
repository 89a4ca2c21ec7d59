import { and, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { InvoiceKind, mayAskInvoice } from '#contract/rules/invoices.ts';
import type { InvoiceState } from '#contract/rules/invoices.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { isAllBack } from '#contract/rules/saleShares.ts';
import { wireTime } from '#contract/rules/time.ts';
import { INVOICE_ASKED, NOT_INVOICED } from '#contract/trade/failures.ts';
import { invoiceSteps } from '#contract/trade/transitions.ts';
import type { Db } from '../../db/client.ts';
import { tradeInvoice, tradeInvoicePaper } from '../../db/schema/invoice.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { takeStep, tryStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { happened } from './events.ts';
import { ownInvoice, ownOrder } from './policies.ts';
import { kindOf } from './products/table.ts';

type Row = typeof tradeInvoice.$inferSelect;
type Order = typeof tradeOrder.$inferSelect;

/** Invoices with the orders that they are of. */
export const invoicesWithOrders = (db: Db) =>
  db
    .select({ invoice: tradeInvoice, order: tradeOrder })
    .from(tradeInvoice)
    .innerJoin(tradeOrder, eq(tradeOrder.id, tradeInvoice.orderId));

const titleOf = ({ invoiceKind, invoiceTitle, taxNumber, email }: Row) => ({
  invoiceKind,
  invoiceTitle,
  taxNumber,
  email,
});

/** Something was paid and stays so: of what was given back in part, the rest. */
export const isInvoiced = (order: Order): boolean =>
  order.orderStatus === OrderState.paid || (order.orderStatus === OrderState.refunded && !isAllBack(order));

/** What an invoice is over that is made out now. */
const stays = ({ pricePaid, priceBack }: Order): number => pricePaid - priceBack;

/** Invoices on the wire, with what was made out of each. */
export async function shownInvoices(db: Db, rows: readonly { invoice: Row; order: Order }[]) {
  const ids = rows.map(({ invoice }) => invoice.id);
  const papers =
    ids.length === 0 ? [] : await db.select().from(tradeInvoicePaper).where(inArray(tradeInvoicePaper.invoiceId, ids));
  const paperOf = (id: string, isRed: 0 | 1) => {
    const its = papers.find((paper) => paper.invoiceId === id && paper.isRed === isRed);
    return its ? { invoiceNumber: its.invoiceNumber, invoiceFile: its.invoiceFile, gmtCreate: its.gmtCreate } : null;
  };
  return rows.map(({ invoice, order }) => ({
    ...titleOf(invoice),
    orderNo: order.orderNo,
    productName: order.productName,
    price: yuanOf(invoice.amount),
    gmtCreate: invoice.gmtCreate,
    invoiceState: invoice.invoiceState,
    opinion: invoice.opinion,
    redPrice: yuanOf(invoice.amount - Math.min(invoice.amount, stays(order))),
    issued: paperOf(invoice.id, 0),
    red: paperOf(invoice.id, 1),
  }));
}

/** How it stands with the invoices of these orders. */
export async function invoiceStates(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, InvoiceState>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: tradeInvoice.orderId, state: tradeInvoice.invoiceState })
    .from(tradeInvoice)
    .where(inArray(tradeInvoice.orderId, [...orderIds]));
  return new Map(rows.map(({ orderId, state }) => [orderId, state]));
}

/** What an invoice of an order would be, or how it stands with the one there is. @throws NOT_FOUND */
export async function beginInvoice({ db, user }: UserCtx, orderNo: string) {
  const [order] = await db.select().from(tradeOrder).where(ownOrder(user.userNo, orderNo));
  if (!order) throw fail(NOT_FOUND);
  const its = await invoicesWithOrders(db).where(eq(tradeInvoice.orderId, order.id));
  const [last] = await db
    .select()
    .from(tradeInvoice)
    .where(ownInvoice(user.userNo))
    .orderBy(desc(tradeInvoice.id))
    .limit(1);
  const [invoice] = await shownInvoices(db, its);
  const isOpen = isInvoiced(order) && mayAskInvoice(invoice?.invoiceState ?? null);
  return {
    orderNo,
    productName: order.productName,
    price: yuanOf(stays(order)),
    bar: isOpen ? '' : (invoice ? INVOICE_ASKED : NOT_INVOICED).msg,
    invoice: invoice ?? null,
    last: last ? titleOf(last) : null,
  };
}

interface Wish {
  orderNo: string;
  invoiceKind: InvoiceKind;
  invoiceTitle: string;
  taxNumber: string;
  email: string;
}

/**
 * Asks for the invoice of an order that is paid, over what was really paid and not given back. Two tabs ask for one.
 * @throws NOT_FOUND, NOT_INVOICED, INVOICE_ASKED
 */
export async function askInvoice({ db, user, now }: UserCtx, { orderNo, ...title }: Wish): Promise<void> {
  const { userNo } = user;
  await oneAtATime(db, userNo);
  const [order] = await db.select().from(tradeOrder).where(ownOrder(userNo, orderNo));
  if (!order) throw fail(NOT_FOUND);
  if (!isInvoiced(order)) throw fail(NOT_INVOICED);
  const at = wireTime(now);
  const taxNumber = title.invoiceKind === InvoiceKind.firm ? title.taxNumber : '';
  const told = { ...title, taxNumber, gmtCreate: at, gmtModified: at, amount: stays(order), opinion: '' };
  const where = eq(tradeInvoice.orderId, order.id);
  if ((await db.$count(tradeInvoice, where)) === 0)
    await db.insert(tradeInvoice).values({ ...told, orderId: order.id, userNo });
  else await takeStep(db, invoiceSteps, 'ask', { ...owned(userNo), where, set: told });
  await happened(db, { order, event: 'invoiceAsked', actorUserNo: userNo }, now);
}

const owned = (userNo: string) => ({
  table: tradeInvoice,
  state: 'invoiceState' as const,
  owner: 'userNo' as const,
  actor: userNo,
});

/** The buyer needs none after all, or wants to write it anew. @throws NOT_FOUND, INVOICE_MOVED_ON */
export async function withdrawInvoice({ db, user, now }: UserCtx, orderNo: string): Promise<void> {
  const { userNo } = user;
  await oneAtATime(db, userNo);
  const [order] = await db.select().from(tradeOrder).where(ownOrder(userNo, orderNo));
  if (!order) throw fail(NOT_FOUND);
  const where = eq(tradeInvoice.orderId, order.id);
  await takeStep(db, invoiceSteps, 'withdraw', { ...owned(userNo), where, set: { gmtModified: wireTime(now) } });
  await happened(db, { order, event: 'invoiceWithdrawn', actorUserNo: userNo }, now);
}

export async function myInvoices({ db, user }: UserCtx, request: PageRequest) {
  const own = ownInvoice(user.userNo);
  const rows = invoicesWithOrders(db).where(own).orderBy(desc(tradeInvoice.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(tradeInvoice, own));
  return { ...page, list: await shownInvoices(db, page.list) };
}

/** An order is given back, in the same transaction: what was not made out is not needed, what was has to be taken back. */
export async function returnInvoice(db: Db, order: Order, now: Date): Promise<void> {
  const its = {
    table: tradeInvoice,
    state: 'invoiceState' as const,
    where: eq(tradeInvoice.orderId, order.id),
    set: { gmtModified: wireTime(now) },
  };
  const dropped = await tryStep(db, invoiceSteps, 'drop', its);
  if ('row' in dropped) return;
  const owed = await tryStep(db, invoiceSteps, 'owe', its);
  if ('failure' in owed) return;
  await sendMessage(
    { db },
    {
      to: [order.userNo],
      msgType: 'system',
      msgTitle: `${kindOf(order).words.called(order.productName)}已经退款，发票会冲红`,
      msgText: isAllBack(order)
        ? '请不要再用这张发票报销；红字发票开好以后会发到你的邮箱。'
        : `退回的 ¥${yuanOf(order.priceBack)} 会开红字发票，开好以后发到你的邮箱；其余的金额仍然有效。`,
      msgUrl: '/account/invoice',
    },
  );
}

/** Whether a file is of an invoice of theirs. */
export async function isInvoiceFile(db: Db, userNo: string, url: string): Promise<boolean> {
  const its = db
    .select({ one: sql`1` })
    .from(tradeInvoicePaper)
    .where(and(eq(tradeInvoicePaper.invoiceId, tradeInvoice.id), eq(tradeInvoicePaper.invoiceFile, url)));
  return (await db.$count(tradeInvoice, and(ownInvoice(userNo), exists(its)))) > 0;
}
