import { pages } from '../../kit/page.ts';

const file = 'features/running/pages/ExamAdmin.tsx';
const room = { layout: 'blank', noindex: true } as const;

export const runningRoutes = pages({
  exam: { path: '/account/exams/examAdmin', file, title: '考务', ...room },
  homework: { path: '/account/homework/examAdmin', file, title: '考务', ...room },
  monitoring: {
    path: '/myguidance/MonitoringDetail',
    file: 'features/running/pages/MonitoringDetail.tsx',
    title: '监考记录',
    layout: 'default',
    noindex: true,
  },
});
