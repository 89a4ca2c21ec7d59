import { pages } from '../../kit/page.ts';

/** Interviews, for whoever is asked and for whoever asks. */
export const interviewRoutes = pages({
  interview: {
    path: '/account/interview',
    file: 'features/interviews/pages/Interviews.tsx',
    title: '面试',
    layout: 'account',
    noindex: true,
  },
});
