import { pages } from '../../kit/page.ts';

const at = 'features/attendance/pages/';
const own = { layout: 'account', noindex: true } as const;

export const attendanceRoutes = pages({
  stusign: { path: '/account/stusign', file: `${at}CheckIn.tsx`, title: '签到', ...own },
  board: { path: '/account/stusign/:id', file: `${at}Board.tsx`, title: '课堂签到', layout: 'blank', noindex: true },
  roll: { path: '/account/stusign/:id/roll', file: `${at}Roll.tsx`, title: '点名表', ...own },
  myAttendance: { path: '/account/myAttendance', file: `${at}MyAttendance.tsx`, title: '我的考勤', ...own },
});
