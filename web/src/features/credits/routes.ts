import { pages } from '../../kit/page.ts';

const at = 'features/credits/pages/';
const own = { layout: 'account', noindex: true } as const;

export const creditsRoutes = pages({
  credit: { path: '/account/credit', file: `${at}Credit.tsx`, title: '我的学分', ...own },
  course: { path: '/account/credit/course', file: `${at}Creditable.tsx`, title: '我的学分', ...own },
  history: { path: '/account/credit/history', file: `${at}History.tsx`, title: '学分申请', ...own },
  audit: { path: '/account/creditAudit', file: `${at}Audit.tsx`, title: '学分审核', ...own },
  lecturer: { path: '/account/creditAudit/lecturer', file: `${at}LecturerAudit.tsx`, title: '学分审核', ...own },
  org: { path: '/account/creditAudit/org', file: `${at}OrgAudit.tsx`, title: '学分管理', ...own },
});
