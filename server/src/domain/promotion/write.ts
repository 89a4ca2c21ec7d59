import { eq, sql } from 'drizzle-orm';
import { yuanOf } from '#contract/rules/money.ts';
import { PromotionType } from '#contract/rules/promotions.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { PROMOTION_USED } from '#contract/trade/failures.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { promotion, promotionStock } from '../../db/schema/promotion.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { onShelf } from '../catalogue/policies.ts';

interface Written {
  id: string | undefined;
  /** 0: it is switched off, whatever became of its course. */
  statusId: RowState;
  promotionType: PromotionType;
  courseId: string;
  groupSize: number | null;
  groupHours: number | null;
  /** Cents. */
  price: number;
  floorPrice: number;
  stock: number;
  beginTime: string;
  endTime: string;
}

/** A promotion is one: of a course that is sold, cheaper than otherwise, not below its floor. @throws 422 at the field */
export async function mustBePromotion(db: Db, written: Written): Promise<void> {
  const { statusId, courseId, price, floorPrice, stock, beginTime, endTime } = written;
  const [its] = await db
    .select({ courseDiscount: course.courseDiscount, isSold: sql<boolean>`${onShelf} and ${course.isFree} = 0` })
    .from(course)
    .where(eq(course.id, courseId));
  if (!its || (statusId === RowState.normal && !its.isSold)) throw failAt('courseId', '没有这门在售的收费课程');
  if (statusId === RowState.normal && price >= its.courseDiscount)
    throw failAt('price', `活动价要低于现价 ${yuanOf(its.courseDiscount)} 元`);
  if (written.promotionType === PromotionType.group) {
    if (written.groupSize === null) throw failAt('groupSize', '请填写几人成团');
    if (written.groupHours === null) throw failAt('groupHours', '请填写几小时内拼成');
    if (written.groupSize > stock) throw failAt('groupSize', '名额还不够一个团');
  }
  if (price < floorPrice) throw failAt('price', '活动价不能低于底价');
  if (endTime <= beginTime) throw failAt('endTime', '结束时间要晚于开始时间');
  if (written.id !== undefined) await mustKeepTaken(db, written.id, written);
}

/** What is taken stays: there is room for it, and it is of the same course. */
async function mustKeepTaken(db: Db, id: string, { courseId, stock, promotionType }: Written): Promise<void> {
  const [known] = await db
    .select({ taken: promotionStock.taken, courseId: promotion.courseId, promotionType: promotion.promotionType })
    .from(promotionStock)
    .innerJoin(promotion, eq(promotion.id, promotionStock.promotionId))
    .where(eq(promotionStock.promotionId, id))
    .for('update', { of: promotionStock });
  if (!known || known.taken === 0) return;
  if (stock < known.taken) throw failAt('stock', `已经有 ${known.taken} 个名额被占用，不能更少`);
  if (promotionType !== known.promotionType) throw failAt('promotionType', '已经有人按这个活动价下过单，不能换种类');
  if (courseId !== known.courseId) throw failAt('courseId', '已经有人按这个活动价下过单，不能换课程');
}

/** Keeps how many there are, without a word about how many of them are taken. */
export const keepStock = (db: Db, promotionId: string, stock: number) =>
  db
    .insert(promotionStock)
    .values({ promotionId, stock })
    .onConflictDoUpdate({ target: promotionStock.promotionId, set: { stock } });

/** What somebody ordered at its price is kept; it can be disabled. @throws PROMOTION_USED */
export async function mustBeUnused(db: Db, id: string): Promise<void> {
  if ((await db.$count(tradeOrder, eq(tradeOrder.promotionId, id))) > 0) throw fail(PROMOTION_USED);
}
