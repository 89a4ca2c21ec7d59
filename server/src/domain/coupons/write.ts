import { and, eq, inArray, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { CouponBearer, CouponFor, MOST_TICKETS } from '#contract/rules/coupons.ts';
import { centsOf } from '#contract/rules/money.ts';
import type { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { COUPON_CODE_USED } from '#contract/trade/failures.ts';
import type { Db } from '../../db/client.ts';
import { couponBatch, couponCourse, couponStock } from '../../db/schema/coupon.ts';
import { course } from '../../db/schema/course.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { onShelf } from '../catalogue/policies.ts';
import { batchesOf } from './batches.ts';
import type { Bearer } from './batches.ts';

interface WrittenBatch {
  id?: string | undefined;
  batchName: string;
  /** Yuan. */
  amountOff: number;
  minPrice: number;
  /** What one costs. */
  points: number;
  total: number;
  isNewcomer: 0 | 1;
  isOpen: 0 | 1;
  isSingle: 0 | 1;
  productType: CouponFor;
  code: string;
  beginTime: string;
  endTime: string;
  courses: { courseId: string }[];
}

/**
 * Makes a batch, or changes one of the bearer's. What somebody has keeps its terms: then only its name, how many there are,
 * how one gets it and a later end can be changed. @throws NOT_FOUND, COUPON_CODE_USED, 422 at the field
 */
export async function saveBatch(db: Db, bearer: Bearer, written: WrittenBatch, now: Date): Promise<string> {
  const { id, total, courses, code, ...terms } = written;
  const wanted = [...new Set(courses.map(({ courseId }) => courseId))];
  // Whose it is comes before what is wrong with it.
  const before = id === undefined ? undefined : await lockBatch(db, bearer, id);
  mustBeBatch(written);
  mustBeForPoints(bearer, written);
  mustBeSold(bearer, written);
  await mustSell(db, bearer, wanted);
  const at = wireTime(now);
  const values = {
    ...terms,
    amountOff: centsOf(terms.amountOff),
    minPrice: centsOf(terms.minPrice),
    code: code === '' ? null : code,
    gmtModified: at,
  };
  const taken = { coupon_batch_code_once: COUPON_CODE_USED };
  if (id === undefined || before === undefined) {
    const adding = db.insert(couponBatch).values({ ...values, ...bearer, gmtCreate: at });
    const [made] = await refusedAs(adding.returning({ id: couponBatch.id }), taken);
    await db.insert(couponStock).values({ batchId: made!.id, total });
    await keepCourses(db, made!.id, wanted);
    return made!.id;
  }
  if (total < before.taken) throw failAt('total', `已经领走 ${before.taken} 张，不能更少`);
  if (before.taken > 0) await mustKeepTerms(db, before.batch, { ...values, courseIds: wanted });
  await refusedAs(db.update(couponBatch).set(values).where(eq(couponBatch.id, id)), taken);
  await db.update(couponStock).set({ total }).where(eq(couponStock.batchId, id));
  if (before.taken === 0) await keepCourses(db, id, wanted);
  return id;
}

/** What no field says alone. @throws 422 at the field */
function mustBeBatch({ minPrice, amountOff, total, isOpen, isSingle, code, beginTime, endTime }: WrittenBatch): void {
  if (minPrice > 0 && minPrice < amountOff) throw failAt('minPrice', '不能比减的金额还少');
  if (isSingle === 1) {
    if (isOpen === 1) throw failAt('isOpen', '一人一码的，不能人人可领');
    if (code !== '') throw failAt('code', '一人一码的不用写，发出以后下载');
    if (total > MOST_TICKETS) throw failAt('total', `一人一码的一批最多 ${MOST_TICKETS} 张`);
  } else if (isOpen === 0 && code === '') throw failAt('code', '不是人人可领的，要有优惠码');
  if (endTime <= beginTime) throw failAt('endTime', '结束时间要晚于开始时间');
}

/** Points are of the platform, and whoever has a code has paid already. @throws 422 at the field */
function mustBeForPoints({ bearer }: Bearer, { points, isOpen, code }: WrittenBatch): void {
  if (points === 0) return;
  if (bearer !== CouponBearer.platform) throw failAt('points', '只有平台的优惠券可以用积分换');
  if (isOpen === 0) throw failAt('isOpen', '用积分换的，要人人可领');
  if (code !== '') throw failAt('code', '用积分换的不用优惠码');
}

/** Membership is sold by the platform, and is no course. @throws 422 at the field */
function mustBeSold({ bearer }: Bearer, { productType, courses }: WrittenBatch): void {
  if (productType === CouponFor.course) return;
  if (bearer !== CouponBearer.platform) throw failAt('productType', '会员由平台卖，只有平台能发会员的优惠券');
  if (courses.length > 0) throw failAt('courses', '会员的优惠券不选课程');
}

/** Switches a batch off or on again; an open order that uses one keeps its price. @throws NOT_FOUND */
export async function arrangeBatch(
  db: Db,
  where: ReturnType<typeof batchesOf>,
  { id, statusId }: { id: string; statusId: RowState },
  now: Date,
): Promise<void> {
  const changed = await db
    .update(couponBatch)
    .set({ statusId, gmtModified: wireTime(now) })
    .where(and(where, eq(couponBatch.id, id)))
    .returning({ id: couponBatch.id });
  if (changed.length === 0) throw fail(NOT_FOUND);
}

/** The stock is held, so that nobody takes one while its terms are changed. */
async function lockBatch(db: Db, bearer: Bearer, id: string) {
  const [row] = await db
    .select({ batch: couponBatch, taken: couponStock.taken })
    .from(couponBatch)
    .innerJoin(couponStock, eq(couponStock.batchId, couponBatch.id))
    .where(and(batchesOf(bearer), eq(couponBatch.id, id)))
    .for('update', { of: couponStock });
  if (!row) throw fail(NOT_FOUND);
  return row;
}

type Terms = Pick<
  typeof couponBatch.$inferSelect,
  'amountOff' | 'minPrice' | 'isNewcomer' | 'isSingle' | 'productType' | 'beginTime' | 'endTime'
> & { courseIds: readonly string[] };

async function mustKeepTerms(db: Db, before: typeof couponBatch.$inferSelect, after: Terms): Promise<void> {
  const kept = '已经有人领过，不能改这一项；可以停用，再发一批';
  for (const name of ['amountOff', 'minPrice', 'isNewcomer', 'isSingle', 'productType', 'beginTime'] as const)
    if (before[name] !== after[name]) throw failAt(name, kept);
  if (after.endTime < before.endTime) throw failAt('endTime', '已经有人领过，只能改晚，不能改早');
  const named = await db
    .select({ courseId: couponCourse.courseId })
    .from(couponCourse)
    .where(eq(couponCourse.batchId, before.id));
  const known = new Set(named.map(({ courseId }) => courseId));
  if (known.size !== after.courseIds.length || !after.courseIds.every((id) => known.has(id)))
    throw failAt('courses', kept);
}

/** The courses are sold by the bearer; by the platform any that is sold. @throws 422 */
async function mustSell(db: Db, { bearer, ownerNo }: Bearer, courseIds: readonly string[]): Promise<void> {
  if (courseIds.length === 0) return;
  const whose = {
    [CouponBearer.platform]: undefined,
    [CouponBearer.organization]: eq(course.orgNo, ownerNo),
    [CouponBearer.lecturer]: and(sql`${course.orgNo} is null`, eq(course.lecturerUserNo, ownerNo)),
  }[bearer];
  const sold = and(inArray(course.id, [...courseIds]), onShelf, eq(course.isFree, 0), whose);
  if ((await db.$count(course, sold)) < courseIds.length)
    throw failAt('courses', bearer === CouponBearer.platform ? '只能选在售的收费课程' : '只能选自己在售的收费课程');
}

async function keepCourses(db: Db, batchId: string, courseIds: readonly string[]): Promise<void> {
  await db.delete(couponCourse).where(eq(couponCourse.batchId, batchId));
  if (courseIds.length > 0) await db.insert(couponCourse).values(courseIds.map((courseId) => ({ batchId, courseId })));
}
