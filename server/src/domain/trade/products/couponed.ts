import { CouponBearer } from '#contract/rules/coupons.ts';
import { lessCoupon } from '#contract/rules/prices.ts';
import type { Price } from '#contract/rules/prices.ts';
import type { Db } from '../../../db/client.ts';
import { couponNamed, couponsFor } from '../../coupons/forOrder.ts';
import type { CouponProduct, CouponUse } from '../../coupons/forOrder.ts';
import { isNewcomer } from '../../coupons/newcomer.ts';
import type { CouponChoice, Offer, Order } from './kind.ts';

interface Buying {
  userNo: string;
  held: Order | undefined;
  its: CouponProduct;
  price: Price;
}

async function useOf(db: Db, { userNo, held, its, price }: Buying): Promise<CouponUse> {
  return { userNo, its, price: price.paid, isNewcomer: await isNewcomer(db, userNo, held?.id), heldId: held?.id };
}

/** A price that no promotion lowers, less the coupon that was chosen, if it can be used. @throws NOT_FOUND for one of somebody else */
export async function couponed(
  db: Db,
  buying: Buying,
  couponId: string | undefined,
  now: Date,
): Promise<Pick<Offer, 'price' | 'couponId' | 'subsidy' | 'isNewcomer'>> {
  const chosen = couponId === undefined ? undefined : await couponNamed(db, couponId, await useOf(db, buying), now);
  const price = chosen?.bar === undefined && chosen ? lessCoupon(buying.price, chosen.off) : buying.price;
  const used = price.coupon && chosen ? { ...price.coupon, batch: chosen.batch } : undefined;
  return {
    price,
    couponId: used?.id ?? null,
    subsidy: used?.batch.bearer === CouponBearer.platform ? used.cents : 0,
    isNewcomer: used?.batch.isNewcomer ?? 0,
  };
}

/** The coupons that there are for it, with what each would make of the price, the cheapest first. */
export async function couponsOfPrice(db: Db, buying: Buying, now: Date): Promise<CouponChoice[]> {
  const choices = (await couponsFor(db, await useOf(db, buying), now)).map(({ batch, off, bar }) => {
    const { paid } = bar === undefined ? lessCoupon(buying.price, off) : buying.price;
    const { batchName, amountOff, minPrice, endTime } = batch;
    return { couponId: off.id, batchName, amountOff, minPrice, endTime, paid, bar: bar ?? '' };
  });
  return choices.toSorted((one, other) => Number(one.bar !== '') - Number(other.bar !== '') || one.paid - other.paid);
}
