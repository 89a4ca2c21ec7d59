import { pages } from '../../kit/page.ts';

const leaving = { layout: 'blank', noindex: true } as const;

export const siteRoutes = pages({
  nowhere: { path: '/null', file: 'features/site/pages/Nowhere.tsx', title: '首页', ...leaving },
  terrace: { path: '/terrace/:id?', file: 'features/site/pages/Terrace.tsx', title: '平台介绍', layout: 'default' },
  text: {
    path: '/text',
    file: 'features/site/pages/Text.tsx',
    title: '协议与说明',
    layout: 'default',
    needsQuery: true,
  },
  shell: { path: '/shell', file: 'features/site/pages/Shell.tsx', title: '站外页面', layout: 'fill', noindex: true },
});
