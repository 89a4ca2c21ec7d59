import { pages } from '../../kit/page.ts';

const at = 'features/seats/pages/';
const own = { layout: 'account', noindex: true } as const;

export const seatsRoutes = pages({
  seats: { path: '/account/seats', file: `${at}Seats.tsx`, title: '课程席位', ...own },
  holders: { path: '/account/seats/:courseId', file: `${at}Holders.tsx`, title: '课程席位', ...own },
});
