import { pages } from '../../kit/page.ts';

const at = 'features/cooperation/pages/';
const own = { layout: 'account', noindex: true } as const;

/** Cooperation (校企合作) for both sides, the learners who are recommended, and what a learner is asked. */
export const cooperationRoutes = pages({
  list: { path: '/account/enterpriseschool', file: `${at}Cooperations.tsx`, title: '校企合作', ...own },
  detail: {
    path: '/account/enterpriseschool/detail',
    file: `${at}Partner.tsx`,
    title: '合作单位',
    needsQuery: true,
    ...own,
  },
  position: {
    path: '/account/enterpriseschool/positiondetail',
    file: `${at}PartnerPosition.tsx`,
    title: '合作企业的职位',
    needsQuery: true,
    ...own,
  },
  learners: { path: '/account/enterpriseschool/learners', file: `${at}Learners.tsx`, title: '推荐的学员', ...own },
  nominations: { path: '/account/nominations', file: `${at}Nominations.tsx`, title: '学校推荐', ...own },
});
