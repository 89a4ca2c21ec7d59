import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { EntryKind, releasePostings } from '#contract/rules/ledger.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { keptOf, sharesOfOrder } from '#contract/rules/saleShares.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { tradeNotice, tradeOrder } from '../../db/schema/trade.ts';
import type { Platform } from '../../kit/context.ts';
import { oneByOne, pagesOf } from '../../kit/oneByOne.ts';
import { book } from '../ledger/book.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { closeOrder } from './close.ts';
import { payCommission } from './commission.ts';
import { happened } from './events.ts';
import { askBanks } from './paying.ts';
import { waitingTransfer, waitUntil } from './transfers.ts';

const AT_ONCE = 100;

const open = inArray(tradeOrder.orderStatus, [OrderState.toPay, OrderState.failed]);

const isDue = (now: Date) => and(open, lte(tradeOrder.expiresAt, wireTime(now)));

type Due = Pick<typeof tradeOrder.$inferSelect, 'id' | 'userNo' | 'expiresAt'>;

/** The oldest that are due behind one of them, so that those that had to be left as they are hide nobody. */
const dueBehind = async (db: Db, last: Due | undefined, now: Date): Promise<Due[]> =>
  db
    .select({ id: tradeOrder.id, userNo: tradeOrder.userNo, expiresAt: tradeOrder.expiresAt })
    .from(tradeOrder)
    .where(and(isDue(now), last && sql`(${tradeOrder.expiresAt}, ${tradeOrder.id}) > (${last.expiresAt}, ${last.id})`))
    .orderBy(asc(tradeOrder.expiresAt), asc(tradeOrder.id))
    .limit(AT_ONCE);

/**
 * Closes orders that nobody paid in time, after the bank was asked once more. Where the bank does not answer, the order
 * stays as it is until the next look, and the others do not wait for it, however many they are.
 * @returns how many it is done with
 * @throws the first failure of one of them, once all were tried
 */
export async function closeOverdue(platform: Platform): Promise<number> {
  const now = platform.clock();
  const due = pagesOf<Due>(AT_ONCE, (last) => dueBehind(platform.db, last, now));
  return oneByOne(due, (order) => closeOne(platform, order, now));
}

const LOOKING_SECONDS = 86_400;

/** @returns false where a bank does not say whether it was paid */
async function closeOne({ db, providers, log }: Platform, { id, userNo }: Due, now: Date): Promise<boolean> {
  try {
    await askBanks({ db, providers, now }, id);
  } catch (error) {
    log.warn({ err: error, orderId: id }, 'a bank could not be asked about an overdue order');
    return false;
  }
  await db.transaction(async (tx) => {
    await oneAtATime(tx, userNo);
    // Paid meanwhile, or given more time by a voucher.
    const [order] = await tx
      .select()
      .from(tradeOrder)
      .where(and(eq(tradeOrder.id, id), isDue(now)))
      .for('update');
    if (!order) return;
    // Who handed in a voucher has done their part: the order waits for whoever looks for the money.
    if (await waitingTransfer(tx, id)) await waitUntil(tx, id, wireTimeIn(now, LOOKING_SECONDS));
    else await closeOrder(tx, id, 'overdue', now);
  });
  return true;
}

const { refundUntil } = tradeOrder;

/**
 * Sets the shares free that nobody can ask back any more. @returns how many orders it is done with
 * @throws the first failure of one of them, once all were tried
 */
export async function releaseDue({ db, clock }: Platform): Promise<number> {
  const now = clock();
  const due = pagesOf<Releasable>(AT_ONCE, (last) =>
    db
      .select({ id: tradeOrder.id, userNo: tradeOrder.userNo, refundUntil })
      .from(tradeOrder)
      .where(
        and(dueForRelease(now), last && sql`(${refundUntil}, ${tradeOrder.id}) > (${last.refundUntil}, ${last.id})`),
      )
      .orderBy(asc(refundUntil), asc(tradeOrder.id))
      .limit(AT_ONCE),
  );
  return oneByOne(due, ({ id, userNo }) =>
    db.transaction(async (tx) => {
      await oneAtATime(tx, userNo);
      await release(tx, id, now);
    }),
  );
}

type Releasable = Pick<typeof tradeOrder.$inferSelect, 'id' | 'userNo' | 'refundUntil'>;

const { orderStatus, priceBack, pricePaid } = tradeOrder;

/** What is sold for good: kept, or what stays of what was given back in part. In plain numbers, so that the partial index serves it. */
const isForGood = sql`${orderStatus} in (${sql.raw(`${OrderState.paid}, ${OrderState.refunded}`)}) and ${priceBack} < ${pricePaid}`;

const dueForRelease = (now: Date) =>
  and(isForGood, isNull(tradeOrder.releasedAt), lte(tradeOrder.refundUntil, wireTime(now)));

/** For one order; who calls holds the buyer's line. */
export async function release(db: Db, id: string, now: Date): Promise<void> {
  const [order] = await db
    .update(tradeOrder)
    .set({ releasedAt: wireTime(now), gmtModified: wireTime(now) })
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
