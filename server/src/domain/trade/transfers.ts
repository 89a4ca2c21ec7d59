import { and, desc, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { PayType } from '#contract/rules/orders.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { TRANSFER_DAYS, TransferState } from '#contract/rules/transfers.ts';
import { TRANSFER_TOLD } from '#contract/trade/failures.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder, tradePayment } from '../../db/schema/trade.ts';
import { tradeTransfer } from '../../db/schema/transfer.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { ownFile } from '../files/ownFile.ts';
import { happened } from './events.ts';
import { isUnpaid } from '#contract/rules/orders.ts';
import { preparePayment } from './paying.ts';
import { ownOrder, ownTransfer } from './policies.ts';
import { transferBar } from './transferBar.ts';
import { openPayee } from './ways.ts';

/** Transfers with the orders that they are for. */
export const transfersWithOrders = (db: Db) =>
  db
    .select({ transfer: tradeTransfer, order: tradeOrder })
    .from(tradeTransfer)
    .innerJoin(tradeOrder, eq(tradeOrder.id, tradeTransfer.orderId));

type Found = Awaited<ReturnType<typeof transfersWithOrders>>[number];

/** A transfer on the wire. */
export const shownTransfer = ({ transfer, order }: Found) => ({
  id: transfer.id,
  orderNo: order.orderNo,
  productName: order.productName,
  price: yuanOf(order.pricePaid),
  gmtCreate: transfer.gmtCreate,
  transferState: transfer.transferState,
  payerName: transfer.payerName,
  payerBank: transfer.payerBank,
  paidOn: transfer.paidOn,
  voucher: transfer.voucher,
  opinion: transfer.opinion,
  auditTime: transfer.auditTime,
});

/** The transfer of an order that is being looked for. */
export async function waitingTransfer(db: Db, orderId: string): Promise<string | null> {
  const waiting = eq(tradeTransfer.transferState, TransferState.waiting);
  const [row] = await db
    .select({ id: tradeTransfer.id })
    .from(tradeTransfer)
    .where(and(eq(tradeTransfer.orderId, orderId), waiting));
  return row?.id ?? null;
}

/** Where the money of an order is to go. @throws NOT_FOUND, WAY_NOT_OPEN, PLACE_NOT_BY_TRANSFER, VOUCHERS_SPENT */
export async function beginTransfer({ db, user }: UserCtx, orderNo: string) {
  const [order] = await db.select().from(tradeOrder).where(ownOrder(user.userNo, orderNo));
  if (!order) throw fail(NOT_FOUND);
  const [last] = await transfersWithOrders(db)
    .where(eq(tradeTransfer.orderId, order.id))
    .orderBy(desc(tradeTransfer.id))
    .limit(1);
  if (last?.transfer.transferState !== TransferState.waiting) await mustTransfer(db, order);
  return {
    ...(await openPayee({ db })),
    orderNo,
    productName: order.productName,
    price: yuanOf(order.pricePaid),
    expiresAt: order.expiresAt,
    last: last ? shownTransfer(last) : null,
  };
}

/** @throws PLACE_NOT_BY_TRANSFER, VOUCHERS_SPENT */
async function mustTransfer(db: Db, order: Found['order']): Promise<void> {
  const bar = await transferBar(db, order);
  if (bar) throw fail(bar);
}

interface Told {
  orderNo: string;
  payerName: string;
  payerBank: string;
  paidOn: string;
  voucher: string;
}

/**
 * Somebody has transferred the price: the order waits until it is found. Two tabs hand in one voucher.
 * @throws NOT_FOUND, WAY_NOT_OPEN, TRANSFER_TOLD, PLACE_NOT_BY_TRANSFER, VOUCHERS_SPENT, ORDER_MOVED_ON, ORDER_OVERDUE,
 *   NOT_FOR_SALE, 422 for a picture of others
 */
export async function tellTransfer(ctx: UserCtx, { orderNo, ...told }: Told): Promise<string> {
  const { db, now, user } = ctx;
  const { order, payment } = await preparePayment(db, user.userNo, orderNo, { payType: PayType.transfer }, now);
  await openPayee(ctx);
  if (await waitingTransfer(db, order.id)) throw fail(TRANSFER_TOLD);
  await mustTransfer(db, order);
  await ownFile(ctx, told.voucher, 'transferVoucher', { field: 'voucher' });
  const at = wireTime(now);
  const [transfer] = await db
    .insert(tradeTransfer)
    .values({ ...told, gmtCreate: at, gmtModified: at, orderId: order.id, paymentId: payment.id, userNo: user.userNo })
    .returning();
  await waitUntil(db, order.id, wireTimeIn(now, TRANSFER_DAYS * 86_400));
  await happened(db, { order, event: 'transferTold', actorUserNo: user.userNo }, now);
  return transfer!.id;
}

/** An order and its codes are open so long. */
export async function waitUntil(db: Db, orderId: string, expiresAt: string): Promise<void> {
  await db.update(tradeOrder).set({ expiresAt }).where(eq(tradeOrder.id, orderId));
  await db
    .update(tradePayment)
    .set({ expiresAt })
    .where(and(eq(tradePayment.orderId, orderId), eq(tradePayment.payType, PayType.transfer)));
}

export async function myTransfers({ db, user }: UserCtx, request: PageRequest) {
  const own = ownTransfer(user.userNo);
  const rows = transfersWithOrders(db).where(own).orderBy(desc(tradeTransfer.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(tradeTransfer, own));
  return { ...page, list: page.list.map(shownTransfer) };
}

/** @throws NOT_FOUND */
export async function myTransfer({ db, user, now }: UserCtx, id: string) {
  const [row] = await transfersWithOrders(db).where(ownTransfer(user.userNo, id));
  if (!row) throw fail(NOT_FOUND);
  const isWaiting = isUnpaid(row.order.orderStatus) && row.order.expiresAt > wireTime(now);
  const isOpen = isWaiting && !(await transferBar(db, row.order)) ? (1 as const) : (0 as const);
  return { ...shownTransfer(row), isOpen };
}
