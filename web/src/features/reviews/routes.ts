import { pages } from '../../kit/page.ts';

const at = 'features/reviews/pages/';
const own = { layout: 'admin', noindex: true } as const;

export const reviewRoutes = pages({
  organizations: {
    path: '/admin/review/organizations',
    file: `${at}Organizations.tsx`,
    title: '入驻申请',
    ...own,
  },
  changes: { path: '/admin/review/changes', file: `${at}Changes.tsx`, title: '单位资料变更', ...own },
  realNames: { path: '/admin/review/realNames', file: `${at}RealNames.tsx`, title: '实名审核', ...own },
  disputes: { path: '/admin/review/disputes', file: `${at}Disputes.tsx`, title: '学习异议', ...own },
  vacancies: { path: '/admin/review/vacancies', file: `${at}Vacancies.tsx`, title: '职位审核', ...own },
  lives: { path: '/admin/review/lives', file: `${at}Lives.tsx`, title: '直播申请', ...own },
  lecturers: { path: '/admin/review/lecturers', file: `${at}Lecturers.tsx`, title: '讲师审核', ...own },
});
