import { pages } from '../../kit/page.ts';

export const menusRoutes = pages({
  moreMenus: {
    path: '/account/moreMenus',
    file: 'features/menus/pages/MoreMenus.tsx',
    title: '全部菜单',
    layout: 'account',
    noindex: true,
  },
});
