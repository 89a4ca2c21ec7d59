import { pages } from '../../kit/page.ts';

const at = 'features/coupons/pages/';
const own = { layout: 'account', noindex: true } as const;

export const couponsRoutes = pages({
  mine: { path: '/account/coupon', file: `${at}MyCoupons.tsx`, title: '我的优惠券', ...own },
  gift: { path: '/account/coupon/gift/:code', file: `${at}Gift.tsx`, title: '收下优惠券', ...own },
  seller: { path: '/account/sellercoupon', file: `${at}SellerCoupons.tsx`, title: '优惠券', ...own },
  desk: { path: '/admin/coupons', file: `${at}CouponDesk.tsx`, title: '优惠券', layout: 'admin', noindex: true },
});
