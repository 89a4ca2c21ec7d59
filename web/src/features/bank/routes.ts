import { pages } from '../../kit/page.ts';

const at = 'features/bank/pages/';
const own = { layout: 'account', noindex: true } as const;

export const bankRoutes = pages({
  home: { path: '/resourceLibrary', file: `${at}Home.tsx`, title: '题库', ...own },
  my: { path: '/resourceLibrary/my', file: `${at}My.tsx`, title: '我的题库', ...own },
  shared: { path: '/resourceLibrary/shared', file: `${at}Shared.tsx`, title: '单位共享', ...own },
  bin: { path: '/resourceLibrary/myRecycle', file: `${at}Bin.tsx`, title: '题库回收站', ...own },
  preview: {
    path: '/resourceLibrary/questionPreview',
    file: `${at}Preview.tsx`,
    title: '预览题目',
    needsQuery: true,
    ...own,
  },
  subject: { path: '/account/subject', file: `${at}Subject.tsx`, title: '测评题库', ...own },
  add: { path: '/account/subject/add', file: `${at}Add.tsx`, title: '编辑题目', ...own },
  comprehend: { path: '/account/subject/comprehend', file: `${at}Comprehend.tsx`, title: '编辑材料题', ...own },
});
