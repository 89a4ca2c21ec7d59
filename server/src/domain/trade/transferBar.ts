import { and, eq } from 'drizzle-orm';
import type { Failure } from '#contract/kit/errors.ts';
import { MOST_VOUCHERS, TransferState } from '#contract/rules/transfers.ts';
import { PLACE_NOT_BY_TRANSFER, VOUCHERS_SPENT } from '#contract/trade/failures.ts';
import type { Db } from '../../db/client.ts';
import type { tradeOrder } from '../../db/schema/trade.ts';
import { tradeTransfer } from '../../db/schema/transfer.ts';

type Held = Pick<typeof tradeOrder.$inferSelect, 'id' | 'promotionId' | 'groupId'>;

/**
 * Why an order is not paid from bank to bank; undefined when it may be. A place that others wait for is not kept for days
 * on somebody's word, and no order is kept open by pictures alone for ever.
 */
export async function transferBar(db: Db, order: Held): Promise<Failure | undefined> {
  if (order.promotionId !== null || order.groupId !== null) return PLACE_NOT_BY_TRANSFER;
  const refused = and(eq(tradeTransfer.orderId, order.id), eq(tradeTransfer.transferState, TransferState.refused));
  return (await db.$count(tradeTransfer, refused)) >= MOST_VOUCHERS ? VOUCHERS_SPENT : undefined;
}
