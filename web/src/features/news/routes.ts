import { pages } from '../../kit/page.ts';

const at = 'features/news/pages/';

export const newsRoutes = pages({
  info: { path: '/info', file: `${at}Info.tsx`, title: '资讯', layout: 'default' },
  detail: { path: '/info/detail/:id?', file: `${at}InfoDetail.tsx`, title: '资讯', layout: 'default' },
});
