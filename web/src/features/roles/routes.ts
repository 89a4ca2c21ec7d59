import { pages } from '../../kit/page.ts';

export const rolesRoutes = pages({
  roles: {
    path: '/account/roles',
    file: 'features/roles/pages/Roles.tsx',
    title: '角色',
    layout: 'account',
    noindex: true,
  },
  addRole: {
    path: '/account/roles/addRole',
    file: 'features/roles/pages/AddRole.tsx',
    title: '角色与授权',
    layout: 'account',
    noindex: true,
  },
  adminRoles: {
    path: '/admin/roles',
    file: 'features/roles/pages/AdminRoles.tsx',
    title: '角色',
    layout: 'admin',
    noindex: true,
  },
  adminAddRole: {
    path: '/admin/roles/addRole',
    file: 'features/roles/pages/AdminAddRole.tsx',
    title: '平台角色与授权',
    layout: 'admin',
    noindex: true,
  },
});
