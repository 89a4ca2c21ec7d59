import { and, eq, isNull, sql } from 'drizzle-orm';
import { yuanOf } from '#contract/rules/money.ts';
import { OrderState, ProductType } from '#contract/rules/orders.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { programCourse } from '../../db/schema/program.ts';
import type { program } from '../../db/schema/program.ts';
import { tradeOrder } from '../../db/schema/trade.ts';

type Row = Pick<typeof program.$inferSelect, 'id' | 'version' | 'orgNo' | 'authorUserNo'>;

/**
 * The courses of the public version that cost money and are sold by whoever sells the plan: buying the plan opens them.
 * What others sell is bought from them.
 */
export async function openedCourses(db: Db, { id, version, orgNo, authorUserNo }: Row) {
  const sameSeller =
    orgNo === null ? and(isNull(course.orgNo), eq(course.lecturerUserNo, authorUserNo)) : eq(course.orgNo, orgNo);
  const rows = await db
    .select({ id: course.id, price: course.courseDiscount })
    .from(programCourse)
    .innerJoin(course, eq(course.id, programCourse.courseId))
    .where(
      and(
        eq(programCourse.programId, id),
        eq(programCourse.version, version),
        eq(course.isFree, 0),
        eq(course.isPutaway, 1),
        enabled(course),
        sameSeller,
      ),
    )
    .orderBy(programCourse.id);
  return { courseIds: rows.map((row) => row.id), worth: yuanOf(rows.reduce((sum, { price }) => sum + price, 0)) };
}

/** Whether somebody has paid for a plan and not asked for the money back. */
export async function hasBought(db: Db, userNo: string, programId: string): Promise<boolean> {
  const paid = and(
    eq(tradeOrder.userNo, userNo),
    eq(tradeOrder.productType, ProductType.program),
    eq(tradeOrder.productId, programId),
    sql`${tradeOrder.orderStatus} = ${sql.raw(String(OrderState.paid))}`,
  );
  return (await db.$count(tradeOrder, paid)) > 0;
}
