import { pages } from '../../kit/page.ts';

const own = { layout: 'default', noindex: true } as const;
const passing = { layout: 'blank', noindex: true } as const;

export const signInRoutes = pages({
  login: { path: '/login', file: 'features/signIn/pages/Login.tsx', title: '登录', ...own },
  register: { path: '/register', file: 'features/signIn/pages/Register.tsx', title: '注册', ...own },
  reset: { path: '/reset', file: 'features/signIn/pages/Reset.tsx', title: '找回密码', ...own },
  bindingMobile: {
    path: '/login/bindingMobile',
    file: 'features/signIn/pages/BindingMobile.tsx',
    title: '绑定手机号',
    ...own,
  },
  autoliv: { path: '/login/autoliv', file: 'features/signIn/pages/Autoliv.tsx', title: '正在登录', ...passing },
  thirdLogin: { path: '/thirdlogin', file: 'features/signIn/pages/ThirdLogin.tsx', title: '正在登录', ...passing },
  ltiEnter: { path: '/lti/enter', file: 'features/signIn/pages/LtiEnter.tsx', title: '正在打开课程', ...passing },
  ltiHand: { path: '/lti/hand', file: 'features/signIn/pages/LtiHand.tsx', title: '正在打开工具', ...passing },
  transferPage: {
    path: '/transferPage',
    file: 'features/signIn/pages/TransferPage.tsx',
    title: '正在登录',
    ...passing,
  },
});
