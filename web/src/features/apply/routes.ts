import { pages } from '../../kit/page.ts';

const at = 'features/apply/pages/';

export const applyRoutes = pages({
  apply: { path: '/apply', file: `${at}Apply.tsx`, title: '申请入驻', layout: 'default' },
  enterprise: { path: '/apply/enterprise', file: `${at}Enterprise.tsx`, title: '企业入驻', layout: 'default' },
  school: { path: '/apply/school', file: `${at}School.tsx`, title: '学校入驻', layout: 'default' },
  organization: { path: '/apply/organization', file: `${at}Organization.tsx`, title: '机构入驻', layout: 'default' },
  recruit: { path: '/recruit', file: `${at}Recruit.tsx`, title: '讲师招募', layout: 'default' },
  lectureInfo: {
    path: '/account/lectureinfo',
    file: `${at}LectureInfo.tsx`,
    title: '我的信息',
    layout: 'account',
    noindex: true,
  },
  teacher: {
    path: '/account/teacher',
    file: `${at}Teacher.tsx`,
    title: '公开的讲师资料',
    layout: 'account',
    noindex: true,
  },
  teacherPortrait: {
    path: '/account/teacherPortrait',
    file: `${at}TeacherPortrait.tsx`,
    title: '教学画像',
    layout: 'account',
    noindex: true,
  },
});
