import { pages } from '../../kit/page.ts';

const at = 'features/grades/pages/';
const own = { layout: 'account', noindex: true } as const;

export const gradesRoutes = pages({
  home: { path: '/account/grades', file: `${at}Home.tsx`, title: '班级', ...own },
  my: { path: '/account/grades/my', file: `${at}MyGrades.tsx`, title: '我的班级', ...own },
  admin: { path: '/account/grades/admin', file: `${at}AdminGrades.tsx`, title: '班级管理', ...own },
  teacher: { path: '/account/grades/teacher', file: `${at}TeacherGrades.tsx`, title: '我带的班级', ...own },
  grade: { path: '/account/grades/:id', file: `${at}GradePage.tsx`, title: '班级', ...own },
});
