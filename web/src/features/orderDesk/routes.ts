import { pages } from '../../kit/page.ts';

const at = 'features/orderDesk/pages/';
const own = { layout: 'admin', noindex: true } as const;

export const orderDeskRoutes = pages({
  orders: { path: '/admin/orders', file: `${at}Orders.tsx`, title: '订单', ...own },
  order: { path: '/admin/orders/:orderNo', file: `${at}Order.tsx`, title: '订单', ...own },
  refunds: { path: '/admin/refunds', file: `${at}Refunds.tsx`, title: '退款', ...own },
  transfers: { path: '/admin/transfers', file: `${at}Transfers.tsx`, title: '转账', ...own },
  invoices: { path: '/admin/invoices', file: `${at}Invoices.tsx`, title: '发票', ...own },
  bills: { path: '/admin/bills', file: `${at}Bills.tsx`, title: '对账', ...own },
  bill: { path: '/admin/bills/:id', file: `${at}Bill.tsx`, title: '账单', ...own },
  payoutBills: { path: '/admin/payoutBills', file: `${at}PayoutBills.tsx`, title: '提现对账', ...own },
  payoutBill: { path: '/admin/payoutBills/:id', file: `${at}PayoutBill.tsx`, title: '付款结果', ...own },
  ledger: { path: '/admin/ledger', file: `${at}Ledger.tsx`, title: '资金账本', ...own },
});
