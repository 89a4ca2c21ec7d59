import { pages } from '../../kit/page.ts';

const at = 'features/scores/pages/';
const own = { layout: 'account', noindex: true } as const;

export const scoresRoutes = pages({
  scores: { path: '/account/scores', file: `${at}Scores.tsx`, title: '成绩', ...own },
  studyscor: { path: '/account/studyscor', file: `${at}Studyscor.tsx`, title: '学习成绩', ...own },
  student: { path: '/account/student/score', file: `${at}StudentScore.tsx`, title: '学生成绩', ...own },
});
