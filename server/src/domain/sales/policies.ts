import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { soldStates } from '#contract/rules/sales.ts';
import { WalletKind } from '#contract/rules/wallet.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import type { Owner } from '../wallet/owner.ts';

/** In plain numbers, so that the partial indexes of sales serve it. */
const sold: SQL = sql`${tradeOrder.orderStatus} in (${sql.raw(soldStates.join(', '))})`;

/** What somebody sold: an organization its own, a lecturer what a part of is theirs; also what was given back since. */
export function soldBy({ walletKind, ownerNo }: Owner): SQL | undefined {
  return walletKind === WalletKind.organization
    ? and(eq(tradeOrder.orgNo, ownerNo), sold)
    : and(eq(tradeOrder.lecturerUserNo, ownerNo), sql`${tradeOrder.lecturerPercent} > 0`, sold);
}
