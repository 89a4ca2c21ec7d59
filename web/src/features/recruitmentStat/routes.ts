import { pages } from '../../kit/page.ts';

/** How the hiring of an enterprise goes, in figures. */
export const recruitmentStatRoutes = pages({
  stat: {
    path: '/account/recruitmentStat',
    file: 'features/recruitmentStat/pages/RecruitmentStat.tsx',
    title: '招聘统计',
    layout: 'account',
    noindex: true,
  },
});
