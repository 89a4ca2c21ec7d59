import { eq, sql } from 'drizzle-orm';
import { yuanOf } from '#contract/rules/money.ts';
import { closeReasons } from '#contract/rules/orders.ts';
import type { PriceLine } from '#contract/rules/prices.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import type { tradeRefund } from '../../db/schema/trade.ts';
import { categories } from '../catalogue/categories.ts';

const columns = {
  order: tradeOrder,
  courseCategory: course.courseCategory,
  courseLogo: course.courseLogo,
  periodTotal: course.periodTotal,
  categoryId1: course.categoryId1,
  categoryId2: course.categoryId2,
  categoryId3: course.categoryId3,
  lecturerName: sql<string>`coalesce(${lecturer.lecturerName}, '')`,
};

/** Orders with what is known today of what they are for. */
export const ordersWithProducts = (db: Db) =>
  db
    .select(columns)
    .from(tradeOrder)
    .innerJoin(course, eq(course.id, tradeOrder.productId))
    .leftJoin(lecturer, eq(lecturer.lecturerUserNo, tradeOrder.lecturerUserNo));

export type FoundOrder = Awaited<ReturnType<typeof ordersWithProducts>>[number];

type Known = Awaited<ReturnType<typeof categories>>;

/** An order on the wire; it is called what it was called when it was ordered. */
export const shownOrder = ({ order, ...product }: FoundOrder, known: Known) => ({
  orderNo: order.orderNo,
  gmtCreate: order.gmtCreate,
  orderStatus: order.orderStatus,
  product: {
    courseId: order.productId,
    courseCategory: product.courseCategory,
    courseName: order.productName,
    courseLogo: product.courseLogo,
    categoryNames: namesOf(product, known),
    lecturerName: product.lecturerName,
    periodTotal: product.periodTotal,
  },
  pricePayable: yuanOf(order.pricePayable),
  pricePaid: yuanOf(order.pricePaid),
  payType: order.payType,
  expiresAt: order.expiresAt,
  paidAt: order.paidAt,
  closedWhy: order.closeReason ? closeReasons[order.closeReason] : '',
});

export const namesOf = (
  { categoryId1, categoryId2, categoryId3 }: Record<'categoryId1' | 'categoryId2' | 'categoryId3', string>,
  known: Known,
): string[] => [categoryId1, categoryId2, categoryId3].flatMap((id) => known.get(id)?.categoryName ?? []);

export const shownLines = (lines: readonly PriceLine[]) =>
  lines.map(({ what, cents }) => ({ what, price: yuanOf(cents) }));

export const shownRefund = (row: typeof tradeRefund.$inferSelect) => ({
  id: row.id,
  refundNo: row.refundNo,
  gmtCreate: row.gmtCreate,
  refundState: row.refundState,
  price: yuanOf(row.amount),
  isSurplus: row.isSurplus,
  reason: row.reason,
  progress: row.progress / 100,
  opinion: row.opinion,
  auditTime: row.auditTime,
  doneAt: row.doneAt,
});
