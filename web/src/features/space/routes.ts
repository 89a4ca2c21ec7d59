import { pages } from '../../kit/page.ts';

const at = 'features/space/pages/';

export const spaceRoutes = pages({
  space: { path: '/account/space', file: `${at}Space.tsx`, title: '我的空间', layout: 'account', noindex: true },
  shared: { path: '/s/:token?', file: `${at}Shared.tsx`, title: '分享的文件', layout: 'default', noindex: true },
});
