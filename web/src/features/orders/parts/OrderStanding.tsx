import { orderStanding, OrderState, RefundState } from '#contract/rules/orders.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { MyOrder } from '#contract/trade/orderInfo.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { StatusTone } from '../../../ui/StatusDot.tsx';

const tones: Record<OrderState, StatusTone> = {
  [OrderState.toPay]: 'waiting',
  [OrderState.failed]: 'failed',
  [OrderState.paid]: 'passed',
  [OrderState.closed]: 'idle',
  [OrderState.refunding]: 'waiting',
  [OrderState.grouping]: 'waiting',
  [OrderState.refunded]: 'idle',
};

/** How it stands with an order, and what is to be known of that. */
export const OrderStanding = ({ order }: { order: MyOrder }) => (
  <StatusDot tone={tones[order.orderStatus]} reason={reasonOf(order)}>
    {orderStanding(order)}
  </StatusDot>
);

function reasonOf({ orderStatus, refund, expiresAt, closedWhy }: MyOrder): string | undefined {
  if (orderStatus === OrderState.toPay || orderStatus === OrderState.failed)
    return `请在 ${shownTime(expiresAt)} 之前付款`;
  if (orderStatus === OrderState.paid && refund?.refundState === RefundState.refused)
    return `退款没有通过：${refund.opinion}`;
  if (orderStatus === OrderState.refunding && refund) return `申请退回 ${moneyText(refund.price)}：${refund.made}`;
  if (orderStatus === OrderState.refunded) return refund?.doneAt ? '钱已经原路退回' : '钱正在原路退回';
  return closedWhy || undefined;
}
