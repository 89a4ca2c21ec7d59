import { pages } from '../../kit/page.ts';

export const invoicesRoutes = pages({
  invoices: {
    path: '/account/invoice',
    file: 'features/invoices/pages/Invoices.tsx',
    title: '我的发票',
    layout: 'account',
    noindex: true,
  },
});
