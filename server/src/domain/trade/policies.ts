import { and, eq } from 'drizzle-orm';
import { tradeOrder } from '../../db/schema/trade.ts';

/** What somebody ordered is theirs alone; operators see all orders by their permission. */
export const ownOrder = (userNo: string, orderNo?: string) =>
  and(eq(tradeOrder.userNo, userNo), orderNo === undefined ? undefined : eq(tradeOrder.orderNo, orderNo));
