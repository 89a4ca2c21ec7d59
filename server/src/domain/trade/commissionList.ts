import { and, desc, eq, sql } from 'drizzle-orm';
import { yuanOf } from '#contract/rules/money.ts';
import type { CommissionState } from '#contract/rules/referral.ts';
import { isAllBack } from '#contract/rules/saleShares.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';

const { releasedAt, priceBack, pricePaid, commission } = tradeOrder;
const isEarned = sql`${releasedAt} is not null`;
const isLost = sql`${priceBack} = ${pricePaid}`;

function stateOf(order: typeof tradeOrder.$inferSelect): CommissionState {
  if (isAllBack(order)) return 'lost';
  return order.releasedAt === null ? 'waiting' : 'earned';
}

/** What orders of the people whom somebody recommended give them, the newest first; not who bought, nor what. */
export async function commissionPage({ db, user }: UserCtx, request: PageRequest) {
  const own = and(eq(tradeOrder.referrerUserNo, user.userNo), sql`${tradeOrder.paidAt} is not null`);
  const [sums] = await db
    .select({
      earned: sql<string>`coalesce(sum(${commission}) filter (where ${isEarned}), 0)`,
      waiting: sql<string>`coalesce(sum(${commission}) filter (where not ${isEarned} and not ${isLost}), 0)`,
    })
    .from(tradeOrder)
    .where(own);
  const rows = db.select().from(tradeOrder).where(own).orderBy(desc(tradeOrder.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(tradeOrder, own));
  return {
    ...page,
    earned: yuanOf(Number(sums!.earned)),
    waiting: yuanOf(Number(sums!.waiting)),
    list: page.list.map((order) => ({
      id: order.id,
      productType: order.productType,
      payTime: order.paidAt!,
      pricePaid: yuanOf(order.pricePaid - (isAllBack(order) ? 0 : order.priceBack)),
      commission: yuanOf(order.commission),
      state: stateOf(order),
      /** When it is, or was to be, theirs. */
      earnedAt: order.releasedAt ?? order.refundUntil!,
    })),
  };
}
