import { and, eq, isNull } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as failures from '#contract/trade/failures.ts';
import type { Db } from '../../db/client.ts';
import { coupon, couponBatch, couponGift } from '../../db/schema/coupon.ts';
import { lecturer } from '../../db/schema/people.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { orgInfo, user, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { sendMessage } from '../messages/send.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { maskName } from '../site/referral.ts';
import { isNewcomer } from './newcomer.ts';
import { coursesOf, couponState, itsLecturer, itsOrder, itsOrg, ownerName, shownTerms } from './rows.ts';
import { newCode } from './tickets.ts';

/** A coupon, its batch and the order it is in. */
const withOrder = (db: Db) =>
  db
    .select({ coupon, batch: couponBatch, order: { id: tradeOrder.id, orderStatus: tradeOrder.orderStatus } })
    .from(coupon)
    .innerJoin(couponBatch, eq(couponBatch.id, coupon.batchId))
    .leftJoin(tradeOrder, itsOrder);

/**
 * Gives a coupon away by a link: pressed twice it is the same one. Until somebody takes it, it is theirs to use.
 * @returns the code of the link
 * @throws NOT_FOUND, COUPON_NOT_FREE
 */
export async function giveCoupon({ db, user: { userNo }, now }: UserCtx, couponId: string): Promise<string> {
  await oneAtATime(db, userNo);
  const [row] = await withOrder(db).where(and(eq(coupon.id, couponId), eq(coupon.userNo, userNo)));
  if (!row) throw fail(NOT_FOUND);
  const at = wireTime(now);
  if (couponState(row.batch, row.order, { now: at }) !== 'free') throw fail(failures.COUPON_NOT_FREE);
  const [open] = await db.select().from(couponGift).where(openGift(couponId));
  if (open) return open.code;
  const code = newCode();
  await db.insert(couponGift).values({ gmtCreate: at, code, couponId, fromUserNo: userNo });
  return code;
}

const openGift = (couponId: string) => and(eq(couponGift.couponId, couponId), isNull(couponGift.takenAt));

/** The link leads nowhere any more. @throws NOT_FOUND */
export async function takeBackCoupon({ db, user: { userNo } }: UserCtx, couponId: string): Promise<void> {
  await oneAtATime(db, userNo);
  const own = and(eq(coupon.id, couponId), eq(coupon.userNo, userNo));
  if ((await db.$count(coupon, own)) === 0) throw fail(NOT_FOUND);
  await db.delete(couponGift).where(openGift(couponId));
}

/** What somebody is given, as whoever has the link sees it. @throws NO_SUCH_GIFT */
export async function giftView({ db, user: reader, now }: UserCtx, code: string) {
  const [row] = await db
    .select({
      batch: couponBatch,
      order: { id: tradeOrder.id, orderStatus: tradeOrder.orderStatus },
      ownerName,
      giverNo: couponGift.fromUserNo,
      nickname: userExt.nickname,
      mobile: user.mobile,
    })
    .from(couponGift)
    .innerJoin(coupon, and(eq(coupon.id, couponGift.couponId), eq(coupon.userNo, couponGift.fromUserNo)))
    .innerJoin(couponBatch, eq(couponBatch.id, coupon.batchId))
    .innerJoin(user, eq(user.userNo, couponGift.fromUserNo))
    .innerJoin(userExt, eq(userExt.userNo, couponGift.fromUserNo))
    .leftJoin(tradeOrder, itsOrder)
    .leftJoin(orgInfo, itsOrg)
    .leftJoin(lecturer, itsLecturer)
    .where(and(eq(couponGift.code, code), isNull(couponGift.takenAt)));
  if (!row) throw fail(failures.NO_SUCH_GIFT);
  const { batch, order, giverNo } = row;
  const state = couponState(batch, order, { now: wireTime(now) });
  const courses = (await coursesOf(db, [batch.id])).get(batch.id);
  return {
    terms: shownTerms(batch, { courses, ownerName: row.ownerName }),
    giverName: maskName(displayName(row)),
    bar: giverNo === reader.userNo ? failures.OWN_GIFT.msg : barOf[state],
  };
}

const barOf = { free: '', held: '对方正在用这张券下单', used: '对方已经用掉了', over: '这张券已经过期' } as const;

/**
 * Takes what somebody gives: it changes hands once, whoever presses first. Both people's writes wait in line, so that it is
 * not used in an order at the same moment.
 * @throws NO_SUCH_GIFT, OWN_GIFT, COUPON_TAKEN, COUPON_OVER, NEWCOMERS_ONLY
 */
export async function receiveCoupon({ db, user: { userNo }, now }: UserCtx, code: string): Promise<string> {
  const ofCode = and(eq(couponGift.code, code), isNull(couponGift.takenAt));
  const [sought] = await db.select().from(couponGift).where(ofCode);
  if (!sought) throw fail(failures.NO_SUCH_GIFT);
  const { fromUserNo, couponId } = sought;
  if (fromUserNo === userNo) throw fail(failures.OWN_GIFT);
  for (const one of [fromUserNo, userNo].toSorted()) await oneAtATime(db, one);
  const [gift] = await db.select().from(couponGift).where(ofCode).for('update');
  const [row] = await withOrder(db).where(and(eq(coupon.id, couponId), eq(coupon.userNo, fromUserNo)));
  if (!gift || !row) throw fail(failures.NO_SUCH_GIFT);
  const at = wireTime(now);
  const { batch, order } = row;
  if (batch.statusId !== RowState.normal || batch.endTime <= at) throw fail(failures.COUPON_OVER);
  if (order) throw fail(failures.NO_SUCH_GIFT);
  if (batch.isNewcomer === 1 && !(await isNewcomer(db, userNo, undefined))) throw fail(failures.NEWCOMERS_ONLY);
  const moving = db.update(coupon).set({ userNo, remindedFor: null }).where(eq(coupon.id, couponId));
  await refusedAs(moving, { coupon_one_each: failures.COUPON_TAKEN });
  await db.update(couponGift).set({ toUserNo: userNo, takenAt: at }).where(eq(couponGift.id, gift.id));
  await sendMessage(
    { db },
    {
      to: [fromUserNo],
      msgType: 'system',
      msgTitle: `你送的优惠券「${batch.batchName}」有人领走了`,
      msgUrl: '/account/coupon',
    },
  );
  return couponId;
}
