import { pages } from '../../kit/page.ts';

const at = 'features/profile/pages/';
const own = { layout: 'account', noindex: true } as const;

export const profileRoutes = pages({
  profile: {
    path: '/account/profile',
    file: `${at}Profile.tsx`,
    title: '我的档案',
    keepAlive: 'AccountProfile',
    ...own,
  },
  portrait: { path: '/account/profile/portrait', file: `${at}Portrait.tsx`, title: '能力画像', ...own },
  achievement: { path: '/account/profile/achievement', file: `${at}Achievement.tsx`, title: '证书与荣誉', ...own },
  worksdetail: {
    path: '/account/profile/worksdetail',
    file: `${at}WorksDetail.tsx`,
    title: '作品',
    needsQuery: true,
    ...own,
  },
});
