import { pages } from '../../kit/page.ts';

const at = 'features/myStudy/pages/';
const own = { layout: 'account', noindex: true } as const;

export const myStudyRoutes = pages({
  course: { path: '/account/course', file: `${at}MyCourses.tsx`, title: '我的课程', ...own },
  learnOverview: {
    path: '/account/course/learnOverview',
    file: `${at}LearnOverview.tsx`,
    title: '学习概览',
    needsQuery: true,
    ...own,
  },
  disputes: { path: '/account/disputes', file: `${at}Disputes.tsx`, title: '学习异议', ...own },
  study: { path: '/account/study', file: `${at}Tracks.tsx`, title: '我的足迹', ...own },
  collection: { path: '/account/collection', file: `${at}Collection.tsx`, title: '我的收藏', ...own },
  collectionCourse: {
    path: '/account/collection/course',
    file: `${at}CollectedCourses.tsx`,
    title: '我的收藏',
    ...own,
  },
  collectionInfo: { path: '/account/collection/info', file: `${at}CollectedArticles.tsx`, title: '收藏的资讯', ...own },
  collectionPlan: {
    path: '/account/collection/plan',
    file: `${at}CollectedPrograms.tsx`,
    title: '收藏的学习方案',
    ...own,
  },
  collectionSearch: {
    path: '/account/collection/search',
    file: `${at}SavedSearches.tsx`,
    title: '保存的查找',
    ...own,
  },
  collectionJob: { path: '/account/collection/job', file: `${at}CollectedVacancies.tsx`, title: '收藏的职位', ...own },
  note: { path: '/account/note', file: `${at}Notes.tsx`, title: '我的笔记', ...own },
  attention: { path: '/account/attention', file: `${at}Attention.tsx`, title: '我的关注', ...own },
  certificate: { path: '/account/certificate', file: `${at}Certificates.tsx`, title: '我的证书', ...own },
  integral: { path: '/account/myIntegral', file: `${at}Points.tsx`, title: '我的积分', ...own },
  verify: { path: '/certificate/verify/:no?', file: `${at}Verify.tsx`, title: '证书核验', layout: 'default' },
});
