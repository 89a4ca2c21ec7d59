import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { CourseCategory } from '#contract/rules/courseCategories.ts';
import { isUnpaid } from '#contract/rules/orders.ts';
import { courseRefund, heldOf, refundDaysOf, refundRule, refundUntil } from '#contract/rules/refundRule.ts';
import { momentOf } from '#contract/rules/time.ts';
import type { Db } from '../../../db/client.ts';
import { enabled } from '../../../db/enabled.ts';
import { course } from '../../../db/schema/course.ts';
import { lecturer } from '../../../db/schema/people.ts';
import { userCourse } from '../../../db/schema/study.ts';
import { fail } from '../../../kit/fail.ts';
import { categories } from '../../catalogue/categories.ts';
import { maySee, onShelf, ownsCourse } from '../../catalogue/policies.ts';
import { enrolmentOf } from '../../study/access.ts';
import { deliverCourse, learntOf, takeBackCourse, usedSince } from '../../study/bought.ts';
import { isKept } from '../../study/rights.ts';
import { shareOf } from '../shareRules.ts';
import type { Order, ProductKind } from './kind.ts';
import { couponChoices, pricedWith } from './priced.ts';
import { shownCourse } from './shown.ts';

/** A course of whichever category. */
export const courseKind: ProductKind = {
  isOneOpen: false,

  async offer(db, user, { productId, ...wish }, now) {
    const { held } = wish;
    const [row] = await db
      .select({
        course,
        lecturer,
        statusId: userCourse.statusId,
        source: userCourse.source,
        expiresAt: userCourse.expiresAt,
      })
      .from(course)
      .leftJoin(lecturer, eq(lecturer.lecturerUserNo, course.lecturerUserNo))
      .leftJoin(userCourse, and(eq(userCourse.courseId, course.id), eq(userCourse.userNo, user.userNo)))
      .where(and(eq(course.id, productId), enabled(course)));
    if (!row) throw fail(NOT_FOUND);
    const its = row.course;
    const enrolment = enrolmentOf({ enrolledStatus: row.statusId, expiresAt: row.expiresAt }, now);
    if (!maySee(its, user, enrolment)) throw fail(NOT_FOUND);
    const isTheirs = row.source !== null && isKept({ source: row.source, expiresAt: row.expiresAt }, now);
    const { price, ...made } = await pricedWith(db, its, { userNo: user.userNo, ...wish }, now);
    const known = await categories(db, now);
    return {
      product: shownCourse({ ...its, id: productId, lecturerName: row.lecturer?.lecturerName ?? '' }, known),
      orgNo: its.orgNo,
      lecturerUserNo: its.lecturerUserNo,
      price,
      share: await shareOf(db, its, row.lecturer, now),
      refundRule: refundRule(its.courseCategory),
      vipTerms: null,
      programTerms: null,
      seats: null,
      ...made,
      standing: standingOf({
        isOwn: ownsCourse(user, its),
        // What members hold for as long as they are, they may also buy for good.
        isHeld: enrolment === 'valid' && row.source !== 'vip',
        isBought: (held !== undefined && !isUnpaid(held.orderStatus)) || isTheirs,
        isFree: its.isFree === 1,
        isSold: its.isPutaway === 1 && price.paid > 0,
      }),
    };
  },

  async coupons(db, { userNo }, { productId, held }, now) {
    const [its] = await db.select().from(course).where(eq(course.id, productId));
    return its ? couponChoices(db, its, { userNo, held }, now) : [];
  },

  isOnSale: async (db, { productId }) => (await db.$count(course, and(eq(course.id, productId), onShelf))) > 0,

  /** A course that was taken down altogether cannot be handed over any more. */
  isDeliverable: async (db, { productId }) =>
    (await db.$count(course, and(eq(course.id, productId), enabled(course)))) > 0,

  deliver: (db, { userNo, productId }, now) => deliverCourse(db, userNo, productId, now),

  takeBack: (db, { userNo, productId: courseId, heldBefore }, now) =>
    takeBackCourse(db, { userNo, courseId, heldBefore }, now),

  refundRule: async (db, order) => refundRule(await categoryOf(db, order)),

  refundDays: async (db, order) => refundDaysOf(await categoryOf(db, order)),

  async refundStanding(db, { userNo, productId, paidAt, pricePaid, ...order }, now) {
    const courseCategory = await categoryOf(db, { productId });
    const learnt = await learntOf(db, userNo, productId, paidAt!);
    // Who bought it when only learning counted was told so.
    const promised = refundUntil(momentOf(paidAt!), refundDaysOf(courseCategory));
    const counted = momentOf(order.refundUntil!) >= promised ? heldOf(courseCategory) : null;
    const isHeld = counted !== null;
    const { all, byLesson } = isHeld ? await usedSince(db, userNo, productId, paidAt!, now) : notHeld;
    const progress = counted === 'byLesson' ? byLesson : Math.max(learnt.progress, all);
    const bought = { courseCategory, pricePaid, paidAt: momentOf(paidAt!), ...learnt, progress };
    return { ...courseRefund(bought, now), progress, isHeld };
  },

  words: {
    delivered: (name) => `《${name}》已经放进「我的课程」`,
    takenBack: '课程已经收回',
    called: (name) => `《${name}》`,
  },
};

async function categoryOf(db: Db, { productId }: Pick<Order, 'productId'>): Promise<CourseCategory> {
  const [its] = await db.select({ courseCategory: course.courseCategory }).from(course).where(eq(course.id, productId));
  return its!.courseCategory;
}

const notHeld = { all: 0, byLesson: 0 };

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
