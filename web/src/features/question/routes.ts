import { pages } from '../../kit/page.ts';

const at = 'features/question/pages/';

export const questionRoutes = pages({
  home: { path: '/question', file: `${at}Questions.tsx`, title: '问答', layout: 'blog' },
  view: { path: '/question/view/:id?', file: `${at}Question.tsx`, title: '问答', layout: 'blog' },
  write: { path: '/question/account/write', file: `${at}Ask.tsx`, title: '提问', layout: 'blank', noindex: true },
  own: { path: '/account/ques', file: `${at}Own.tsx`, title: '我的问答', layout: 'account', noindex: true },
});
