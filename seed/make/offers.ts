import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { taughtCategories } from '#contract/rules/courseCategories.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { courseAudit } from '#server/db/schema/authoring.ts';
import { course } from '#server/db/schema/course.ts';
import { vipSet } from '#server/db/schema/membership.ts';
import { promotion, promotionStock } from '#server/db/schema/promotion.ts';
import { onShelf } from '#server/domain/catalogue/policies.ts';
import { promotions, SVIP_PERCENT, vipSets } from '../data/offers.ts';

/** Tiers, a member's price for some courses, and promotions that run from today. */
export async function loadOffers(db: Db, now: Date): Promise<void> {
  await db.insert(vipSet).values(vipSets.map((one, index) => ({ ...one, sort: -index })));
  const sold = await db
    .select({ id: course.id, courseDiscount: course.courseDiscount })
    .from(course)
    .where(
      and(
        onShelf,
        eq(course.isFree, 0),
        eq(course.isVipFree, 0),
        gt(course.courseDiscount, 0),
        inArray(course.courseCategory, [...taughtCategories]),
      ),
    )
    .orderBy(asc(course.id));
  const ids = sold.map(({ id }) => id);
  const svip = sql`course_discount * ${SVIP_PERCENT}::int / 100`;
  await db.update(course).set({ courseSvipDiscount: svip }).where(inArray(course.id, ids));
  await db.update(courseAudit).set({ courseSvipDiscount: svip }).where(inArray(courseAudit.id, ids));
  const chosen = sold.slice(-promotions.length);
  const made = await db
    .insert(promotion)
    .values(
      chosen.map(({ id, courseDiscount }, index) => {
        const { percent, hours, promotionName, promotionType, group } = promotions[index]!;
        const price = Math.round((courseDiscount * percent) / 1000) * 10;
        return {
          promotionType,
          groupSize: group?.size ?? null,
          groupHours: group?.hours ?? null,
          promotionName,
          courseId: id,
          price,
          floorPrice: Math.round(courseDiscount / 2),
          beginTime: wireTimeIn(now, -3600),
          endTime: wireTimeIn(now, hours * 3600),
          sort: -index,
        };
      }),
    )
    .returning({ id: promotion.id });
  await db
    .insert(promotionStock)
    .values(made.map(({ id: promotionId }, index) => ({ promotionId, stock: promotions[index]!.stock })));
}
