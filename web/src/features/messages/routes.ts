import { pages } from '../../kit/page.ts';

export const messagesRoutes = pages({
  message: {
    path: '/account/message',
    file: 'features/messages/pages/Message.tsx',
    title: '我的消息',
    layout: 'account',
    noindex: true,
  },
});
