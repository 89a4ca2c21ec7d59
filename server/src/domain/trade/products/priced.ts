import { couponBase, priceNow } from '#contract/rules/prices.ts';
import type { Price } from '#contract/rules/prices.ts';
import { CouponBearer, CouponFor } from '#contract/rules/coupons.ts';
import type { Db } from '../../../db/client.ts';
import type { course } from '../../../db/schema/course.ts';
import { couponNamed, couponsFor } from '../../coupons/forOrder.ts';
import type { CouponUse, ReadCoupon } from '../../coupons/forOrder.ts';
import { isNewcomer } from '../../coupons/newcomer.ts';
import type { CouponChoice, Offer, Order, Wish } from './kind.ts';
import { reductionsOf } from './reductions.ts';
import { togetherOf } from './together.ts';

type Course = typeof course.$inferSelect;

interface Buying {
  userNo: string;
  held: Order | undefined;
}

type Made = Pick<Offer, 'isVipPrice' | 'promotionId' | 'couponId' | 'subsidy' | 'isNewcomer' | 'group'>;

/** What lowers the price of a course for somebody, and what a coupon would be taken off. */
async function found(db: Db, its: Course, { userNo, held }: Buying, now: Date) {
  // One after the other: an order asks from within its transaction.
  const isNew = await isNewcomer(db, userNo, held?.id);
  const reductions = await reductionsOf(db, its, userNo, { held, isNew }, now);
  const price = couponBase(its, reductions).paid;
  const product = { ...its, productType: CouponFor.course };
  const use: CouponUse = { userNo, its: product, price, isNewcomer: isNew, heldId: held?.id };
  return { reductions, use };
}

/**
 * The price of a course for somebody, with the coupon they chose if it can be used and makes it cheaper.
 * Bought together with others it is the price of the group and nothing is added to it.
 * @throws NOT_FOUND for a coupon of somebody else, GROUP_OVER, GROUP_NOT_OPEN
 */
export async function pricedWith(
  db: Db,
  its: Course,
  { couponId, openGroup, joinGroup, ...buying }: Buying & Pick<Wish, 'couponId' | 'openGroup' | 'joinGroup'>,
  now: Date,
): Promise<Made & { price: Price }> {
  if (openGroup !== undefined || joinGroup !== undefined) {
    const { group, reduction } = await togetherOf(db, its, { openGroup, joinGroup, held: buying.held }, now);
    const price = priceNow(its, [reduction]);
    return { price, ...madeOf(price, undefined), group };
  }
  const { reductions, use } = await found(db, its, buying, now);
  const chosen = couponId === undefined ? undefined : await couponNamed(db, couponId, use, now);
  const price = priceNow(its, reductions, chosen?.bar === undefined ? chosen?.off : undefined);
  return { price, ...madeOf(price, chosen) };
}

function madeOf({ by, coupon }: Price, chosen: ReadCoupon | undefined): Made {
  const used = coupon && chosen;
  return {
    isVipPrice: by?.kind === 'vip' ? 1 : 0,
    promotionId: by && by.kind !== 'vip' ? by.id : null,
    couponId: used ? used.off.id : null,
    subsidy: used?.batch.bearer === CouponBearer.platform ? coupon!.cents : 0,
    isNewcomer: by?.kind === 'newcomer' ? 1 : (used?.batch.isNewcomer ?? 0),
    group: null,
  };
}

/** Their coupons with what each would make of the price, the cheapest first; those that do not help say why. */
export async function couponChoices(db: Db, its: Course, buying: Buying, now: Date): Promise<CouponChoice[]> {
  const { reductions, use } = await found(db, its, buying, now);
  const plain = priceNow(its, reductions).paid;
  const choices = (await couponsFor(db, use, now)).map(({ batch, off, bar }) => {
    const price = priceNow(its, reductions, bar === undefined ? off : undefined);
    const isUsed = price.coupon !== undefined;
    const { batchName, amountOff, minPrice, endTime } = batch;
    const why = bar ?? (isUsed ? '' : '现在的活动价更便宜');
    return { couponId: off.id, batchName, amountOff, minPrice, endTime, paid: isUsed ? price.paid : plain, bar: why };
  });
  return choices.toSorted((one, other) => Number(one.bar !== '') - Number(other.bar !== '') || one.paid - other.paid);
}
