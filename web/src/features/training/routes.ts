import { pages } from '../../kit/page.ts';

const at = 'features/training/pages/';
const room = { layout: 'account', noindex: true } as const;

export const trainingRoutes = pages({
  list: { path: '/account/training', file: `${at}Training.tsx`, title: '实训', ...room },
  edit: { path: '/account/training/edit', file: `${at}TrainingEdit.tsx`, title: '编辑实训', ...room },
  report: { path: '/account/training/report/:id', file: `${at}TrainingReport.tsx`, title: '实训报告', ...room },
  project: { path: '/account/training/:id', file: `${at}TrainingProject.tsx`, title: '实训', ...room },
});
