import { pages } from '../../kit/page.ts';

export const callsRoutes = pages({
  call: {
    path: '/im/callindex',
    file: 'features/calls/pages/CallIndex.tsx',
    title: '通话',
    layout: 'blank',
    noindex: true,
  },
});
