import { pages } from '../../kit/page.ts';

const at = 'features/staff/pages/';
const own = { layout: 'account', noindex: true } as const;

export const staffRoutes = pages({
  department: { path: '/account/department', file: `${at}Department.tsx`, title: '部门', ...own },
  staff: { path: '/account/staff', file: `${at}Staff.tsx`, title: '员工', ...own },
  staffImport: { path: '/account/staff/import', file: `${at}StaffImport.tsx`, title: '批量导入员工', ...own },
  directory: { path: '/account/staff/directory', file: `${at}Directory.tsx`, title: '从目录同步', ...own },
  staffLearnOverview: {
    path: '/account/staff/learnOverview',
    file: `${at}StaffLearnOverview.tsx`,
    title: '员工学习概况',
    ...own,
  },
  invitation: { path: '/account/invitation', file: `${at}Invitation.tsx`, title: '单位的邀请', ...own },
});
