import { pages } from '../../kit/page.ts';

export const siteRoutes = pages({
  home: { path: '/', file: 'features/site/pages/Home.tsx', title: '知途', layout: 'default' },
});
