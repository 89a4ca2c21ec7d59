import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { couponCode } from '#contract/rules/coupons.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as failures from '#contract/trade/failures.ts';
import type { Db } from '../../db/client.ts';
import { coupon, couponBatch, couponGift, couponStock } from '../../db/schema/coupon.ts';
import type { UserCtx } from '../../kit/context.ts';
import { countDown, countUp } from '../../kit/counter.ts';
import { fail } from '../../kit/fail.ts';
import { keepLine } from '../integral/line.ts';
import { pointsOf } from '../integral/share.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { isNewcomer } from './newcomer.ts';
import { spendTicket, ticketOf } from './tickets.ts';

type Batch = typeof couponBatch.$inferSelect;

/**
 * Hands one of a batch to somebody: one each, and no more than there are. It may be taken before it can be used.
 * @throws COUPON_OVER, NEWCOMERS_ONLY, COUPON_TAKEN, COUPONS_GONE
 */
async function take(db: Db, userNo: string, batch: Batch, now: Date): Promise<string> {
  if (batch.statusId !== RowState.normal || batch.endTime <= wireTime(now)) throw fail(failures.COUPON_OVER);
  await oneAtATime(db, userNo);
  if (batch.isNewcomer === 1 && !(await isNewcomer(db, userNo, undefined))) throw fail(failures.NEWCOMERS_ONLY);
  if (await gaveAway(db, userNo, batch.id)) throw fail(failures.COUPON_TAKEN);
  const [given] = await db
    .insert(coupon)
    .values({ batchId: batch.id, userNo, gmtCreate: wireTime(now) })
    .onConflictDoNothing()
    .returning({ id: coupon.id });
  if (!given) throw fail(failures.COUPON_TAKEN);
  // The stock is one row for everybody: it is held as short as can be.
  const left = sql`${couponStock.taken} < ${couponStock.total}`;
  const taken = await db
    .update(couponStock)
    .set({ taken: sql`${couponStock.taken} + 1` })
    .where(and(eq(couponStock.batchId, batch.id), left))
    .returning({ batchId: couponStock.batchId });
  if (taken.length === 0) throw fail(failures.COUPONS_GONE);
  return given.id;
}

/** Whoever gave theirs to somebody else has had it. */
async function gaveAway(db: Db, userNo: string, batchId: string): Promise<boolean> {
  const [given] = await db
    .select({ id: couponGift.id })
    .from(couponGift)
    .innerJoin(coupon, and(eq(coupon.id, couponGift.couponId), eq(coupon.batchId, batchId)))
    .where(and(eq(couponGift.fromUserNo, userNo), isNotNull(couponGift.takenAt)))
    .limit(1);
  return given !== undefined;
}

/**
 * Takes one that anybody may take, for the points that it costs. The person's writes wait in line, so that no points are
 * spent twice. @throws NOT_FOUND, COUPON_POINTS_CHANGED, COUPON_POINTS_SHORT, and as above
 */
export async function claimCoupon(
  { db, user: { userNo }, now }: UserCtx,
  { batchId, points }: { batchId: string; points: number },
): Promise<string> {
  const [batch] = await db
    .select()
    .from(couponBatch)
    .where(and(eq(couponBatch.id, batchId), eq(couponBatch.isOpen, 1)));
  if (!batch) throw fail(NOT_FOUND);
  if (batch.points !== points) throw fail(failures.COUPON_POINTS_CHANGED);
  const couponId = await take(db, userNo, batch, now);
  if (points === 0) return couponId;
  if ((await pointsOf(db, userNo)) < points) throw fail(failures.COUPON_POINTS_SHORT);
  const line = { target: `coupon:${couponId}`, targetName: batch.batchName, points: -points };
  await keepLine(db, { userNo, kind: 'exchanged', ...line }, now);
  return couponId;
}

/** So many wrong codes in so many seconds are enough. */
const WRONG_CODES = 10;
const WINDOW = { seconds: 600 };

/**
 * Takes one by its code; codes are not to be guessed, so wrong ones are counted, outside of any transaction.
 * @throws TOO_MANY_CODES, NO_SUCH_COUPON, COUPON_CODE_SPENT, and as above
 */
export async function redeemCode({ db, user, now }: UserCtx, typed: string): Promise<string> {
  const { key, count } = await countUp(db, ['couponCode', user.userNo], WINDOW, now);
  if (count > WRONG_CODES) throw fail(failures.TOO_MANY_CODES);
  const code = couponCode(typed);
  const [batch] = await db.select().from(couponBatch).where(eq(couponBatch.code, code));
  const ticket = batch ? undefined : await ticketOf(db, code);
  const known = batch ?? ticket?.batch;
  if (!known) throw fail(failures.NO_SUCH_COUPON);
  await countDown(db, key);
  return db.transaction(async (tx) => {
    const couponId = await take(tx, user.userNo, known, now);
    if (ticket) await spendTicket(tx, code, couponId);
    return couponId;
  });
}
