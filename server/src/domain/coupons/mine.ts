import { and, asc, desc, eq, gt, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { list } from '#contract/trade/coupon.ts';
import { enabled } from '../../db/enabled.ts';
import { coupon, couponBatch, couponGift, couponStock } from '../../db/schema/coupon.ts';
import { lecturer } from '../../db/schema/people.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { couponState, coursesOf, itsLecturer, itsOrder, itsOrg, ownerName, shownTerms } from './rows.ts';

type Tab = OutputOf<typeof list.input>['tab'];

/** Spent: on an order that was paid. */
const isSpent = sql`coalesce(${tradeOrder.orderStatus} not in (1, 3), false)`;

const inTab = (now: string) => {
  const isOver = or(lte(couponBatch.endTime, now), not(enabled(couponBatch)));
  return {
    free: sql`(not ${isSpent} and not (${isOver}))`,
    used: isSpent,
    over: sql`(not ${isSpent} and (${isOver}))`,
  } satisfies Record<Tab, unknown>;
};

/** A page of somebody's coupons and how many there are of each kind. */
export async function myCoupons({ db, user, now }: UserCtx, tab: Tab, request: PageRequest) {
  const at = wireTime(now);
  const tabs = inTab(at);
  const own = eq(coupon.userNo, user.userNo);
  const many = (where: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${where}))::int`;
  const [counts] = await db
    .select({ free: many(tabs.free), used: many(tabs.used), over: many(tabs.over) })
    .from(coupon)
    .innerJoin(couponBatch, eq(couponBatch.id, coupon.batchId))
    .leftJoin(tradeOrder, itsOrder)
    .where(own);
  const rows = db
    .select({
      coupon,
      batch: couponBatch,
      order: { id: tradeOrder.id, orderStatus: tradeOrder.orderStatus },
      ownerName,
      giftCode: sql<string>`coalesce(${couponGift.code}, '')`,
    })
    .from(coupon)
    .innerJoin(couponBatch, eq(couponBatch.id, coupon.batchId))
    .leftJoin(tradeOrder, itsOrder)
    .leftJoin(couponGift, and(eq(couponGift.couponId, coupon.id), isNull(couponGift.takenAt)))
    .leftJoin(orgInfo, itsOrg)
    .leftJoin(lecturer, itsLecturer)
    .where(and(own, tabs[tab]))
    .orderBy(...(tab === 'free' ? [asc(couponBatch.endTime), asc(coupon.id)] : [desc(coupon.id)]))
    .$dynamic();
  const page = await paginate(request, rows, async () => counts![tab]);
  const courses = await coursesOf(
    db,
    page.list.map(({ batch }) => batch.id),
  );
  return {
    ...page,
    counts: counts!,
    list: page.list.map(({ coupon: one, batch, order, ownerName: name, giftCode }) => ({
      ...shownTerms(batch, { courses: courses.get(batch.id), ownerName: name }),
      couponId: one.id,
      gmtCreate: one.gmtCreate,
      state: couponState(batch, order, { now: at }),
      giftCode,
    })),
  };
}

/** What anybody may take now, what ends first is first. */
export async function openCoupons({ db, user, now }: UserCtx, request: PageRequest) {
  const where = and(enabled(couponBatch), eq(couponBatch.isOpen, 1), gt(couponBatch.endTime, wireTime(now)));
  const rows = db
    .select({
      batch: couponBatch,
      ownerName,
      left: sql<number>`${couponStock.total} - ${couponStock.taken}`,
      isMine: sql<0 | 1>`(case when ${coupon.id} is null then 0 else 1 end)::int`,
    })
    .from(couponBatch)
    .innerJoin(couponStock, eq(couponStock.batchId, couponBatch.id))
    .leftJoin(coupon, and(eq(coupon.batchId, couponBatch.id), eq(coupon.userNo, user.userNo)))
    .leftJoin(orgInfo, itsOrg)
    .leftJoin(lecturer, itsLecturer)
    .where(where)
    .orderBy(asc(couponBatch.endTime), asc(couponBatch.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(couponBatch, where));
  const courses = await coursesOf(
    db,
    page.list.map(({ batch }) => batch.id),
  );
  return {
    ...page,
    list: page.list.map(({ batch, ownerName: name, left, isMine }) => ({
      ...shownTerms(batch, { courses: courses.get(batch.id), ownerName: name }),
      left,
      isMine,
    })),
  };
}
