import { pages } from '../../kit/page.ts';

const at = 'features/transfers/pages/';
const own = { layout: 'account', noindex: true } as const;

export const transfersRoutes = pages({
  pay: { path: '/account/transferPay/TransferPay', file: `${at}TransferPay.tsx`, title: '对公转账', ...own },
  one: { path: '/account/TransferPayDetails/:id', file: `${at}Transfer.tsx`, title: '转账', ...own },
});
