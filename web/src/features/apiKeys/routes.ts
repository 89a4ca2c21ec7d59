import { pages } from '../../kit/page.ts';

const at = 'features/apiKeys/pages/';

export const apiKeyRoutes = pages({
  house: { path: '/account/apikeys', file: `${at}HouseKeys.tsx`, title: 'API 密钥', layout: 'account', noindex: true },
  platform: {
    path: '/admin/apiKeys',
    file: `${at}PlatformKeys.tsx`,
    title: 'API 密钥',
    layout: 'admin',
    noindex: true,
  },
});
