import { pages } from '../../kit/page.ts';

const at = 'features/positionTest/pages/';
const own = { layout: 'account', noindex: true } as const;
const open = { layout: 'default', noindex: true } as const;

export const positionTestRoutes = pages({
  list: { path: '/account/positiontest', file: `${at}PositionTests.tsx`, title: '岗位测试', ...own },
  plans: { path: '/account/plantest', file: `${at}PlanTests.tsx`, title: '方案测评', ...own },
  matching: { path: '/exam/jobMatching', file: `${at}Matching.tsx`, title: '岗位测试', ...open },
});

/** One page under two addresses: from the account, and from a position. */
export const resultRoutes = pages({
  own: { path: '/account/positiontest/result', file: `${at}Result.tsx`, title: '岗位测试的结果', ...own },
  job: { path: '/exam/jobResult', file: `${at}Result.tsx`, title: '岗位测试的结果', ...open },
});
