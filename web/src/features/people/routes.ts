import { pages } from '../../kit/page.ts';

const at = 'features/people/pages/';

export const peopleRoutes = pages({
  lecturers: { path: '/lecturer', file: `${at}Lecturers.tsx`, title: '讲师', layout: 'default' },
  lecturer: { path: '/lecturer/:id', file: `${at}Lecturer.tsx`, title: '讲师', layout: 'default' },
  channel: { path: '/organization', file: `${at}Channel.tsx`, title: '机构频道', layout: 'default' },
  organizations: { path: '/organizationlist', file: `${at}Organizations.tsx`, title: '机构与学校', layout: 'default' },
  shop: { path: '/organization/view/:id?', file: `${at}Shop.tsx`, title: '机构', layout: 'default' },
  organization: {
    path: '/organizationdetail/:id?',
    file: `${at}Organization.tsx`,
    title: '单位介绍',
    layout: 'default',
  },
  enterprises: {
    path: '/enterpriseList',
    file: `${at}Enterprises.tsx`,
    title: '企业',
    layout: 'default',
    keepAlive: 'enterpriseList',
  },
});
