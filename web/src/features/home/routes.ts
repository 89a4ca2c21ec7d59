import { pages } from '../../kit/page.ts';

const home = { file: 'features/home/pages/Home.tsx', title: '知途', layout: 'default' } as const;

export const homeRoutes = pages({
  home: { path: '/', ...home },
  index: { path: '/index', ...home, noindex: true },
  oldHome: {
    path: '/indexold',
    file: 'features/home/pages/OldHome.tsx',
    title: '首页',
    layout: 'blank',
    noindex: true,
  },
});
