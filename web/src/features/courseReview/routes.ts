import { pages } from '../../kit/page.ts';

const at = 'features/courseReview/pages/';
const own = { layout: 'account', noindex: true } as const;

export const courseReviewRoutes = pages({
  all: { path: '/account/courseaudit', file: `${at}CourseAudit.tsx`, title: '课程审核', ...own },
  courses: {
    path: '/account/organization/coursechecklist',
    file: `${at}CourseChecklist.tsx`,
    title: '待审课程',
    ...own,
  },
  recorded: { path: '/account/organization/vodcheck', file: `${at}VodCheck.tsx`, title: '录播课审核', ...own },
  online: { path: '/account/onlineCourse/audit', file: `${at}OnlineAudit.tsx`, title: '在线课程审核', ...own },
  platform: {
    path: '/admin/review/courses',
    file: `${at}PlatformCourses.tsx`,
    title: '课程审核',
    layout: 'admin',
    noindex: true,
  },
});
