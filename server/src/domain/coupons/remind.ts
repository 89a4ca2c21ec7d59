import { and, asc, between, eq, inArray, isNull, sql } from 'drizzle-orm';
import { COUPON_REMIND_DAYS } from '#contract/rules/coupons.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { coupon, couponBatch } from '../../db/schema/coupon.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import type { Platform } from '../../kit/context.ts';
import { sendMessages } from '../messages/send.ts';
import { itsOrder } from './rows.ts';

const AT_ONCE = 500;

/** Tells some of those whose coupon ends soon and is in no order, each once for one end. @returns how many there were */
export async function remindCoupons({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  const soon = between(couponBatch.endTime, wireTime(now), wireTimeIn(now, COUPON_REMIND_DAYS * 86_400));
  return db.transaction(async (tx) => {
    const due = await tx
      .select({
        id: coupon.id,
        userNo: coupon.userNo,
        batchName: couponBatch.batchName,
        endTime: couponBatch.endTime,
      })
      .from(coupon)
      .innerJoin(couponBatch, eq(couponBatch.id, coupon.batchId))
      .leftJoin(tradeOrder, itsOrder)
      .where(
        and(
          enabled(couponBatch),
          soon,
          isNull(tradeOrder.id),
          sql`${coupon.remindedFor} is distinct from ${couponBatch.endTime}`,
        ),
      )
      .orderBy(asc(coupon.id))
      .limit(AT_ONCE)
      .for('update', { of: coupon, skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    const itsEnd = sql`(select ${couponBatch.endTime} from ${couponBatch} where ${couponBatch.id} = ${coupon.batchId})`;
    await tx.update(coupon).set({ remindedFor: itsEnd }).where(inArray(coupon.id, ids));
    await sendMessages(
      { db: tx },
      due.map(({ userNo, batchName, endTime }) => ({
        to: userNo,
        msgType: 'system',
        msgTitle: `优惠券「${batchName}」${shownTime(endTime)} 过期，还没有用`,
        msgText: '下单时在收银台选；用不上，也可以送给别人。',
        msgUrl: '/account/coupon',
      })),
    );
    return due.length;
  });
}
