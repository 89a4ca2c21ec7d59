import { pages } from '../../kit/page.ts';

export const studentsRoutes = pages({
  student: {
    path: '/account/student',
    file: 'features/students/pages/Students.tsx',
    title: '学生',
    layout: 'account',
    noindex: true,
  },
  studentImport: {
    path: '/account/student/import',
    file: 'features/students/pages/StudentImport.tsx',
    title: '批量导入学生',
    layout: 'account',
    noindex: true,
  },
});
