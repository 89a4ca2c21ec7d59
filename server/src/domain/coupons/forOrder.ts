import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { couponBar, CouponBearer } from '#contract/rules/coupons.ts';
import type { CouponFor } from '#contract/rules/coupons.ts';
import type { CouponOff } from '#contract/rules/prices.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { coupon, couponBatch, couponCourse } from '../../db/schema/coupon.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { fail } from '../../kit/fail.ts';
import { couponState, itsOrder } from './rows.ts';

/** What is bought, and who sells it. */
export interface CouponProduct {
  productType: CouponFor;
  id: string;
  orgNo: string | null;
  lecturerUserNo: string;
}

/** As much of a wish as decides about coupons. */
export interface CouponUse {
  userNo: string;
  its: CouponProduct;
  /** What a coupon would be taken off, in cents. */
  price: number;
  isNewcomer: boolean;
  /** Their open order for the same thing: what it holds is free for it. */
  heldId: string | undefined;
}

/** As many as a checkout offers. */
const OFFERED = 50;

/** It is of the platform or of who sells this, and for this or for everything. */
function isFor({ productType, id, orgNo, lecturerUserNo }: CouponProduct) {
  const named = sql`select 1 from ${couponCourse} c where c.batch_id = ${couponBatch.id}`;
  const seller =
    orgNo === null
      ? sql`(${couponBatch.bearer} = ${CouponBearer.lecturer} and ${couponBatch.ownerNo} = ${lecturerUserNo})`
      : sql`(${couponBatch.bearer} = ${CouponBearer.organization} and ${couponBatch.ownerNo} = ${orgNo})`;
  return sql<boolean>`${couponBatch.productType} = ${productType} and (${couponBatch.bearer} = ${CouponBearer.platform} or ${seller})
    and (not exists (${named}) or exists (${named} and c.course_id = ${id}))`;
}

const found = (db: Db, its: CouponProduct) =>
  db
    .select({
      id: coupon.id,
      batch: couponBatch,
      order: { id: tradeOrder.id, orderStatus: tradeOrder.orderStatus },
      isFor: isFor(its),
    })
    .from(coupon)
    .innerJoin(couponBatch, eq(couponBatch.id, coupon.batchId))
    .leftJoin(tradeOrder, itsOrder);

type Row = Awaited<ReturnType<typeof found>>[number];

function read({ id, batch, order, isFor: isForThis }: Row, { price, isNewcomer, heldId }: CouponUse, now: string) {
  const state = couponState(batch, order, { now, heldId });
  const off: CouponOff = {
    id,
    what: `优惠券：${batch.batchName}（${CouponBearer.labels[batch.bearer]}承担）`,
    cents: batch.amountOff,
  };
  return { batch, off, bar: couponBar(batch, { price, isFor: isForThis, isNewcomer, state, now }) };
}

export type ReadCoupon = ReturnType<typeof read>;

/** A coupon of theirs as an order would use it. @throws NOT_FOUND */
export async function couponNamed(db: Db, couponId: string, use: CouponUse, now: Date): Promise<ReadCoupon> {
  const [row] = await found(db, use.its).where(and(eq(coupon.id, couponId), eq(coupon.userNo, use.userNo)));
  if (!row) throw fail(NOT_FOUND);
  return read(row, use, wireTime(now));
}

/** Their coupons for this kind of thing that are not over and not spent, those that take off most first. */
export async function couponsFor(db: Db, use: CouponUse, now: Date): Promise<ReadCoupon[]> {
  const at = wireTime(now);
  const isOpen = sql`(${tradeOrder.id} is null or ${tradeOrder.orderStatus} in (1, 3))`;
  const ofKind = eq(couponBatch.productType, use.its.productType);
  const rows = await found(db, use.its)
    .where(and(eq(coupon.userNo, use.userNo), ofKind, enabled(couponBatch), gt(couponBatch.endTime, at), isOpen))
    .orderBy(desc(couponBatch.amountOff), coupon.id)
    .limit(OFFERED);
  return rows.map((row) => read(row, use, at));
}

/** A coupon that an order names is theirs. @throws NOT_FOUND */
export async function mustOwnCoupon(db: Db, userNo: string, couponId: string | undefined): Promise<void> {
  if (couponId === undefined) return;
  const own = and(eq(coupon.id, couponId), eq(coupon.userNo, userNo));
  if ((await db.$count(coupon, own)) === 0) throw fail(NOT_FOUND);
}
