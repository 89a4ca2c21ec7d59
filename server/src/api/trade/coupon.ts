import * as contract from '#contract/trade/coupon.ts';
import { claimCoupon, redeemCode } from '../../domain/coupons/claim.ts';
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
