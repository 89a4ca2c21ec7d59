import { pages } from '../../kit/page.ts';

const at = 'features/info/pages/';
const own = { layout: 'account', noindex: true } as const;

export const infoRoutes = pages({
  info: { path: '/account/info', file: `${at}Info.tsx`, title: '我的信息', ...own },
  basicInfo: { path: '/account/info/basicInfo', file: `${at}BasicInfo.tsx`, title: '基本信息', ...own },
  educationInfo: { path: '/account/info/educationInfo', file: `${at}EducationInfo.tsx`, title: '教育经历', ...own },
  workInfo: { path: '/account/info/workInfo', file: `${at}WorkInfo.tsx`, title: '工作经历', ...own },
  jobInfo: { path: '/account/info/jobInfo', file: `${at}JobInfo.tsx`, title: '求职意向', ...own },
  projectInfo: { path: '/account/info/projectInfo', file: `${at}ProjectInfo.tsx`, title: '项目经历', ...own },
  eventInfo: { path: '/account/info/eventInfo', file: `${at}EventInfo.tsx`, title: '动态', ...own },
  workSetInfo: { path: '/account/info/workSetInfo', file: `${at}WorkSetInfo.tsx`, title: '作品', ...own },
  studentInfo: { path: '/account/info/studentInfo', file: `${at}StudentInfo.tsx`, title: '我的学校', ...own },
  teacherInfo: { path: '/account/info/teacherInfo', file: `${at}TeacherInfo.tsx`, title: '教师资料', ...own },
  resumeImport: { path: '/account/info/resumeImport', file: `${at}ResumeImport.tsx`, title: '导入简历', ...own },
  infoItem: {
    path: '/account/info/infoItem',
    file: `${at}InfoItem.tsx`,
    title: '查看一条信息',
    needsQuery: true,
    ...own,
  },
});
