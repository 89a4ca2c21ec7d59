import { pages } from '../../kit/page.ts';

const at = 'features/offers/pages/';

/** What lowers a price: membership and promotions. */
export const offersRoutes = pages({
  vip: { path: '/vip', file: `${at}Vip.tsx`, title: '会员', layout: 'default' },
  group: { path: '/salegroup/:id?', file: `${at}Group.tsx`, title: '拼团', layout: 'default', noindex: true },
  referral: { path: '/sale/referral', file: `${at}SaleReferral.tsx`, title: '推荐有礼', layout: 'default' },
  sale: { path: '/sale/:type?', file: `${at}Sale.tsx`, title: '促销', layout: 'default' },
});
