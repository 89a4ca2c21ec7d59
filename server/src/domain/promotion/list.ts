import { and, asc, eq, gt } from 'drizzle-orm';
import { yuanOf } from '#contract/rules/money.ts';
import type { PromotionType } from '#contract/rules/promotions.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { promotion, promotionStock } from '../../db/schema/promotion.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { categories } from '../catalogue/categories.ts';
import { onShelf } from '../catalogue/policies.ts';
import { itsDearerCourse } from './running.ts';
import { nearestGroups } from './waiting.ts';

/** Promotions that are not over, of courses that are on the shelf and cost more otherwise; what ends first is first. */
export async function promotionPage(
  db: Db,
  request: PageRequest & { promotionType?: PromotionType | undefined },
  now: Date,
) {
  const { promotionType, ...page } = request;
  const where = and(
    enabled(promotion),
    gt(promotion.endTime, wireTime(now)),
    promotionType === undefined ? undefined : eq(promotion.promotionType, promotionType),
  );
  const itsCourse = and(itsDearerCourse, onShelf);
  const rows = db
    .select({ promotion, course, stock: promotionStock })
    .from(promotion)
    .innerJoin(promotionStock, eq(promotionStock.promotionId, promotion.id))
    .innerJoin(course, itsCourse)
    .where(where)
    .orderBy(asc(promotion.endTime), asc(promotion.id))
    .$dynamic();
  const counted = db.select({ id: promotion.id }).from(promotion).innerJoin(course, itsCourse).where(where);
  const [found, known] = await Promise.all([
    paginate(page, rows, () => db.$count(counted.as('counted'))),
    categories(db, now),
  ]);
  const waiting = await nearestGroups(
    db,
    found.list.map(({ promotion: one }) => one.id),
    now,
  );
  return {
    ...found,
    now: wireTime(now),
    list: found.list.map(({ promotion: one, course: its, stock }) => ({
      ...one,
      stock: stock.stock,
      courseCategory: its.courseCategory,
      courseName: its.courseName,
      courseLogo: its.courseLogo,
      categoryNames: [its.categoryId1, its.categoryId2, its.categoryId3].flatMap(
        (id) => known.get(id)?.categoryName ?? [],
      ),
      coursePrice: yuanOf(its.courseDiscount),
      price: yuanOf(one.price),
      left: stock.stock - stock.taken,
      openGroup: waiting.get(one.id) ?? null,
    })),
  };
}
