import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { ProductType } from './orders.ts';
import { RowState } from './rowStates.ts';

/** Who made a coupon and bears what it takes off. */
export const CouponBearer = choice({ platform: [1, '平台'], organization: [2, '机构'], lecturer: [3, '讲师'] });

export type CouponBearer = ValueOf<typeof CouponBearer>;

/** What a coupon may be for: of what is bought, that which takes coupons. The platform alone sells membership. */
export const CouponFor = choice({
  course: [ProductType.course, '课程'],
  membership: [ProductType.membership, '会员'],
});

export type CouponFor = ValueOf<typeof CouponFor>;

/** Whoever has a coupon hears of its end so many days before, once. */
export const COUPON_REMIND_DAYS = 3;

/** How it stands with a coupon of somebody: it follows from its order and from the clock, nothing is kept of it. */
export const couponStates = { free: '可用', held: '用在没有付的订单里', used: '已使用', over: '已过期' } as const;

export type CouponState = keyof typeof couponStates;

/** The rule of stacking in the words that the cashier shows; `priceNow` (rules/prices.ts) is the same in cents. */
export const couponRule =
  '优惠券可以和课程的优惠、会员价一起用；限时特价、拼团价与新人价不和优惠券叠加，哪个便宜按哪个。会员的优惠券减开通、续费与升级要付的钱。一个订单用一张，实付最少 0.01 元。没有付就关闭的订单，券还给你；付过款的订单退款时，退实付的钱，券不还。没有用的券可以送给别人，领走之前还是你的。';

/** Codes at most of a batch in which each person has their own. */
export const MOST_TICKETS = 5000;

/** A code as people type it. */
export const couponCodePattern = /^[\dA-Z]{6,20}$/;

/** What somebody typed as a code. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase();

/** What of a coupon decides whether an order may use it. Cents and wire times. */
export interface CouponFacts {
  amountOff: number;
  minPrice: number;
  /** 1: for the first thing that somebody buys. */
  isNewcomer: 0 | 1;
  statusId: RowState;
  beginTime: string;
  endTime: string;
}

interface Use {
  /** What the coupon would be taken off. */
  price: number;
  /** It is for this product and of its seller, or of the platform. */
  isFor: boolean;
  isNewcomer: boolean;
  state: CouponState;
  now: string;
}

/** Why an order cannot use a coupon; undefined when it can. */
export function couponBar(coupon: CouponFacts, { price, isFor, isNewcomer, state, now }: Use): string | undefined {
  if (state === 'used') return '已经用过了';
  if (state === 'held') return '用在另一个还没有付的订单里';
  if (coupon.statusId !== RowState.normal) return '这张券停用了';
  if (coupon.beginTime > now) return `${coupon.beginTime.slice(0, 16)} 起可以用`;
  if (coupon.endTime <= now) return '已经过期';
  if (!isFor) return '不适用于它';
  if (coupon.isNewcomer === 1 && !isNewcomer) return '只有第一次购买可以用';
  if (price < coupon.minPrice) return `满 ${coupon.minPrice / 100} 元可以用`;
  return undefined;
}
