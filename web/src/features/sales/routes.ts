import type { SaleProduct } from '#contract/rules/sales.ts';
import type { PageEntry } from '../../kit/page.ts';
import { pages } from '../../kit/page.ts';

/** The modules that serve the pages of sellers. */
const files = { sold: 'Sold.tsx', groups: 'ByLecturer.tsx', info: 'SoldOrder.tsx', earnings: 'Earnings.tsx' } as const;

type Role = keyof typeof files;

/** Every address of the sales side and what it is; the same few modules serve all of them. */
const family: Readonly<Record<string, { role: Role; title: string; product?: SaleProduct }>> = {
  '/account/inorder': { role: 'sold', title: '订单', product: 'all' },
  '/account/inorder/order': { role: 'sold', title: '订单', product: 'all' },
  '/account/inorder/vod': { role: 'sold', title: '录播课的订单', product: 'vod' },
  '/account/inorder/live': { role: 'sold', title: '直播课的订单', product: 'live' },
  '/account/inorder/resource': { role: 'sold', title: '资料与文库的订单', product: 'resource' },
  '/account/inorder/lecturer': { role: 'groups', title: '按讲师看销售' },
  '/account/inorder/info': { role: 'info', title: '订单' },
  '/account/inorder/earnings': { role: 'earnings', title: '收益' },
  '/account/planorder': { role: 'sold', title: '方案订单', product: 'plan' },
  '/account/planorder/order': { role: 'sold', title: '方案订单', product: 'plan' },
  '/account/planorder/vod': { role: 'sold', title: '录播课方案', product: 'planVod' },
  '/account/planorder/live': { role: 'sold', title: '直播课方案', product: 'planLive' },
  '/account/planorder/resource': { role: 'sold', title: '资料方案', product: 'planResource' },
  '/account/planorder/lecturer': { role: 'groups', title: '按讲师', product: 'plan' },
  '/account/planorder/info': { role: 'info', title: '方案订单', product: 'plan' },
  '/account/planorder/earnings': { role: 'earnings', title: '方案的收益', product: 'plan' },
  '/account/organization/order': { role: 'sold', title: '订单', product: 'all' },
  '/account/organization/earnings': { role: 'earnings', title: '收益' },
  '/account/earnings': { role: 'earnings', title: '收益' },
};

const at = 'features/sales/pages/';
const own = { layout: 'account', noindex: true } as const;

const sellers = Object.entries(family).map(([path, { role, title }]): [string, PageEntry] => [
  path,
  { path, file: `${at}${files[role]}`, title, ...own, ...(role === 'info' ? { needsQuery: true } : {}) },
]);

export const salesRoutes: Readonly<Record<string, PageEntry>> = pages({
  ...Object.fromEntries(sellers),
  drawMoney: { path: '/account/draw_money', file: `${at}DrawMoney.tsx`, title: '提现', ...own },
  shares: { path: '/admin/shares', file: `${at}Shares.tsx`, title: '分成比例', layout: 'admin', noindex: true },
  payouts: { path: '/admin/payouts', file: `${at}Payouts.tsx`, title: '提现', layout: 'admin', noindex: true },
});

/** What the page of this address shows of what was sold. */
export const productAt = (pathname: string): SaleProduct => family[pathname]?.product ?? 'all';

export const PLAN_ORDERS = '/account/planorder';

/** Whether it is one of the pages about plans that were sold. */
export const isOfPlans = (pathname: string): boolean => pathname.startsWith(PLAN_ORDERS);
