import { pages } from '../../kit/page.ts';

const at = 'features/orders/pages/';
const own = { layout: 'default', noindex: true } as const;

export const ordersRoutes = pages({
  pay: { path: '/pay/:id?', file: `${at}Pay.tsx`, title: '收银台', ...own },
  success: { path: '/pay/paySuccess', file: `${at}PaySuccess.tsx`, title: '付款成功', ...own },
  error: { path: '/pay/payError', file: `${at}PayError.tsx`, title: '没有付成', ...own },
  orders: {
    path: '/account/order',
    file: `${at}Orders.tsx`,
    title: '我的订单',
    layout: 'account',
    noindex: true,
  },
  detail: {
    path: '/account/order/detail',
    file: `${at}Detail.tsx`,
    title: '订单详情',
    layout: 'account',
    noindex: true,
    needsQuery: true,
  },
});
