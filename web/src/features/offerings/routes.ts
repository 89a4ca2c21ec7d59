import { pages } from '../../kit/page.ts';

const at = 'features/offerings/pages/';
const own = { layout: 'account', noindex: true } as const;

export const offeringsRoutes = pages({
  list: { path: '/account/class', file: `${at}Offerings.tsx`, title: '开课', ...own },
  roster: { path: '/account/class/:id', file: `${at}OfferingRoster.tsx`, title: '开课名单', ...own },
  rosterImport: { path: '/account/class/:id/import', file: `${at}RosterImport.tsx`, title: '批量导入学生', ...own },
});
