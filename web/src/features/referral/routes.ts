import { pages } from '../../kit/page.ts';

const own = { layout: 'account', noindex: true } as const;

/** Who came by one's recommendation, and what it gives. */
export const referralRoutes = pages({
  recommend: { path: '/account/recommend', file: 'features/referral/pages/Recommend.tsx', title: '我的推荐', ...own },
  commissions: {
    path: '/account/recommend/commission',
    file: 'features/referral/pages/Commissions.tsx',
    title: '推荐佣金',
    ...own,
  },
});
