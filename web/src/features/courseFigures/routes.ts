import { pages } from '../../kit/page.ts';

const own = { layout: 'account', noindex: true, needsQuery: true } as const;

export const courseFiguresRoutes = pages({
  statistics: {
    path: '/account/vod/statistics',
    file: 'features/courseFigures/pages/Statistics.tsx',
    title: '课程数据',
    ...own,
  },
  statisticsTabs: {
    path: '/account/vod/statisticsTabs',
    file: 'features/courseFigures/pages/StatisticsTabs.tsx',
    title: '课程数据',
    ...own,
  },
});
