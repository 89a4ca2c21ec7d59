import { pages } from '../../kit/page.ts';

export const organizationRoutes = pages({
  info: {
    path: '/account/organization/info',
    file: 'features/organization/pages/Info.tsx',
    title: '单位资料',
    layout: 'account',
    noindex: true,
  },
  site: {
    path: '/account/organization/site',
    file: 'features/organization/pages/Site.tsx',
    title: '自己的域名',
    layout: 'account',
    noindex: true,
  },
  exportAll: {
    path: '/account/organization/export',
    file: 'features/organization/pages/Export.tsx',
    title: '导出全部数据',
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
