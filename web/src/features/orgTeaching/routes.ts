import { pages } from '../../kit/page.ts';

const at = 'features/orgTeaching/pages/';
const own = { layout: 'account', noindex: true } as const;

export const orgTeachingRoutes = pages({
  home: { path: '/account/organization', file: `${at}Home.tsx`, title: '机构', ...own },
  all: { path: '/account/organization/allcourselist', file: `${at}AllCourses.tsx`, title: '课程管理', ...own },
  vod: { path: '/account/organization/vod', file: `${at}Recorded.tsx`, title: '机构的录播课', ...own },
  live: { path: '/account/organization/live', file: `${at}Live.tsx`, title: '机构的直播课', ...own },
  resource: { path: '/account/organization/resource', file: `${at}Resources.tsx`, title: '机构的资料', ...own },
  courseAuth: { path: '/account/organization/courseauth', file: `${at}CourseAuth.tsx`, title: '课程认证', ...own },
  certificateTemplate: {
    path: '/account/certificateTemplate',
    file: `${at}Templates.tsx`,
    title: '证书模板',
    ...own,
  },
  lecturer: { path: '/account/organization/lecturer', file: `${at}Lecturers.tsx`, title: '讲师', ...own },
});
