import { pages } from '../../kit/page.ts';

const at = 'features/hiring/pages/';
const own = { layout: 'account', noindex: true } as const;

/** The people who applied: as a board or a list, and what each of them handed over. */
export const hiringRoutes = pages({
  talent: { path: '/account/talent', file: `${at}Talent.tsx`, title: '人才库', keepAlive: 'AccountTalent', ...own },
  profile: { path: '/account/talent/profile', file: `${at}Profile.tsx`, title: '候选人', needsQuery: true, ...own },
  portrait: {
    path: '/account/talent/portrait',
    file: `${at}Portrait.tsx`,
    title: '候选人的能力画像',
    needsQuery: true,
    ...own,
  },
  achievement: {
    path: '/account/talent/achievement',
    file: `${at}Achievement.tsx`,
    title: '候选人的证书与荣誉',
    needsQuery: true,
    ...own,
  },
  talentImport: { path: '/account/talent/import', file: `${at}TalentImport.tsx`, title: '导入简历', ...own },
  imported: { path: '/account/talent/imported', file: `${at}ImportedTalents.tsx`, title: '导入的人', ...own },
  importedProfile: {
    path: '/account/talent/imported/profile',
    file: `${at}ImportedProfile.tsx`,
    title: '导入的简历',
    needsQuery: true,
    ...own,
  },
  compare: { path: '/account/talent/compare', file: `${at}Compare.tsx`, title: '并排比较', needsQuery: true, ...own },
  twins: { path: '/account/talent/duplicate', file: `${at}Twins.tsx`, title: '重复的人', ...own },
  templates: { path: '/account/talent/template', file: `${at}Templates.tsx`, title: '消息模板', ...own },
  offers: { path: '/account/talent/offer', file: `${at}Offers.tsx`, title: '录用信', ...own },
  recommended: {
    path: '/account/talent/talentrecomment',
    file: `${at}RecommendedTalent.tsx`,
    title: '推荐的人才',
    ...own,
  },
  smartFilter: { path: '/account/smartfilter', file: `${at}SmartFilter.tsx`, title: '智能筛选', ...own },
  smartCheck: { path: '/account/smartcheck', file: `${at}SmartCheck.tsx`, title: '智能检测', ...own },
  smartCheckAdd: { path: '/account/smartcheck/add', file: `${at}SmartCheckAdd.tsx`, title: '检测规则', ...own },
  filtered: { path: '/account/smartfilter/talentlist', file: `${at}Filtered.tsx`, title: '筛选出的人', ...own },
});
