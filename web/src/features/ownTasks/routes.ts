import { pages } from '../../kit/page.ts';

const at = 'features/ownTasks/pages/';
const room = { layout: 'account', noindex: true } as const;

export const ownTasksRoutes = pages({
  list: { path: '/account/homework/myHomework', file: `${at}MyTasks.tsx`, title: '我的任务', ...room },
  one: { path: '/account/homework/task', file: `${at}OwnTask.tsx`, title: '任务', ...room },
});
