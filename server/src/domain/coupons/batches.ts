import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { CouponBearer } from '#contract/rules/coupons.ts';
import type { Db } from '../../db/client.ts';
import { coupon, couponBatch, couponStock } from '../../db/schema/coupon.ts';
import { lecturer } from '../../db/schema/people.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { coursesOf, itsLecturer, itsOrg, ownerName, shownTerms } from './rows.ts';

/** Who makes and bears coupons: the platform, an organization, a lecturer of none. */
export interface Bearer {
  bearer: CouponBearer;
  ownerNo: string;
}

export const platformBearer: Bearer = { bearer: CouponBearer.platform, ownerNo: '0' };

/** The batches of a bearer; of the operator's console all of one kind. */
export const batchesOf = ({ bearer, ownerNo }: { bearer: CouponBearer; ownerNo?: string | undefined }) =>
  and(eq(couponBatch.bearer, bearer), ownerNo === undefined ? undefined : eq(couponBatch.ownerNo, ownerNo));

/** A page of batches with what became of each, the newest first. */
export async function batchPage(db: Db, where: ReturnType<typeof batchesOf>, request: PageRequest) {
  const rows = db
    .select({ batch: couponBatch, stock: couponStock, ownerName })
    .from(couponBatch)
    .innerJoin(couponStock, eq(couponStock.batchId, couponBatch.id))
    .leftJoin(orgInfo, itsOrg)
    .leftJoin(lecturer, itsLecturer)
    .where(where)
    .orderBy(desc(couponBatch.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(couponBatch, where));
  const ids = page.list.map(({ batch }) => batch.id);
  const [courses, spent] = await Promise.all([coursesOf(db, ids), spentOf(db, ids)]);
  return {
    ...page,
    list: page.list.map(({ batch, stock, ownerName: name }) => ({
      ...shownTerms(batch, { courses: courses.get(batch.id), ownerName: name }),
      statusId: batch.statusId,
      isOpen: batch.isOpen,
      isSingle: batch.isSingle,
      code: batch.code ?? '',
      total: stock.total,
      taken: stock.taken,
      spent: spent.get(batch.id) ?? 0,
    })),
  };
}

/** How many of each batch were spent on orders that were paid, whatever became of them later. */
async function spentOf(db: Db, batchIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (batchIds.length === 0) return new Map();
  const rows = await db
    .select({ batchId: coupon.batchId, count: sql<number>`count(*)::int` })
    .from(coupon)
    .innerJoin(tradeOrder, and(eq(tradeOrder.couponId, coupon.id), sql`${tradeOrder.paidAt} is not null`))
    .where(inArray(coupon.batchId, [...batchIds]))
    .groupBy(coupon.batchId);
  return new Map(rows.map(({ batchId, count }) => [batchId, count]));
}
