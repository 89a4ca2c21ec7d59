import * as contract from '#contract/trade/coupon.ts';
import { claimCoupon, redeemCode } from '../../domain/coupons/claim.ts';
import { giftView, giveCoupon, receiveCoupon, takeBackCoupon } from '../../domain/coupons/gifts.ts';
import { myCoupons, openCoupons } from '../../domain/coupons/mine.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, (ctx, { tab, ...request }) => myCoupons(ctx, tab, request));

export const open = handle(contract.open, (ctx, request) => openCoupons(ctx, request));

export const claim = handle(contract.claim, async (ctx, wanted) => ({
  couponId: await claimCoupon(ctx, wanted),
}));

/** Wrong codes are counted, whatever becomes of the call. */
export const redeem = handle(contract.redeem, async (ctx, { code }) => ({ couponId: await redeemCode(ctx, code) }), {
  transaction: 'own',
});

export const give = handle(contract.give, async (ctx, { couponId }) => ({ giftCode: await giveCoupon(ctx, couponId) }));

export const takeBack = handle(contract.takeBack, async (ctx, { couponId }) => {
  await takeBackCoupon(ctx, couponId);
  return { couponId };
});

export const gift = handle(contract.gift, (ctx, { giftCode }) => giftView(ctx, giftCode));

export const receive = handle(contract.receive, async (ctx, { giftCode }) => ({
  couponId: await receiveCoupon(ctx, giftCode),
}));
