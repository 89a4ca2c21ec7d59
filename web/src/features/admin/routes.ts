import { pages } from '../../kit/page.ts';

const at = 'features/admin/pages/';
const console = { layout: 'admin', noindex: true } as const;

export const adminRoutes = pages({
  dashboard: { path: '/admin', file: `${at}Dashboard.tsx`, title: '运营概览', ...console },
});
