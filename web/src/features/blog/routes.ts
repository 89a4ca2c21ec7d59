import { pages } from '../../kit/page.ts';

const at = 'features/blog/pages/';

export const blogRoutes = pages({
  blog: { path: '/blog', file: `${at}Blog.tsx`, title: '博客', layout: 'blog' },
  article: { path: '/blog/article/:id?', file: `${at}Article.tsx`, title: '博客', layout: 'default' },
  blogger: { path: '/blog/blogger/:id?', file: `${at}Blogger.tsx`, title: '博主', layout: 'blog' },
  search: { path: '/blog/search', file: `${at}Search.tsx`, title: '搜索博客', layout: 'blog', noindex: true },
  own: { path: '/blog/account', file: `${at}Own.tsx`, title: '我的博客', layout: 'blog', noindex: true },
  write: { path: '/blog/account/write', file: `${at}Write.tsx`, title: '写文章', layout: 'blank', noindex: true },
  moderation: {
    path: '/blog/moderation',
    file: `${at}Moderation.tsx`,
    title: '社区管理的公开数字',
    layout: 'default',
  },
  appeals: {
    path: '/admin/review/communityAppeals',
    file: `${at}Appeals.tsx`,
    title: '社区申诉',
    layout: 'admin',
    noindex: true,
  },
  reports: {
    path: '/admin/review/community',
    file: `${at}Reports.tsx`,
    title: '社区举报',
    layout: 'admin',
    noindex: true,
  },
});
