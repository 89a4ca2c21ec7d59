import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { EntryKind, releasePostings } from '#contract/rules/ledger.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { keptOf, sharesOfOrder } from '#contract/rules/saleShares.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { tradeNotice, tradeOrder } from '../../db/schema/trade.ts';
import type { Platform } from '../../kit/context.ts';
import { book } from '../ledger/book.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { closeOrder } from './close.ts';
import { payCommission } from './commission.ts';
import { happened } from './events.ts';
import { askBanks } from './paying.ts';

const AT_ONCE = 100;

const open = inArray(tradeOrder.orderStatus, [OrderState.toPay, OrderState.failed]);

/**
 * Closes orders that nobody paid in time, after the bank was asked once more. Where the bank does not answer, the order
 * stays as it is until the next look, and the others do not wait for it.
 * @returns how many it is done with
 */
export async function closeOverdue({ db, providers, clock, log }: Platform): Promise<number> {
  const now = clock();
  const due = and(open, lte(tradeOrder.expiresAt, wireTime(now)));
  const orders = await db.select().from(tradeOrder).where(due).orderBy(asc(tradeOrder.expiresAt)).limit(AT_ONCE);
  let done = 0;
  for (const { id, userNo } of orders) {
    try {
      await askBanks({ db, providers, now }, id);
    } catch (error) {
      log.warn({ err: error, orderId: id }, 'a bank could not be asked about an overdue order');
      continue;
    }
    await db.transaction(async (tx) => {
      await oneAtATime(tx, userNo);
      // Paid meanwhile, or given more time by a voucher.
      const [order] = await tx
        .select()
        .from(tradeOrder)
        .where(and(eq(tradeOrder.id, id), due))
        .for('update');
      if (order) await closeOrder(tx, id, 'overdue', now);
    });
    done += 1;
  }
  return done;
}

/** Sets the shares free that nobody can ask back any more. @returns how many orders it looked at */
export async function releaseDue({ db, clock }: Platform): Promise<number> {
  const now = clock();
  const orders = await db
    .select({ id: tradeOrder.id, userNo: tradeOrder.userNo })
    .from(tradeOrder)
    .where(dueForRelease(now))
    .orderBy(asc(tradeOrder.refundUntil))
    .limit(AT_ONCE);
  for (const { id, userNo } of orders)
    await db.transaction(async (tx) => {
      await oneAtATime(tx, userNo);
      await release(tx, id, now);
    });
  return orders.length;
}

const { orderStatus, priceBack, pricePaid } = tradeOrder;

/** What is sold for good: kept, or what stays of what was given back in part. In plain numbers, so that the partial index serves it. */
const isForGood = sql`${orderStatus} in (${sql.raw(`${OrderState.paid}, ${OrderState.refunded}`)}) and ${priceBack} < ${pricePaid}`;

const dueForRelease = (now: Date) =>
  and(isForGood, isNull(tradeOrder.releasedAt), lte(tradeOrder.refundUntil, wireTime(now)));

/** For one order; who calls holds the buyer's line. */
export async function release(db: Db, id: string, now: Date): Promise<void> {
  const [order] = await db
    .update(tradeOrder)
    .set({ releasedAt: wireTime(now) })
    .where(and(eq(tradeOrder.id, id), dueForRelease(now)))
    .returning();
  if (!order) return;
  const postings = releasePostings(sharesOfOrder(keptOf(order)), order);
  await book(db, { entryKind: EntryKind.release, causeId: id, orderId: id, postings }, now);
  await happened(db, { order, event: 'released' }, now);
  await payCommission(db, order, now);
}

/** Notices that lead to no order are kept for a month: anybody can send them. */
const KEPT_DAYS = 30;

export async function forgetForged({ db, clock }: Platform): Promise<void> {
  const old = wireTimeIn(clock(), -KEPT_DAYS * 86_400);
  await db.delete(tradeNotice).where(and(isNull(tradeNotice.paymentId), lt(tradeNotice.gmtCreate, old)));
}
