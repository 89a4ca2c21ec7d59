import { and, eq } from 'drizzle-orm';
import { yuanOf } from '#contract/rules/money.ts';
import { PROMOTION_USED } from '#contract/trade/failures.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { promotion } from '../../db/schema/promotion.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { onShelf } from '../catalogue/policies.ts';

interface Written {
  courseId: string;
  /** Cents. */
  price: number;
  floorPrice: number;
  stock: number;
  beginTime: string;
  endTime: string;
}

/** A promotion is one: of a course that is sold, cheaper than otherwise, not below its floor. @throws 422 at the field */
export async function mustBePromotion(db: Db, written: Written, id: string | undefined): Promise<void> {
  const { courseId, price, floorPrice, stock, beginTime, endTime } = written;
  const [its] = await db
    .select({ courseDiscount: course.courseDiscount })
    .from(course)
    .where(and(eq(course.id, courseId), onShelf, eq(course.isFree, 0)));
  if (!its) throw failAt('courseId', '没有这门在售的收费课程');
  if (price >= its.courseDiscount) throw failAt('price', `活动价要低于现价 ${yuanOf(its.courseDiscount)} 元`);
  if (price < floorPrice) throw failAt('price', '活动价不能低于底价');
  if (endTime <= beginTime) throw failAt('endTime', '结束时间要晚于开始时间');
  if (id === undefined) return;
  const [known] = await db.select({ taken: promotion.taken }).from(promotion).where(eq(promotion.id, id)).for('update');
  if (known && stock < known.taken) throw failAt('stock', `已经有 ${known.taken} 个名额被占用，不能更少`);
}

/** What somebody ordered at its price is kept; it can be disabled. @throws PROMOTION_USED */
export async function mustBeUnused(db: Db, id: string): Promise<void> {
  if ((await db.$count(tradeOrder, eq(tradeOrder.promotionId, id))) > 0) throw fail(PROMOTION_USED);
}
