import { pages } from '../../kit/page.ts';

const at = 'features/programs/pages/';
const own = { layout: 'account', noindex: true } as const;
const step = { needsQuery: true, ...own } as const;

/** Plans (学习方案): the public page, the learner's own, and the desk of those who write, confirm and review them. */
export const programsRoutes = pages({
  detail: { path: '/plandetail/:id?', file: `${at}Program.tsx`, title: '学习方案', layout: 'default' },
  mine: { path: '/account/learningPlan', file: `${at}LearningPlan.tsx`, title: '我的学习方案', ...own },
  list: { path: '/account/planmanage', file: `${at}Programs.tsx`, title: '学习方案', ...own },
  add: { path: '/account/planmanage/add', file: `${at}AddProgram.tsx`, title: '新建学习方案', ...own },
  first: { path: '/account/planmanage/step1', file: `${at}StepFacts.tsx`, title: '方案与岗位', ...step },
  second: { path: '/account/planmanage/step2', file: `${at}StepItems.tsx`, title: '能力项', ...step },
  third: { path: '/account/planmanage/step3', file: `${at}StepStages.tsx`, title: '阶段与课程', ...step },
  fourth: { path: '/account/planmanage/step4', file: `${at}StepTests.tsx`, title: '测评与提交', ...step },
  check: { path: '/account/planmanage/check', file: `${at}Check.tsx`, title: '学习方案审核', ...own },
  standing: { path: '/account/planmanage/detail', file: `${at}Detail.tsx`, title: '学习方案', ...step },
  confirm: { path: '/account/planconfirm', file: `${at}Confirm.tsx`, title: '方案确认', ...own },
  count: { path: '/account/plancount', file: `${at}Count.tsx`, title: '方案统计', ...own },
  review: {
    path: '/admin/review/programs',
    file: `${at}Review.tsx`,
    title: '学习方案审核',
    layout: 'admin',
    noindex: true,
  },
});
