import { pages } from '../../kit/page.ts';

export const organizationRoutes = pages({
  info: {
    path: '/account/organization/info',
    file: 'features/organization/pages/Info.tsx',
    title: '单位资料',
    layout: 'account',
    noindex: true,
  },
  infoForm: {
    path: '/account/organization/infoForm',
    file: 'features/organization/pages/InfoForm.tsx',
    title: '修改单位资料',
    layout: 'account',
    noindex: true,
  },
});
