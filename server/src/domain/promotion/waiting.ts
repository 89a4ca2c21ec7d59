import { and, asc, eq, exists, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { groupBar, GroupState } from '#contract/rules/groups.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { promotion, promotionStock, purchaseGroup } from '../../db/schema/promotion.ts';
import { tradeEvent, tradeOrder } from '../../db/schema/trade.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { categories } from '../catalogue/categories.ts';
import { onShelf } from '../catalogue/policies.ts';
import { maskName } from '../site/referral.ts';
import { isRunning, itsDearerCourse } from './running.ts';

/** Groups that wait for others and can be filled: somebody has paid, and the stock has as many as are lacking. */
const waiting = (db: Db, now: Date) =>
  and(
    eq(purchaseGroup.groupState, GroupState.open),
    gt(purchaseGroup.expiresAt, wireTime(now)),
    gt(purchaseGroup.paidCount, 0),
    sql`${purchaseGroup.taken} < ${purchaseGroup.size}`,
    exists(
      db
        .select({ one: sql`1` })
        .from(promotion)
        .innerJoin(promotionStock, eq(promotionStock.promotionId, promotion.id))
        .innerJoin(course, and(itsDearerCourse, onShelf))
        .where(
          and(
            eq(promotion.id, purchaseGroup.promotionId),
            isRunning(now),
            sql`${stockLeft} >= ${purchaseGroup.size} - ${purchaseGroup.taken}`,
          ),
        ),
    ),
  );

const stockLeft = sql<number>`${promotionStock.stock} - ${promotionStock.taken}`;

/** Of each promotion the group that lacks fewest. */
export async function nearestGroups(db: Db, promotionIds: readonly string[], now: Date) {
  if (promotionIds.length === 0) return new Map<string, { id: string; left: number }>();
  const lacking = sql<number>`${purchaseGroup.size} - ${purchaseGroup.taken}`;
  const rows = await db
    .selectDistinctOn([purchaseGroup.promotionId], {
      promotionId: purchaseGroup.promotionId,
      id: purchaseGroup.id,
      left: lacking,
    })
    .from(purchaseGroup)
    .where(and(inArray(purchaseGroup.promotionId, [...promotionIds]), waiting(db, now)))
    .orderBy(asc(purchaseGroup.promotionId), asc(lacking), asc(purchaseGroup.expiresAt));
  return new Map(rows.map(({ promotionId, ...one }) => [promotionId, one]));
}

const shown = (row: typeof purchaseGroup.$inferSelect) => ({
  id: row.id,
  promotionId: row.promotionId,
  groupState: row.groupState,
  size: row.size,
  paidCount: row.paidCount,
  left: row.size - row.taken,
  expiresAt: row.expiresAt,
});

/** The groups of a promotion that can be joined, what ends first is first. */
export async function waitingPage(
  db: Db,
  { promotionId, ...request }: PageRequest & { promotionId: string },
  now: Date,
) {
  const where = and(eq(purchaseGroup.promotionId, promotionId), waiting(db, now));
  const rows = db
    .select()
    .from(purchaseGroup)
    .where(where)
    .orderBy(asc(purchaseGroup.expiresAt), asc(purchaseGroup.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(purchaseGroup, where));
  return { ...page, list: page.list.map(shown), now: wireTime(now) };
}

/** A group as anybody with its link sees it: names are masked. @throws NOT_FOUND */
export async function groupView(db: Db, id: string, now: Date) {
  const [row] = await db
    .select({ group: purchaseGroup, promotion, course, stockLeft })
    .from(purchaseGroup)
    .innerJoin(promotion, eq(promotion.id, purchaseGroup.promotionId))
    .innerJoin(promotionStock, eq(promotionStock.promotionId, promotion.id))
    .innerJoin(course, eq(course.id, promotion.courseId))
    .where(eq(purchaseGroup.id, id));
  if (!row) throw fail(NOT_FOUND);
  const { group, promotion: its, course: sold } = row;
  const known = await categories(db, now);
  const at = wireTime(now);
  return {
    ...shown(group),
    promotionName: its.promotionName,
    price: yuanOf(its.price),
    coursePrice: yuanOf(sold.courseDiscount),
    courseId: sold.id,
    courseCategory: sold.courseCategory,
    courseName: sold.courseName,
    courseLogo: sold.courseLogo,
    categoryNames: [sold.categoryId1, sold.categoryId2, sold.categoryId3].flatMap(
      (categoryId) => known.get(categoryId)?.categoryName ?? [],
    ),
    members: await membersOf(db, id),
    bar: groupBar({ ...group, stockLeft: row.stockLeft }, at) ?? '',
    now: at,
  };
}

/** Who has paid, in the order in which they did. */
async function membersOf(db: Db, groupId: string) {
  const { paid, grouping, refunding, refunded } = OrderState;
  const rows = await db
    .select({ nickname: userExt.nickname, mobile: user.mobile, paidAt: tradeEvent.gmtCreate })
    .from(tradeOrder)
    .innerJoin(tradeEvent, and(eq(tradeEvent.orderId, tradeOrder.id), eq(tradeEvent.event, 'pooled')))
    .innerJoin(user, eq(user.userNo, tradeOrder.userNo))
    .innerJoin(userExt, eq(userExt.userNo, tradeOrder.userNo))
    .where(and(eq(tradeOrder.groupId, groupId), inArray(tradeOrder.orderStatus, [paid, grouping, refunding, refunded])))
    .orderBy(asc(tradeEvent.id));
  return rows.map(({ paidAt, ...one }) => ({ name: maskName(displayName(one)), paidAt }));
}

/** The order of somebody in a group; none where they are not in it. */
export async function orderIn(db: Db, groupId: string, userNo: string) {
  const [order] = await db
    .select({ orderNo: tradeOrder.orderNo, orderStatus: tradeOrder.orderStatus })
    .from(tradeOrder)
    .where(
      and(
        eq(tradeOrder.groupId, groupId),
        eq(tradeOrder.userNo, userNo),
        // closed after all because nobody came: its buyer looks for the money
        or(ne(tradeOrder.orderStatus, OrderState.closed), eq(tradeOrder.closeReason, 'ungrouped')),
      ),
    );
  return order ?? null;
}
