import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { OrderState } from '#contract/rules/orders.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder } from '../../db/schema/trade.ts';

const { paid, refunding, refunded, grouping, closed } = OrderState;

/**
 * Whether somebody never bought anything, and has nothing for newcomers in another order; who gives the first thing back is
 * no newcomer again. The index `trade_order_one_newcomer` says the same.
 */
export async function isNewcomer(db: Db, userNo: string, heldOrderId: string | undefined): Promise<boolean> {
  const bought = inArray(tradeOrder.orderStatus, [paid, refunding, refunded, grouping]);
  const wanted = and(
    eq(tradeOrder.isNewcomer, 1),
    ne(tradeOrder.orderStatus, closed),
    heldOrderId === undefined ? sql`true` : ne(tradeOrder.id, heldOrderId),
  );
  return (await db.$count(tradeOrder, and(eq(tradeOrder.userNo, userNo), or(bought, wanted)))) === 0;
}
