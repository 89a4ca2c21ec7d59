import { pages } from '../../kit/page.ts';

const at = 'features/tasks/pages/';
const room = { layout: 'account', noindex: true } as const;

export const tasksRoutes = pages({
  workbench: { path: '/myguidance', file: `${at}Workbench.tsx`, title: '我的指导', ...room },
  list: { path: '/myguidance/taskList', file: `${at}TaskList.tsx`, title: '任务', ...room },
  edit: { path: '/myguidance/taskEdit', file: `${at}TaskEdit.tsx`, title: '编辑任务', ...room },
  audit: { path: '/myguidance/taskAudit', file: `${at}TaskAudit.tsx`, title: '任务审核', ...room },
});
