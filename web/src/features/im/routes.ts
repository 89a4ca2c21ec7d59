import { pages } from '../../kit/page.ts';

export const imRoutes = pages({
  im: { path: '/im', file: 'features/im/pages/Im.tsx', title: '消息', layout: 'fill', noindex: true },
  reports: {
    path: '/admin/review/chats',
    file: 'features/im/pages/Reports.tsx',
    title: '聊天举报',
    layout: 'admin',
    noindex: true,
  },
});
