import { centsOf, yuanOf } from '#contract/rules/money.ts';
import * as contract from '#contract/trade/adminRefund.ts';
import { refundPage } from '../../domain/trade/refundDesk.ts';
import { payBackAgain } from '../../domain/trade/payBack.ts';
import { beginRefund } from '../../domain/trade/refundBegin.ts';
import { decideRefund } from '../../domain/trade/refundGrant.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, (ctx, input) => refundPage(ctx, input));

export const decide = handle(contract.decide, async (ctx, { id, isGranted, opinion, price }) => {
  const amount = price === undefined ? undefined : centsOf(price);
  const verdict = { id, isGranted: isGranted === 1, opinion, amount };
  const { order, refund } = await decideRefund(ctx.db, ctx.user.userNo, verdict, ctx.now);
  const sums = { ruled: yuanOf(refund.ruled), price: yuanOf(refund.amount) };
  ctx.changed({ after: { orderNo: order.orderNo, isGranted, opinion, ...sums } });
  return { id };
});

export const begin = handle(contract.begin, async (ctx, { orderNo, price, reason }) => {
  const { refund } = await beginRefund(ctx.db, ctx.user.userNo, { orderNo, amount: centsOf(price), reason }, ctx.now);
  ctx.changed({ after: { orderNo, reason, ruled: yuanOf(refund.ruled), price: yuanOf(refund.amount) } });
  return { refundNo: refund.refundNo };
});

export const again = handle(contract.again, async (ctx, { id }) => {
  await payBackAgain(ctx.db, id, ctx.now);
  ctx.changed({ after: { id } });
  return { id };
});
