import { pages } from '../../kit/page.ts';

export const learnProgressRoutes = pages({
  matrix: {
    path: '/myguidance/learnProgress',
    file: 'features/learnProgress/pages/LearnProgress.tsx',
    title: '学习进度',
    layout: 'account',
    noindex: true,
  },
});
