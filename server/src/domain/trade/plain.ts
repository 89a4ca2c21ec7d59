import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { ProductType } from '#contract/rules/orders.ts';
import { PromotionType } from '#contract/rules/promotions.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { named } from '../../db/named.ts';
import { course } from '../../db/schema/course.ts';
import { vipSpan } from '../../db/schema/membership.ts';
import { promotion } from '../../db/schema/promotion.ts';
import { userCourse } from '../../db/schema/study.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { ownsCourse } from '../catalogue/policies.ts';
import type { Viewer } from '../catalogue/policies.ts';
import { liveStates } from './offer.ts';
import type { Wish } from './place.ts';

export interface PlainWish {
  courseId: string;
  price: number;
  requestKey: string;
}

/** A course and nothing with it: no coupon, no points, no group. */
export const isPlainWish = (wish: Wish): wish is Wish & PlainWish =>
  wish.courseId !== undefined &&
  [wish.vipSetId, wish.programId, wish.seatCourseId, wish.couponId, wish.openGroup, wish.joinGroup].every(
    (one) => one === undefined,
  ) &&
  wish.usePoints !== 1;

const theirs = sql`w.user_no`;
const now = sql.placeholder('now');

/** A membership may lower the price, and so may a price for newcomers: whether it does is not asked here. */
const member = sql`select 1 from ${vipSpan}
  where ${and(eq(vipSpan.userNo, theirs), gt(vipSpan.endsAt, now), eq(vipSpan.isBack, 0), isNull(vipSpan.exchangedFor))}`;
const forNewcomers = sql`select 1 from ${promotion}
  where ${and(
    eq(promotion.courseId, course.id),
    eq(promotion.promotionType, PromotionType.newcomer),
    enabled(promotion),
    gt(promotion.endTime, now),
  )}`;
const taking = sql`select 1 from ${userCourse}
  where ${and(eq(userCourse.userNo, theirs), eq(userCourse.courseId, course.id))}`;
const pressed = sql`select 1 from ${tradeOrder}
  where ${and(eq(tradeOrder.userNo, theirs), eq(tradeOrder.requestKey, sql`w.request_key`))}`;
const ordered = sql`select 1 from ${tradeOrder}
  where ${and(
    eq(tradeOrder.userNo, theirs),
    eq(tradeOrder.productType, ProductType.course),
    eq(tradeOrder.productId, course.id),
    inArray(tradeOrder.orderStatus, liveStates),
  )}`;

const plain = named<{ userNo: string; lecturerUserNo: string; orgNo: string | null }>(
  'order_plain',
  sql`select w.user_no::text as "userNo", ${course.lecturerUserNo}::text as "lecturerUserNo", ${course.orgNo}::text as "orgNo"
  from unnest(${sql.placeholder('userNos')}::bigint[], ${sql.placeholder('requestKeys')}::text[]) w (user_no, request_key)
  join ${course} on ${course.id} = ${sql.placeholder('courseId')}::bigint
  where not exists (${pressed}) and not exists (${ordered}) and not exists (${taking}) and not exists (${forNewcomers})
    and (${course.courseSvipDiscount} = 0 or not exists (${member}))`,
);

/**
 * Those to whom a course is offered as it is to anybody, because they have nothing to do with it yet: an offer to one of
 * them is the offer to each. One statement for all; every one another person.
 */
export async function plainOf<A extends { user: Viewer; wish: PlainWish }>(
  db: Db,
  courseId: string,
  asking: readonly A[],
  at: Date,
): Promise<A[]> {
  if (asking.length === 0) return [];
  const rows = await plain(db, {
    courseId,
    userNos: asking.map(({ user }) => user.userNo),
    requestKeys: asking.map(({ wish }) => wish.requestKey),
    now: wireTime(at),
  });
  const found = new Map(rows.map((row) => [row.userNo, row]));
  return asking.filter(({ user }) => {
    const its = found.get(user.userNo);
    return its !== undefined && !ownsCourse(user, its);
  });
}
