import { pages } from '../../kit/page.ts';

export const leaveRoutes = pages({
  leave: {
    path: '/account/leave',
    file: 'features/leave/pages/Leave.tsx',
    title: '请假',
    layout: 'account',
    noindex: true,
  },
});
