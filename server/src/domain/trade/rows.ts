import { and, eq, inArray, sql } from 'drizzle-orm';
import { yuanOf } from '#contract/rules/money.ts';
import { closeReasons, ProductType } from '#contract/rules/orders.ts';
import type { PriceLine } from '#contract/rules/prices.ts';
import { refundMade } from '#contract/rules/refundRule.ts';
import { backWith } from '#contract/rules/saleShares.ts';
import { momentOf } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import type { tradeRefund } from '../../db/schema/trade.ts';
import type { Known } from './products/shown.ts';
import { shownCourse, shownProgram, shownSeats, shownVip } from './products/shown.ts';

const columns = {
  order: tradeOrder,
  its: {
    id: course.id,
    courseCategory: course.courseCategory,
    courseLogo: course.courseLogo,
    periodTotal: course.periodTotal,
    categoryId1: course.categoryId1,
    categoryId2: course.categoryId2,
    categoryId3: course.categoryId3,
  },
  lecturerName: sql<string>`coalesce(${lecturer.lecturerName}, '')`,
};

/** What is a course, or of one. */
const ofCourses = [ProductType.course, ProductType.seats];

/** Orders with what is known today of what they are for. */
export const ordersWithProducts = (db: Db) =>
  db
    .select(columns)
    .from(tradeOrder)
    .leftJoin(course, and(inArray(tradeOrder.productType, ofCourses), eq(course.id, tradeOrder.productId)))
    .leftJoin(lecturer, eq(lecturer.lecturerUserNo, tradeOrder.lecturerUserNo));

export type FoundOrder = Awaited<ReturnType<typeof ordersWithProducts>>[number];

function productOf({ order, its, lecturerName }: FoundOrder, known: Known) {
  const { productId: id, productName, programTerms, vipTerms } = order;
  if (programTerms) return shownProgram({ ...programTerms, id, programName: productName });
  if (!its) return shownVip({ ...vipTerms!, id, vipName: productName });
  const shown = { ...its, courseName: productName, lecturerName };
  return order.seatCount === null
    ? shownCourse(shown, known)
    : shownSeats({ ...shown, seatCount: order.seatCount }, known);
}

/** An order on the wire; it is called what it was called when it was ordered. */
export const shownOrder = ({ order, its, lecturerName }: FoundOrder, known: Known) => ({
  orderNo: order.orderNo,
  gmtCreate: order.gmtCreate,
  orderStatus: order.orderStatus,
  product: productOf({ order, its, lecturerName }, known),
  pricePayable: yuanOf(order.pricePayable),
  pricePaid: yuanOf(order.pricePaid),
  priceBack: yuanOf(order.priceBack),
  payType: order.payType,
  expiresAt: order.expiresAt,
  paidAt: order.paidAt,
  groupId: order.groupId,
  closedWhy: order.closeReason ? closeReasons[order.closeReason] : '',
});

export const shownLines = (lines: readonly PriceLine[]) =>
  lines.map(({ what, cents }) => ({ what, price: yuanOf(cents) }));

type Order = typeof tradeOrder.$inferSelect;

/** What would come back with so many cents of an order, and how they are made. */
export const shownOffer = (order: Order, ruled: number, asked: { progress: number; isHeld: boolean; at: string }) => ({
  points: backWith(ruled, order).pointsBack,
  made: refundMade({
    ruled,
    pricePaid: order.pricePaid,
    progress: asked.progress,
    isHeld: asked.isHeld,
    seatCount: order.seatCount,
    paidAt: momentOf(order.paidAt!),
    askedAt: momentOf(asked.at),
  }),
});

/** How it is made. What came in surplus is no part of what the order was paid with, and what an operator began is by no rule. */
function madeOf(row: typeof tradeRefund.$inferSelect, order: Order) {
  if (row.isSurplus === 1) return { points: 0, made: '' };
  const points = backWith(row.amount, order).pointsBack;
  if (row.isBegun === 1) return { points, made: '平台主动退款' };
  return { made: shownOffer(order, row.ruled, { ...row, isHeld: row.isHeld === 1, at: row.gmtCreate }).made, points };
}

/** A refund on the wire. */
export const shownRefund = (row: typeof tradeRefund.$inferSelect, order: Order) => ({
  ...madeOf(row, order),
  id: row.id,
  refundNo: row.refundNo,
  gmtCreate: row.gmtCreate,
  refundState: row.refundState,
  price: yuanOf(row.amount),
  ruled: yuanOf(row.ruled),
  isSurplus: row.isSurplus,
  isBegun: row.isBegun,
  reason: row.reason,
  progress: row.progress / 100,
  opinion: row.opinion,
  auditTime: row.auditTime,
  doneAt: row.doneAt,
});
