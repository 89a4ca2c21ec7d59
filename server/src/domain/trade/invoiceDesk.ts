import { asc, desc, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { InvoiceState } from '#contract/rules/invoices.ts';
import { wireTime } from '#contract/rules/time.ts';
import { INVOICE_NUMBER_USED, INVOICE_REFUNDING } from '#contract/trade/failures.ts';
import { invoiceSteps } from '#contract/trade/transitions.ts';
import { tradeInvoice, tradeInvoicePaper } from '../../db/schema/invoice.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { enqueue } from '../../kit/job.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { takeStep } from '../../kit/transition.ts';
import { ownFile } from '../files/ownFile.ts';
import { sendLetter } from '../messages/deliver.ts';
import { sendMessage } from '../messages/send.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { namesOfPeople } from './names.ts';
import { happened } from './events.ts';
import { invoicesWithOrders, isInvoiced, shownInvoices } from './invoices.ts';

const { asked, toRed } = InvoiceState;

/** Invoices in a state: of those to be made out who waits longest is first, of the others the newest. */
export async function invoicePage(
  { db, user }: UserCtx,
  { invoiceState, ...request }: PageRequest & { invoiceState: InvoiceState },
) {
  const where = eq(tradeInvoice.invoiceState, invoiceState);
  const isWaiting = invoiceState === asked || invoiceState === toRed;
  const rows = invoicesWithOrders(db)
    .where(where)
    .orderBy(isWaiting ? asc(tradeInvoice.id) : desc(tradeInvoice.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(tradeInvoice, where));
  const [shown, names] = await Promise.all([
    shownInvoices(db, page.list),
    namesOfPeople(
      db,
      page.list.map(({ invoice }) => invoice.userNo),
    ),
  ]);
  return {
    ...page,
    list: page.list.map(({ invoice, order }, index) => ({
      ...shown[index]!,
      id: invoice.id,
      buyerName: names.get(invoice.userNo) ?? '',
      orderStatus: order.orderStatus,
      isOwn: invoice.userNo === user.userNo ? (1 as const) : (0 as const),
    })),
  };
}

/** The order of an invoice, with the buyer's line held. @throws NOT_FOUND */
async function held({ db }: UserCtx, id: string) {
  const [found] = await db.select({ userNo: tradeInvoice.userNo }).from(tradeInvoice).where(eq(tradeInvoice.id, id));
  if (!found) throw fail(NOT_FOUND);
  await oneAtATime(db, found.userNo);
  const [row] = await invoicesWithOrders(db).where(eq(tradeInvoice.id, id));
  return row!;
}

const stepOf = ({ now, user }: UserCtx, id: string) => {
  const at = wireTime(now);
  return {
    table: tradeInvoice,
    state: 'invoiceState' as const,
    owner: 'userNo' as const,
    actor: user.userNo,
    where: eq(tradeInvoice.id, id),
    set: { auditUserNo: user.userNo, auditTime: at, gmtModified: at },
  };
};

interface Paper {
  id: string;
  invoiceNumber: string;
  invoiceFile: string;
}

/** Keeps what was made out. @throws INVOICE_NUMBER_USED, 422 for a file of somebody else */
async function keepPaper(ctx: UserCtx, { id, invoiceNumber, invoiceFile }: Paper, isRed: 0 | 1): Promise<void> {
  await ownFile(ctx, invoiceFile, 'invoice', { field: 'invoiceFile' });
  const paper = { invoiceId: id, isRed, invoiceNumber, invoiceFile, gmtCreate: wireTime(ctx.now) };
  await refusedAs(ctx.db.insert(tradeInvoicePaper).values(paper), { trade_invoice_number_once: INVOICE_NUMBER_USED });
}

/**
 * It is made out: the buyer gets it here and by mail. Of an order that is being given back nothing is made out.
 * @throws NOT_FOUND, OWN_INVOICE, INVOICE_MOVED_ON, INVOICE_REFUNDING, INVOICE_NUMBER_USED
 */
export async function issueInvoice(ctx: UserCtx, paper: Paper): Promise<void> {
  const { db, now, user } = ctx;
  const { order } = await held(ctx, paper.id);
  const invoice = await takeStep(db, invoiceSteps, 'issue', stepOf(ctx, paper.id));
  if (!isInvoiced(order)) throw fail(INVOICE_REFUNDING);
  await keepPaper(ctx, paper, 0);
  await happened(db, { order, event: 'invoiceIssued', note: paper.invoiceNumber, actorUserNo: user.userNo }, now);
  await tellBuyer(ctx, { invoice, order }, `发票开好了：${order.productName}`, paper.invoiceNumber);
}

/** The red one is made out: the invoice is taken back. @throws NOT_FOUND, OWN_INVOICE, INVOICE_MOVED_ON, INVOICE_NUMBER_USED */
export async function redInvoice(ctx: UserCtx, paper: Paper): Promise<void> {
  const { db, now, user } = ctx;
  const { order } = await held(ctx, paper.id);
  const invoice = await takeStep(db, invoiceSteps, 'red', stepOf(ctx, paper.id));
  await keepPaper(ctx, paper, 1);
  await happened(db, { order, event: 'invoiceRed', note: paper.invoiceNumber, actorUserNo: user.userNo }, now);
  await tellBuyer(ctx, { invoice, order }, `发票已经冲红：${order.productName}`, paper.invoiceNumber);
}

/** It cannot be made out as it was asked for. @throws NOT_FOUND, OWN_INVOICE, INVOICE_MOVED_ON */
export async function refuseInvoice(ctx: UserCtx, { id, opinion }: { id: string; opinion: string }): Promise<void> {
  const { db, now, user } = ctx;
  const { order } = await held(ctx, id);
  const step = stepOf(ctx, id);
  await takeStep(db, invoiceSteps, 'refuse', { ...step, set: { ...step.set, opinion } });
  await happened(db, { order, event: 'invoiceRefused', note: opinion, actorUserNo: user.userNo }, now);
  await sendMessage(
    { db },
    {
      to: [order.userNo],
      msgType: 'system',
      msgTitle: `发票申请退回了：${order.productName}`,
      msgText: opinion,
      msgUrl: `/account/invoice?orderNo=${order.orderNo}`,
    },
  );
}

/** Here at once, by mail as soon as it can be sent; the file is opened here, by who is signed in. */
async function tellBuyer(
  { db }: UserCtx,
  { invoice, order }: { invoice: typeof tradeInvoice.$inferSelect; order: typeof tradeOrder.$inferSelect },
  subject: string,
  invoiceNumber: string,
): Promise<void> {
  await sendMessage({ db }, { to: [order.userNo], msgType: 'system', msgTitle: subject, msgUrl: '/account/invoice' });
  const text = `抬头：${invoice.invoiceTitle}\n发票号码：${invoiceNumber}\n订单：${order.orderNo}\n登录知途，在「我的订单」的「我的发票」里下载。`;
  await enqueue(db, sendLetter, { to: invoice.email, subject, text });
}
