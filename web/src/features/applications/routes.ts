import { pages } from '../../kit/page.ts';

const at = 'features/applications/pages/';
const own = { layout: 'account', noindex: true } as const;

/** What somebody applied for, how each stands, and who looked. */
export const applicationRoutes = pages({
  jobs: { path: '/account/jobs', file: `${at}Jobs.tsx`, title: '我的投递', ...own },
  portrait: {
    path: '/account/jobs/portrait',
    file: `${at}JobPortrait.tsx`,
    title: '投递的进展',
    needsQuery: true,
    ...own,
  },
  offers: { path: '/account/jobs/offer', file: `${at}Offers.tsx`, title: '录用信', ...own },
  blocked: { path: '/account/privacy/blocked', file: `${at}Blocked.tsx`, title: '屏蔽的企业', ...own },
  looks: { path: '/account/privacy/looks', file: `${at}Looks.tsx`, title: '谁看过我', ...own },
});
