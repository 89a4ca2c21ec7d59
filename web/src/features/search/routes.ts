import { pages } from '../../kit/page.ts';

export const searchRoutes = pages({
  search: {
    path: '/search/str',
    file: 'features/search/pages/Search.tsx',
    title: '搜索',
    layout: 'default',
    noindex: true,
    needsQuery: true,
  },
});
