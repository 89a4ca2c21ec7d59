import { pages } from '../../kit/page.ts';

const at = 'features/catalogue/pages/';

export const catalogueRoutes = pages({
  list: { path: '/list', file: `${at}List.tsx`, title: '录播课程', layout: 'default' },
  listcopy: { path: '/listcopy', file: `${at}ListCopy.tsx`, title: '录播课程', layout: 'default', noindex: true },
  live: { path: '/live', file: `${at}Live.tsx`, title: '直播课', layout: 'default' },
  resource: { path: '/resource', file: `${at}Resource.tsx`, title: '资料', layout: 'default' },
  library: { path: '/library', file: `${at}Library.tsx`, title: '文库', layout: 'default' },
  course: { path: '/course/:id?', file: `${at}Course.tsx`, title: '课程', layout: 'default' },
  view: { path: '/view/:id?', file: `${at}View.tsx`, title: '课程', layout: 'default' },
  liveDetail: { path: '/live/detail/:id?', file: `${at}LiveDetail.tsx`, title: '直播课', layout: 'default' },
  resourceDetail: { path: '/resource/detail/:id?', file: `${at}ResourceDetail.tsx`, title: '资料', layout: 'default' },
  libraryView: { path: '/library/view/:id?', file: `${at}LibraryView.tsx`, title: '文库', layout: 'default' },
});

const preview = { file: `${at}Preview.tsx`, title: '预览', layout: 'default', noindex: true } as const;

/** What authors and reviewers see before it is public. */
export const previewRoutes = pages({
  course: { path: '/preview/course/:id?', ...preview },
  library: { path: '/preview/library/:id?', ...preview },
  live: { path: '/preview/live/:id?', ...preview },
  resource: { path: '/preview/resource/:id?', ...preview },
});
