import { pages } from '../../kit/page.ts';

export const overviewRoutes = pages({
  overview: {
    path: '/account',
    file: 'features/overview/pages/Overview.tsx',
    title: '概览',
    layout: 'account',
    noindex: true,
  },
  welcome: {
    path: '/account/welcome',
    file: 'features/overview/pages/Welcome.tsx',
    title: '欢迎来到知途',
    layout: 'default',
    noindex: true,
  },
});
