import { pages } from '../../kit/page.ts';

export const demoRoutes = pages({
  outbox: {
    path: '/demo/outbox',
    file: 'features/demo/pages/Outbox.tsx',
    title: '演示发件箱',
    layout: 'default',
    noindex: true,
  },
  oauth: {
    path: '/demo/oauth',
    file: 'features/demo/pages/Consent.tsx',
    title: '授权登录',
    layout: 'blank',
    noindex: true,
  },
  pay: {
    path: '/demo/pay',
    file: 'features/demo/pages/Phone.tsx',
    title: '演示手机',
    layout: 'blank',
    noindex: true,
  },
  parts: {
    path: '/demo/parts/:part?',
    file: 'features/demo/pages/Parts.tsx',
    title: '部件',
    layout: 'default',
    noindex: true,
  },
});
