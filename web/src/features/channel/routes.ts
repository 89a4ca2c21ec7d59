import { pages } from '../../kit/page.ts';

export const channelRoutes = pages({
  channel: {
    path: '/account/channel',
    file: 'features/channel/pages/Channel.tsx',
    title: '直播设置',
    layout: 'account',
    noindex: true,
  },
});
