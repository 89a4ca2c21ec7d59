import { pages } from '../../kit/page.ts';

export const ssoRoutes = pages({
  sso: {
    path: '/account/sso',
    file: 'features/sso/pages/SchoolSso.tsx',
    title: '统一身份认证',
    layout: 'account',
    noindex: true,
  },
});
