import { orderStanding, OrderState, PayType } from '#contract/rules/orders.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { AdminOrder } from '#contract/trade/adminOrder.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { StatusTone } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

export const orderTones: Record<OrderState, StatusTone> = {
  [OrderState.toPay]: 'waiting',
  [OrderState.failed]: 'failed',
  [OrderState.paid]: 'passed',
  [OrderState.closed]: 'idle',
  [OrderState.refunding]: 'waiting',
  [OrderState.grouping]: 'waiting',
  [OrderState.refunded]: 'idle',
};

export const orderColumns: readonly Column<AdminOrder>[] = [
  {
    key: 'number',
    head: '订单',
    width: 190,
    cell: (row) => (
      <TextLink to={`/admin/orders/${row.orderNo}`} tone="inline">
        {row.orderNo}
      </TextLink>
    ),
  },
  { key: 'product', head: '商品', cell: (row) => row.product.productName },
  { key: 'buyer', head: '买家', width: 120, cell: (row) => row.buyerName },
  { key: 'price', head: '应付', width: 110, align: 'end', cell: (row) => moneyText(row.pricePaid) },
  { key: 'way', head: '付款', width: 110, cell: (row) => (row.payType ? PayType.labels[row.payType] : '—') },
  { key: 'created', head: '下单', width: 140, cell: (row) => shownTime(row.gmtCreate) },
  {
    key: 'state',
    head: '状态',
    width: 150,
    cell: (row) => (
      <StatusDot tone={orderTones[row.orderStatus]} reason={row.closedWhy || undefined}>
        {orderStanding(row)}
      </StatusDot>
    ),
  },
];
