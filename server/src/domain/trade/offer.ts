import { and, eq, inArray } from 'drizzle-orm';
import { OrderState, ProductType } from '#contract/rules/orders.ts';
import { priceNow } from '#contract/rules/prices.ts';
import { DEFAULT_SHARE } from '#contract/rules/joinStates.ts';
import { SELLER_PERCENT } from '#contract/rules/saleShares.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { userCourse } from '../../db/schema/study.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { fail } from '../../kit/fail.ts';
import { maySee, ownsCourse } from '../catalogue/policies.ts';
import type { Viewer } from '../catalogue/policies.ts';
import { enrolmentOf } from '../study/access.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';

const live = [OrderState.toPay, OrderState.failed, OrderState.paid, OrderState.refunding];

/** The order of somebody for a product that is open or holds: there is never more than one. */
export async function liveOrder(db: Db, userNo: string, productId: string) {
  const its = and(eq(tradeOrder.productType, ProductType.course), eq(tradeOrder.productId, productId));
  const [row] = await db
    .select()
    .from(tradeOrder)
    .where(and(eq(tradeOrder.userNo, userNo), its, inArray(tradeOrder.orderStatus, live)));
  return row;
}

/** What a course costs somebody now, how it would be shared, and whether they can buy it. @throws NOT_FOUND */
export async function offerOf(db: Db, user: Viewer, courseId: string, now: Date) {
  const [row] = await db
    .select({ course, lecturer, statusId: userCourse.statusId, expiresAt: userCourse.expiresAt })
    .from(course)
    .leftJoin(lecturer, eq(lecturer.lecturerUserNo, course.lecturerUserNo))
    .leftJoin(userCourse, and(eq(userCourse.courseId, course.id), eq(userCourse.userNo, user.userNo)))
    .where(and(eq(course.id, courseId), enabled(course)));
  const order = await liveOrder(db, user.userNo, courseId);
  if (!row) throw fail(NOT_FOUND);
  const enrolment = enrolmentOf({ enrolledStatus: row.statusId, expiresAt: row.expiresAt }, now);
  if (!maySee(row.course, user, enrolment)) throw fail(NOT_FOUND);
  const price = priceNow(row.course);
  const isOpen = order !== undefined && isUnpaid(order.orderStatus);
  return {
    course: row.course,
    lecturerName: row.lecturer?.lecturerName ?? '',
    price,
    share: shareOf(row.course.orgNo, row.lecturer),
    openOrder: isOpen ? order : undefined,
    standing: standingOf({
      isOwn: ownsCourse(user, row.course),
      isHeld: enrolment === 'valid',
      isBought: order !== undefined && !isOpen,
      isFree: row.course.isFree === 1,
      isSold: row.course.isPutaway === 1 && price.paid > 0,
    }),
  };
}

export const isUnpaid = (state: OrderState): boolean => state === OrderState.toPay || state === OrderState.failed;

interface Facts {
  isOwn: boolean;
  isHeld: boolean;
  isBought: boolean;
  isFree: boolean;
  isSold: boolean;
}

/** `removed`: bought, and taken off the list since; it comes back without paying. */
function standingOf({ isOwn, isHeld, isBought, isFree, isSold }: Facts) {
  if (isOwn) return 'own' as const;
  if (isHeld) return 'held' as const;
  if (isBought) return 'removed' as const;
  if (isFree) return 'free' as const;
  return isSold ? ('buy' as const) : ('gone' as const);
}

/** The lecturer of another house, or of none, has no ratio with this one. */
function shareOf(orgNo: string | null, its: { orgNo: string | null; shareRatio: number } | null) {
  if (orgNo === null) return { sellerPercent: SELLER_PERCENT, lecturerPercent: 100 };
  return { sellerPercent: SELLER_PERCENT, lecturerPercent: its?.orgNo === orgNo ? its.shareRatio : DEFAULT_SHARE };
}
