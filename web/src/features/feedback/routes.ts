import { pages } from '../../kit/page.ts';

export const feedbackRoutes = pages({
  makeComplaints: {
    path: '/makeComplaints',
    file: 'features/feedback/pages/MakeComplaints.tsx',
    title: '投诉建议',
    layout: 'default',
  },
  adminFeedback: {
    path: '/admin/review/feedback',
    file: 'features/feedback/pages/AdminFeedback.tsx',
    title: '反馈与举报',
    layout: 'admin',
    noindex: true,
  },
});
