import { NO_PERMISSION } from '#contract/kit/errors.ts';
import { centsOf, yuanOf } from '#contract/rules/money.ts';
import { PAYING_NOT_SET_UP } from '#contract/trade/failures.ts';
import * as contract from '#contract/trade/orderInfo.ts';
import { proveSelf } from '../../domain/account/proveSelf.ts';
import { mustOwnCoupon } from '../../domain/coupons/forOrder.ts';
import { isStaff } from '../../domain/organization/policies.ts';
import { cancelOrder } from '../../domain/trade/close.ts';
import { checkoutOf, myOrder, myOrders } from '../../domain/trade/mine.ts';
import { myOrderDetail } from '../../domain/trade/myDetail.ts';
import { checkPaid, showCode } from '../../domain/trade/paying.ts';
import { payerPage } from '../../domain/trade/payer.ts';
import { placeNow } from '../../domain/trade/placeTogether.ts';
import { mustOwnOrder } from '../../domain/trade/policies.ts';
import { askRefund, withdrawRefund } from '../../domain/trade/refund.ts';
import { canPay } from '../../domain/trade/ways.ts';
import { payFromWallet } from '../../domain/wallet/pay.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

/** Seats are bought by staff for their organization. @throws NO_PERMISSION */
function mustBuyFor(ctx: UserCtx, { seatCourseId }: { seatCourseId?: string | undefined }): void {
  if (seatCourseId !== undefined && !(isStaff(ctx.user) && ctx.can('seat:manage'))) throw fail(NO_PERMISSION);
}

export const checkout = handle(contract.checkout, async (ctx, wish) => {
  await mustOwnCoupon(ctx.db, ctx.user.userNo, wish.couponId);
  mustBuyFor(ctx, wish);
  return checkoutOf(ctx, wish);
});

/** Shares its transaction with those of others who want the same. */
export const save = handle(
  contract.save,
  async (ctx, { price, ...wish }) => {
    await mustOwnCoupon(ctx.db, ctx.user.userNo, wish.couponId);
    mustBuyFor(ctx, wish);
    if (!(await canPay(ctx))) throw fail(PAYING_NOT_SET_UP);
    return { orderNo: await placeNow(ctx.db, ctx.user, { ...wish, price: centsOf(price) }, ctx.now) };
  },
  { transaction: 'own' },
);

export const list = handle(contract.list, (ctx, { tab, ...request }) => myOrders(ctx, tab, request));

export const detail = handle(contract.detail, (ctx, { orderNo }) => myOrderDetail(ctx, orderNo));

export const view = handle(contract.view, (ctx, { orderNo }) => myOrder(ctx, orderNo));

export const pay = handle(
  contract.pay,
  async (ctx, wish) => {
    const { payment, bridge } = await showCode(ctx, wish);
    const { serialNumber, amount, codeText, expiresAt } = payment;
    const { orderNo, payType, scene } = wish;
    return { orderNo, payType, scene, serialNumber, price: yuanOf(amount), payMessage: codeText, bridge, expiresAt };
  },
  { transaction: 'own' },
);

export const payer = handle(contract.payer, async (ctx, { orderNo }) => ({ url: await payerPage(ctx, orderNo) }));

export const balance = handle(
  contract.balance,
  async (ctx, { orderNo, proofWay, proof, captcha }) => {
    const { userNo } = ctx.user;
    await mustOwnOrder(ctx.db, userNo, orderNo);
    const proven = await proveSelf(ctx, { proofWay, proof, captcha });
    await ctx.db.transaction(async (tx) => {
      await proven.use(tx);
      await payFromWallet(tx, userNo, orderNo, ctx.now);
    });
    ctx.changed({ after: { orderNo } });
    return { orderNo };
  },
  { transaction: 'own' },
);

export const check = handle(
  contract.check,
  async (ctx, { orderNo }) => ({ orderStatus: await checkPaid(ctx, orderNo) }),
  { transaction: 'own' },
);

export const close = handle(contract.close, async (ctx, { orderNo }) => {
  await cancelOrder(ctx, orderNo);
  return { orderNo };
});

export const refund = handle(contract.refund, async (ctx, { orderNo, reason, price }) => {
  const seen = price === undefined ? undefined : centsOf(price);
  const cents = await askRefund(ctx.db, ctx.user.userNo, { orderNo, reason, seen }, ctx.now);
  return { orderNo, price: yuanOf(cents) };
});

export const withdraw = handle(contract.withdraw, async (ctx, { orderNo }) => {
  await withdrawRefund(ctx.db, ctx.user.userNo, orderNo, ctx.now);
  return { orderNo };
});
