import { pages } from '../../kit/page.ts';

const at = 'features/vacancies/pages/';

export const vacancyRoutes = pages({
  list: {
    path: '/positionlist',
    file: `${at}Vacancies.tsx`,
    title: '招聘',
    layout: 'default',
    keepAlive: 'positionlist',
  },
  detail: { path: '/positiondetail/:id?', file: `${at}Vacancy.tsx`, title: '职位', layout: 'default' },
  company: { path: '/positioncompany/:id?', file: `${at}Company.tsx`, title: '企业的职位', layout: 'default' },
});
