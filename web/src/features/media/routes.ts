import { pages } from '../../kit/page.ts';

export const mediaRoutes = pages({
  file: {
    path: '/account/media/:id',
    file: 'features/media/pages/MediaFile.tsx',
    title: '文件',
    layout: 'account',
    noindex: true,
  },
});
