import { and, asc, eq, gt, inArray, lte, min, or, sql } from 'drizzle-orm';
import { PromotionType } from '#contract/rules/promotions.ts';
import { wireTime } from '#contract/rules/time.ts';
import { SOLD_OUT } from '#contract/trade/failures.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { promotion, promotionStock } from '../../db/schema/promotion.ts';
import { fail } from '../../kit/fail.ts';

export const isRunning = (now: Date) =>
  and(enabled(promotion), lte(promotion.beginTime, wireTime(now)), gt(promotion.endTime, wireTime(now)));

/**
 * Of a course that is sold, and for less than it costs otherwise: whoever sells it may have lowered it below the
 * promotion since, or give it away now.
 */
export const itsDearerCourse = and(
  eq(course.id, promotion.courseId),
  eq(course.isFree, 0),
  gt(course.courseDiscount, promotion.price),
);

export const hasStock = sql`${promotionStock.taken} < ${promotionStock.stock}`;

/** Of what is bought together, as many as a whole group needs. */
export const hasRoom = sql`${promotionStock.stock} - ${promotionStock.taken} >= coalesce(${promotion.groupSize}, 1)`;

const left = sql<number>`${promotionStock.stock} - ${promotionStock.taken}`;

/** For whoever buys alone; what is for newcomers and what is bought together is asked for apart. */
const alone: readonly PromotionType[] = [PromotionType.limited];

const applies = (heldId: string | null, now: Date, types: readonly PromotionType[]) =>
  and(
    inArray(promotion.promotionType, [...types]),
    isRunning(now),
    heldId === null ? hasRoom : or(hasRoom, eq(promotion.id, heldId)),
  );

/** The cheapest promotion of a course, of which there is some left, or of which `heldId` is already theirs. */
export async function runningFor(
  db: Db,
  courseId: string,
  heldId: string | null,
  now: Date,
  types: readonly PromotionType[] = alone,
) {
  const [row] = await db
    .select({
      id: promotion.id,
      promotionType: promotion.promotionType,
      groupSize: promotion.groupSize,
      groupHours: promotion.groupHours,
      promotionName: promotion.promotionName,
      price: promotion.price,
      endTime: promotion.endTime,
      left,
    })
    .from(promotion)
    .innerJoin(promotionStock, eq(promotionStock.promotionId, promotion.id))
    .innerJoin(course, itsDearerCourse)
    .where(and(eq(promotion.courseId, courseId), applies(heldId, now, types)))
    .orderBy(asc(promotion.price), asc(promotion.id))
    .limit(1);
  return row;
}

/** The same for many courses at once: what each costs whoever buys alone, in cents; nothing of those without a promotion. */
export async function pricesRunning(db: Db, courseIds: readonly string[], now: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ courseId: promotion.courseId, price: min(promotion.price) })
    .from(promotion)
    .innerJoin(promotionStock, eq(promotionStock.promotionId, promotion.id))
    .where(and(inArray(promotion.courseId, [...courseIds]), applies(null, now, alone)))
    .groupBy(promotion.courseId);
  return new Map(rows.map(({ courseId, price }) => [courseId, price!]));
}

/**
 * Takes one of the stock, if there is one at this moment. The row is held until the order is there, so this is the last
 * thing that an order does. @throws SOLD_OUT
 */
export async function takeSeat(db: Db, id: string, now: Date): Promise<void> {
  const taken = await db
    .update(promotionStock)
    .set({ taken: sql`${promotionStock.taken} + 1` })
    .from(promotion)
    .where(and(eq(promotion.id, id), eq(promotionStock.promotionId, id), isRunning(now), hasStock))
    .returning({ id: promotionStock.promotionId });
  if (taken.length === 0) throw fail(SOLD_OUT);
}

/** Takes as many as there are at this moment, at most `wanted`. @returns how many */
export async function takeSeats(db: Db, id: string, wanted: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ left })
    .from(promotionStock)
    .innerJoin(promotion, eq(promotion.id, promotionStock.promotionId))
    .where(and(eq(promotionStock.promotionId, id), isRunning(now)))
    .for('update', { of: promotionStock });
  const count = Math.min(wanted, row?.left ?? 0);
  if (count > 0)
    await db
      .update(promotionStock)
      .set({ taken: sql`${promotionStock.taken} + ${count}` })
      .where(eq(promotionStock.promotionId, id));
  return count;
}

/** An order that nobody paid gives its one back. */
export async function giveSeatBack(db: Db, id: string | null): Promise<void> {
  if (id === null) return;
  await db
    .update(promotionStock)
    .set({ taken: sql`${promotionStock.taken} - 1` })
    .where(eq(promotionStock.promotionId, id));
}
