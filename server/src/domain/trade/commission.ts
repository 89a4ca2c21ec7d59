import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { commissionPostings, EntryKind } from '#contract/rules/ledger.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { COMMISSION_DAYS, commissionKept, commissionOf } from '#contract/rules/referral.ts';
import { keptOf, sharesOfOrder } from '#contract/rules/saleShares.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { book } from '../ledger/book.ts';
import { sendMessage } from '../messages/send.ts';
import { happened } from './events.ts';
import type { Order } from './products/kind.ts';

export type Terms = Pick<Order, 'referrerUserNo' | 'commission'>;

export const noCommission: Terms = { referrerUserNo: null, commission: 0 };

type Sold = Parameters<typeof sharesOfOrder>[0];

const referrer = alias(user, 'referrer');

/** Who recommended the buyer and may still recommend, and what an order gives them; it is fixed when it is ordered. */
export async function commissionTerms(db: Db, userNo: string, sold: Sold, now: Date): Promise<Terms> {
  return (await commissionsOf(db, [userNo], sold, now)).get(userNo) ?? noCommission;
}

/** The same for many buyers of the same; nothing of those whom nobody recommended. */
export async function commissionsOf(
  db: Db,
  userNos: readonly string[],
  sold: Sold,
  now: Date,
): Promise<Map<string, Terms>> {
  const since = wireTimeIn(now, -COMMISSION_DAYS * 86_400);
  const rows = await db
    .select({ userNo: user.userNo, referrerUserNo: referrer.userNo })
    .from(user)
    .innerJoin(referrer, and(eq(referrer.userNo, user.referredBy), enabled(referrer)))
    .innerJoin(userExt, and(eq(userExt.userNo, referrer.userNo), eq(userExt.isRecommended, 1)))
    .where(and(inArray(user.userNo, [...userNos]), gt(user.gmtCreate, since)));
  const commission = commissionOf({ ...sold, platform: sharesOfOrder(sold).platform });
  if (commission === 0) return new Map();
  return new Map(rows.map(({ userNo, referrerUserNo }) => [userNo, { referrerUserNo, commission }]));
}

/** Nobody can ask the order back any more: the commission is theirs. In the transaction that sets the shares free. */
export async function payCommission(db: Db, order: Order, now: Date): Promise<void> {
  const { id, commission, referrerUserNo } = order;
  if (referrerUserNo === null) return;
  const postings = commissionPostings(commission, referrerUserNo);
  await book(db, { entryKind: EntryKind.commission, causeId: id, orderId: id, postings }, now);
  await happened(db, { order, event: 'commissioned', note: `${yuanOf(commission)} 元` }, now);
  await sendMessage(
    { db },
    {
      to: [referrerUserNo],
      msgType: 'system',
      msgTitle: `推荐佣金 ¥${yuanOf(commission)} 已经进你的钱包`,
      msgUrl: '/account/recommend/commission',
    },
  );
}

/** A part of what was paid is given back: so is that part of the commission, before anybody has it. */
export async function keepCommission(db: Db, order: Order): Promise<void> {
  if (order.referrerUserNo === null) return;
  const kept = keptOf(order);
  const { platform } = sharesOfOrder(kept);
  const commission = commissionKept(order.commission, order.pricePaid, { ...kept, platform });
  await db
    .update(tradeOrder)
    .set(commission === 0 ? noCommission : { commission })
    .where(eq(tradeOrder.id, order.id));
}

/** Two accounts became one: what is not paid yet and would go to the buyer themselves goes to nobody. */
export async function dropOwnCommissions(db: Db, userNo: string): Promise<void> {
  const own = and(eq(tradeOrder.userNo, userNo), eq(tradeOrder.referrerUserNo, userNo));
  await db
    .update(tradeOrder)
    .set(noCommission)
    .where(and(own, sql`${tradeOrder.releasedAt} is null`));
}

/** What somebody has earned so by now, in cents. */
export async function commissionsEarned(db: Db, userNo: string): Promise<number> {
  const { commission, referrerUserNo, releasedAt } = tradeOrder;
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${commission}), 0)` })
    .from(tradeOrder)
    .where(and(eq(referrerUserNo, userNo), sql`${releasedAt} is not null`));
  return Number(row!.cents);
}

/** Cents that become theirs when nobody can ask the orders back any more. */
export async function commissionsWaiting(db: Db, userNo: string): Promise<number> {
  const { commission, referrerUserNo, releasedAt, paidAt, orderStatus, priceBack, pricePaid } = tradeOrder;
  const isKept = or(ne(orderStatus, OrderState.refunded), lt(priceBack, pricePaid));
  const isLive = and(isNotNull(paidAt), isNull(releasedAt), isKept);
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${commission}), 0)` })
    .from(tradeOrder)
    .where(and(eq(referrerUserNo, userNo), isLive));
  return Number(row!.cents);
}

/** Somebody goes: what would still come goes to nobody, because there is no wallet that they could open. */
export async function dropCommissionsOf(db: Db, userNo: string): Promise<void> {
  await db
    .update(tradeOrder)
    .set(noCommission)
    .where(and(eq(tradeOrder.referrerUserNo, userNo), isNull(tradeOrder.releasedAt)));
}
