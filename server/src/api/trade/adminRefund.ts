import * as contract from '#contract/trade/adminRefund.ts';
import { decideRefund } from '../../domain/trade/refund.ts';
import { refundPage } from '../../domain/trade/refundDesk.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, (ctx, input) => refundPage(ctx, input));

export const decide = handle(contract.decide, async (ctx, { id, isGranted, opinion }) => {
  const order = await decideRefund(ctx.db, ctx.user.userNo, { id, isGranted: isGranted === 1, opinion }, ctx.now);
  ctx.changed({ after: { orderNo: order.orderNo, isGranted } });
  return { id };
});
