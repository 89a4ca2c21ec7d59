import { pages } from '../../kit/page.ts';

export const logsRoutes = pages({
  loglist: {
    path: '/account/loglist',
    file: 'features/logs/pages/LogList.tsx',
    title: '操作日志',
    layout: 'account',
    noindex: true,
  },
  details: {
    path: '/account/loglist/details',
    file: 'features/logs/pages/LogDetails.tsx',
    title: '操作详情',
    layout: 'account',
    needsQuery: true,
    noindex: true,
  },
  adminLog: {
    path: '/admin/log',
    file: 'features/logs/pages/AdminLog.tsx',
    title: '操作日志',
    layout: 'admin',
    noindex: true,
  },
  adminDetails: {
    path: '/admin/log/details',
    file: 'features/logs/pages/AdminLogDetails.tsx',
    title: '操作详情',
    layout: 'admin',
    needsQuery: true,
    noindex: true,
  },
});
