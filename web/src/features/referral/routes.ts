import { pages } from '../../kit/page.ts';

/** Who came by one's recommendation. */
export const referralRoutes = pages({
  recommend: {
    path: '/account/recommend',
    file: 'features/referral/pages/Recommend.tsx',
    title: '我的推荐',
    layout: 'account',
    noindex: true,
  },
});
