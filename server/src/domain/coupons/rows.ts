import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { CouponBearer } from '#contract/rules/coupons.ts';
import type { CouponState } from '#contract/rules/coupons.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { isUnpaid, OrderState } from '#contract/rules/orders.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { coupon, couponBatch, couponCourse } from '../../db/schema/coupon.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { orgInfo } from '../../db/schema/user.ts';

type Batch = typeof couponBatch.$inferSelect;

/** The order that a coupon is in: one that is closed let it go. */
export const itsOrder = and(eq(tradeOrder.couponId, coupon.id), ne(tradeOrder.orderStatus, OrderState.closed));

export const itsOrg = and(eq(couponBatch.bearer, CouponBearer.organization), eq(orgInfo.orgNo, couponBatch.ownerNo));
export const itsLecturer = and(
  eq(couponBatch.bearer, CouponBearer.lecturer),
  eq(lecturer.lecturerUserNo, couponBatch.ownerNo),
);

/** Who bears a batch; empty for the platform. */
export const ownerName = sql<string>`coalesce(${orgInfo.orgName}, ${lecturer.lecturerName}, '')`;

interface InOrder {
  id: string;
  orderStatus: OrderState;
}

/** How it stands with a coupon; in the order `heldId` it is as free as before. */
export function couponState(
  { endTime, statusId }: Pick<Batch, 'endTime' | 'statusId'>,
  order: InOrder | null,
  { now, heldId }: { now: string; heldId?: string | undefined },
): CouponState {
  if (order && order.id !== heldId) return isUnpaid(order.orderStatus) ? 'held' : 'used';
  return endTime <= now || statusId !== RowState.normal ? 'over' : 'free';
}

/** The courses that batches name, by batch. */
export async function coursesOf(db: Db, batchIds: readonly string[]) {
  if (batchIds.length === 0) return new Map<string, { courseId: string; courseName: string }[]>();
  const rows = await db
    .select({ batchId: couponCourse.batchId, courseId: course.id, courseName: course.courseName })
    .from(couponCourse)
    .innerJoin(course, eq(course.id, couponCourse.courseId))
    .where(inArray(couponCourse.batchId, [...new Set(batchIds)]))
    .orderBy(course.id);
  const named = new Map<string, { courseId: string; courseName: string }[]>();
  for (const { batchId, ...one } of rows) named.set(batchId, [...(named.get(batchId) ?? []), one]);
  return named;
}

/** What anybody may know of a batch, on the wire. */
export const shownTerms = (
  batch: Batch,
  { courses, ownerName: name }: { courses: { courseId: string; courseName: string }[] | undefined; ownerName: string },
) => ({
  batchId: batch.id,
  batchName: batch.batchName,
  bearer: batch.bearer,
  ownerName: name,
  amountOff: yuanOf(batch.amountOff),
  minPrice: yuanOf(batch.minPrice),
  points: batch.points,
  isNewcomer: batch.isNewcomer,
  productType: batch.productType,
  beginTime: batch.beginTime,
  endTime: batch.endTime,
  courses: courses ?? [],
});
