import { pages } from '../../kit/page.ts';

const at = 'features/account/pages/';
const own = { layout: 'account', noindex: true } as const;
const real = '/account/realnameauthentication';

export const accountRoutes = pages({
  bind: { path: `${real}/bind`, file: `${at}Bind.tsx`, title: '登录方式', ...own },
  qqBind: { path: `${real}/qqBind`, file: `${at}QqBind.tsx`, title: '绑定第三方账号', needsQuery: true, ...own },
  reset: { path: '/account/reset', file: `${at}Reset.tsx`, title: '修改密码', ...own },
  resetpw: { path: '/account/resetpw', file: `${at}ResetPw.tsx`, title: '用其他方式设置密码', ...own },
  realName: { path: real, file: `${at}RealName.tsx`, title: '实名认证', ...own },
  realNameForm: { path: `${real}/form`, file: `${at}RealNameForm.tsx`, title: '填写实名资料', ...own },
  faceResult: { path: `${real}/face-result`, file: `${at}FaceResult.tsx`, title: '审核进度', ...own },
  result: { path: `${real}/result`, file: `${at}Result.tsx`, title: '实名认证结果', ...own },
  devices: { path: '/account/devices', file: `${at}Devices.tsx`, title: '登录设备', ...own },
  consents: { path: '/account/privacy/consents', file: `${at}Consents.tsx`, title: '我的同意', ...own },
  privacy: { path: '/account/privacy', file: `${at}Privacy.tsx`, title: '我的数据', ...own },
});
