import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { Db } from '../../db/client.ts';
import { tradeInvoice } from '../../db/schema/invoice.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { tradeTransfer } from '../../db/schema/transfer.ts';
import { fail } from '../../kit/fail.ts';

/** What somebody ordered is theirs alone; operators see all orders by their permission. */
export const ownOrder = (userNo: string, orderNo?: string) =>
  and(eq(tradeOrder.userNo, userNo), orderNo === undefined ? undefined : eq(tradeOrder.orderNo, orderNo));

/** @throws NOT_FOUND */
export async function mustOwnOrder(db: Db, userNo: string, orderNo: string): Promise<void> {
  if ((await db.$count(tradeOrder, ownOrder(userNo, orderNo))) === 0) throw fail(NOT_FOUND);
}

/** So are their transfers. */
export const ownTransfer = (userNo: string, id?: string) =>
  and(eq(tradeTransfer.userNo, userNo), id === undefined ? undefined : eq(tradeTransfer.id, id));

/** And what they asked to be invoiced. */
export const ownInvoice = (userNo: string) => eq(tradeInvoice.userNo, userNo);
