import { and, eq } from 'drizzle-orm';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { seatRefund } from '#contract/rules/refundRule.ts';
import { SEAT_REFUND_DAYS, seatRefundRule, seatsOf, seatsUsed } from '#contract/rules/seats.ts';
import { momentOf } from '#contract/rules/time.ts';
import { enabled } from '../../../db/enabled.ts';
import { course } from '../../../db/schema/course.ts';
import { lecturer } from '../../../db/schema/people.ts';
import { fail } from '../../../kit/fail.ts';
import { categories } from '../../catalogue/categories.ts';
import { onShelf, ownsCourse } from '../../catalogue/policies.ts';
import { countGiven, makeSeats, removeSeats } from '../../seats/pool.ts';
import { shareOf } from '../shareRules.ts';
import type { ProductKind } from './kind.ts';
import { shownSeats } from './shown.ts';

/** Seats of a course for an organization, at the price that everybody pays; nothing else lowers it. */
export const seatsKind: ProductKind = {
  isOneOpen: false,

  async offer(db, user, { productId, seatCount }, now) {
    const { orgNo: seatOrgNo } = user;
    if (seatOrgNo === null) throw fail(NO_PERMISSION);
    const [row] = await db
      .select({ course, lecturer })
      .from(course)
      .leftJoin(lecturer, eq(lecturer.lecturerUserNo, course.lecturerUserNo))
      .where(and(eq(course.id, productId), enabled(course), onShelf));
    if (!row) throw fail(NOT_FOUND);
    const its = row.course;
    const cents = its.courseDiscount * seatCount;
    const lecturerName = row.lecturer?.lecturerName ?? '';
    return {
      product: shownSeats({ ...its, id: productId, lecturerName, seatCount }, await categories(db, now)),
      orgNo: its.orgNo,
      lecturerUserNo: its.lecturerUserNo,
      price: {
        lines: [{ what: `${seatCount} 个席位，每个 ${yuanOf(its.courseDiscount)} 元`, cents }],
        payable: cents,
        paid: cents,
      },
      share: await shareOf(db, its, row.lecturer, now),
      standing: standingOf({ isOwn: ownsCourse(user, its), isFree: its.isFree === 1, cents }),
      refundRule: seatRefundRule,
      vipTerms: null,
      programTerms: null,
      isVipPrice: 0,
      promotionId: null,
      couponId: null,
      subsidy: 0,
      isNewcomer: 0,
      group: null,
      seats: { seatCount, seatOrgNo },
    };
  },

  isOnSale: async (db, { productId }) => (await db.$count(course, and(eq(course.id, productId), onShelf))) > 0,

  isDeliverable: async (db, { productId }) =>
    (await db.$count(course, and(eq(course.id, productId), enabled(course)))) > 0,

  async deliver(db, { id: orderId, productId: courseId, seatOrgNo, seatCount }) {
    await makeSeats(db, { orderId, courseId, orgNo: seatOrgNo!, count: seatCount! });
    return null;
  },

  takeBack: (db, { id, seatCount }, _now, used) => removeSeats(db, id, seatCount! - seatsOf(used, seatCount!)),

  refundRule: async () => seatRefundRule,

  refundDays: async () => SEAT_REFUND_DAYS,

  async refundStanding(db, { id, paidAt, pricePaid, seatCount: bought }, now) {
    const seatCount = bought!;
    const given = await countGiven(db, id);
    const offer = seatRefund({ paidAt: momentOf(paidAt!), pricePaid, seatCount, given }, now);
    return { ...offer, progress: seatsUsed(given, seatCount) };
  },

  words: {
    delivered: (name) => `《${name}》的席位可以发给成员了`,
    takenBack: '没有发的席位已经收回',
    called: (name) => `《${name}》的席位`,
  },
};

function standingOf({ isOwn, isFree, cents }: { isOwn: boolean; isFree: boolean; cents: number }) {
  if (isOwn) return 'own' as const;
  if (isFree) return 'free' as const;
  return cents > 0 ? ('buy' as const) : ('gone' as const);
}
