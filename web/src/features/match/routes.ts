import { pages } from '../../kit/page.ts';

const at = 'features/match/pages/';
const own = { layout: 'account', noindex: true } as const;

/** What fits the reader: recommended vacancies, the comparison with one, and the way to a target. */
export const matchRoutes = pages({
  list: { path: '/account/recommendposition', file: `${at}Recommended.tsx`, title: '推荐岗位', ...own },
  portrait: {
    path: '/account/recommendposition/portrait',
    file: `${at}Compare.tsx`,
    title: '和岗位比一比',
    needsQuery: true,
    ...own,
  },
  compass: { path: '/account/compass', file: `${at}Compass.tsx`, title: '课程罗盘', ...own },
});
