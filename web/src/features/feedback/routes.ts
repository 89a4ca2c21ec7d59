import { pages } from '../../kit/page.ts';

export const feedbackRoutes = pages({
  makeComplaints: {
    path: '/makeComplaints',
    file: 'features/feedback/pages/MakeComplaints.tsx',
    title: '投诉建议',
    layout: 'default',
  },
});
