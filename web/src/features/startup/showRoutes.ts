import { pages } from '../../kit/page.ts';

const at = 'features/startup/pages/';

/** Road shows and contests: read by everybody, held by whoever incubates. */
export const startShowRoutes = pages({
  shows: {
    path: '/startbusiness/visitor/show',
    file: `${at}Shows.tsx`,
    title: '路演与大赛',
    layout: 'default',
    keepAlive: 'startshows',
  },
  show: { path: '/startbusiness/visitor/show/:id', file: `${at}Show.tsx`, title: '路演与大赛', layout: 'default' },
  desk: {
    path: '/startbusiness/institution/show',
    file: `${at}ShowDesk.tsx`,
    title: '路演与大赛管理',
    layout: 'default',
    noindex: true,
  },
  form: {
    path: '/startbusiness/institution/show/add',
    file: `${at}ShowAdd.tsx`,
    title: '写路演与大赛',
    layout: 'default',
    noindex: true,
  },
});
