import * as adminBatch from '#contract/trade/adminCouponBatch.ts';
import * as coupons from '#contract/trade/coupon.ts';
import * as order from '#contract/trade/orderInfo.ts';
import * as sellerBatch from '#contract/trade/couponBatch.ts';
import { CouponFor } from '#contract/rules/coupons.ts';
import { yuanOf } from '#contract/rules/money.ts';
import type { Person, TestApp } from './testApp.ts';
import type { trading } from './trade.ts';

export const BATCH = {
  batchName: '开学券',
  amountOff: 20,
  minPrice: 0,
  points: 0,
  total: 100,
  isNewcomer: 0 as const,
  isOpen: 1 as const,
  isSingle: 0 as const,
  productType: CouponFor.course as CouponFor,
  code: '',
  beginTime: '2026-11-26 09:00:00',
  endTime: '2026-12-06 10:00:00',
  courses: [] as { courseId: string }[],
};

type Flags = 'isOpen' | 'isNewcomer' | 'isSingle';
type Wish = Partial<Omit<typeof BATCH, Flags> & Record<Flags, 0 | 1>>;

/** Batches that somebody makes and coupons that others take, over HTTP. */
export function couponing(t: TestApp, shop: ReturnType<typeof trading>) {
  return {
    /** @returns the number of the batch */
    async batch(by: Person, wish: Wish = {}, of: 'platform' | 'seller' = 'platform'): Promise<string> {
      const call = of === 'platform' ? adminBatch.save : sellerBatch.save;
      const reply = await by.send(call, { ...BATCH, ...wish });
      if (reply.code !== 200) throw new Error(JSON.stringify(reply));
      return reply.data.id;
    },

    /** @returns the number of the coupon */
    async taken(by: Person, batchId: string): Promise<string> {
      const reply = await by.send(coupons.claim, { batchId });
      if (reply.code !== 200) throw new Error(reply.msg);
      return reply.data.couponId;
    },

    checkout: async (by: Person, courseId: string, couponId?: string) =>
      (await by.send(order.checkout, { courseId, couponId })).data,

    place: (by: Person, courseId: string, couponId: string, cents: number) =>
      by.send(order.save, { courseId, couponId, price: yuanOf(cents), requestKey: shop.requestKey() }),

    /** Ordered with a coupon and paid. */
    async bought(by: Person, courseId: string, couponId: string): Promise<string> {
      const { price } = await this.checkout(by, courseId, couponId);
      const cents = Math.round(price * 100);
      const reply = await this.place(by, courseId, couponId, cents);
      if (reply.code !== 200) throw new Error(reply.msg);
      const { orderNo } = reply.data;
      const serial = await shop.code(by, orderNo);
      await shop.bankTook(serial, [`T${serial}`]);
      await shop.notify(shop.word(serial, { amount: cents }));
      return orderNo;
    },
  };
}
