import { pages } from '../../kit/page.ts';

const at = 'features/practice/pages/';

export const practiceRoutes = pages({
  exam: { path: '/exam', file: `${at}Exam.tsx`, title: '考试中心', layout: 'default' },
  view: { path: '/exam/view/:id?', file: `${at}ExamView.tsx`, title: '试卷', layout: 'default' },
  exercise: {
    path: '/exam/exercise/:id?',
    file: `${at}Exercise.tsx`,
    title: '练习',
    layout: 'default',
    noindex: true,
  },
  book: {
    path: '/account/practice',
    file: `${at}WrongBook.tsx`,
    title: '我的练习',
    layout: 'account',
    noindex: true,
  },
});
