import { CouponBearer } from '#contract/rules/coupons.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { coupon, couponBatch, couponStock } from '#server/db/schema/coupon.ts';
import { coupons } from '../data/offers.ts';

const DAY_SECONDS = 86_400;

/** Coupons to take, and the first of them in the hands of the demo's first learner. */
export async function loadCoupons(
  db: Db,
  now: Date,
  { learnerNo, lecturerNo }: { learnerNo: string; lecturerNo: string },
): Promise<void> {
  for (const [index, { days, total, who, ...terms }] of coupons.entries()) {
    const isOwn = who === 'lecturer';
    const bearer = isOwn ? CouponBearer.lecturer : CouponBearer.platform;
    const from = wireTimeIn(now, -DAY_SECONDS);
    const [batch] = await db
      .insert(couponBatch)
      .values({
        ...terms,
        bearer,
        ownerNo: isOwn ? lecturerNo : '0',
        beginTime: from,
        endTime: wireTimeIn(now, days * DAY_SECONDS),
      })
      .returning({ id: couponBatch.id });
    const batchId = batch!.id;
    await db.insert(couponStock).values({ batchId, total, taken: index === 0 ? 1 : 0 });
    if (index === 0) await db.insert(coupon).values({ batchId, userNo: learnerNo, gmtCreate: from });
  }
}
