import { pages } from '../../kit/page.ts';

const at = 'features/vacancyDesk/pages/';
const own = { layout: 'account', noindex: true } as const;

export const vacancyDeskRoutes = pages({
  position: { path: '/account/position', file: `${at}Positions.tsx`, title: '职位', ...own },
  add: { path: '/account/position/add', file: `${at}PositionAdd.tsx`, title: '写职位', ...own },
  applicants: {
    path: '/account/position/applicants',
    file: `${at}Applicants.tsx`,
    title: '收到的投递',
    needsQuery: true,
    ...own,
  },
});
