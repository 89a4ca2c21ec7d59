import { pages } from '../../kit/page.ts';

const at = 'features/startup/pages/';

/** The start-up pages that there are: what everybody reads, a founder's own, and those of whoever publishes. */
export const startPolicyRoutes = pages({
  home: { path: '/startbusiness', file: `${at}StartHome.tsx`, title: '创业孵化', layout: 'default' },
  library: {
    path: '/startbusiness/visitor/policy',
    file: `${at}Policies.tsx`,
    title: '创业政策',
    layout: 'default',
    keepAlive: 'startpolicy',
  },
  detail: {
    path: '/startbusiness/visitor/policy/:id',
    file: `${at}Policy.tsx`,
    title: '创业政策',
    layout: 'default',
  },
  advocacies: {
    path: '/startbusiness/visitor/policyAdvocacy',
    file: `${at}Advocacies.tsx`,
    title: '政策宣传',
    layout: 'default',
  },
  advocacy: {
    path: '/startbusiness/visitor/policyAdvocacy/:id',
    file: `${at}Advocacy.tsx`,
    title: '政策宣传',
    layout: 'default',
  },
  check: {
    path: '/startbusiness/person/policy',
    file: `${at}PolicyCheck.tsx`,
    title: '政策自测',
    layout: 'default',
    noindex: true,
  },
  facts: {
    path: '/startbusiness/person/policy/facts',
    file: `${at}Founder.tsx`,
    title: '我的创业情况',
    layout: 'default',
    noindex: true,
  },
  dates: {
    path: '/startbusiness/person/policy/dates',
    file: `${at}PolicyDates.tsx`,
    title: '记下的截止日期',
    layout: 'default',
    noindex: true,
  },
  desk: {
    path: '/startbusiness/institution/policy',
    file: `${at}PolicyDesk.tsx`,
    title: '创业政策管理',
    layout: 'default',
    noindex: true,
  },
  advocacyDesk: {
    path: '/startbusiness/institution/policyAdvocacy',
    file: `${at}AdvocacyDesk.tsx`,
    title: '政策宣传管理',
    layout: 'default',
    noindex: true,
  },
  advocacyForm: {
    path: '/startbusiness/institution/policyAdvocacy/add',
    file: `${at}AdvocacyAdd.tsx`,
    title: '写政策宣传',
    layout: 'default',
    noindex: true,
  },
  form: {
    path: '/startbusiness/institution/policy/add',
    file: `${at}PolicyAdd.tsx`,
    title: '写创业政策',
    layout: 'default',
    noindex: true,
  },
});

/** Projects: shown to everybody, written by their teams, decided on by their hosts. */
export const startProjectRoutes = pages({
  projects: {
    path: '/startbusiness/visitor/projectList',
    file: `${at}Projects.tsx`,
    title: '项目展示',
    layout: 'default',
    keepAlive: 'startprojects',
  },
  project: {
    path: '/startbusiness/visitor/projectList/:id',
    file: `${at}Project.tsx`,
    title: '创业项目',
    layout: 'default',
  },
  mine: {
    path: '/startbusiness/person/projectManage',
    file: `${at}OwnProjects.tsx`,
    title: '我的创业项目',
    layout: 'default',
    noindex: true,
  },
  form: {
    path: '/startbusiness/person/projectManage/add',
    file: `${at}ProjectAdd.tsx`,
    title: '写创业项目',
    layout: 'default',
    noindex: true,
  },
  team: {
    path: '/startbusiness/person/team',
    file: `${at}ProjectTeam.tsx`,
    title: '创业团队',
    layout: 'default',
    needsQuery: true,
    noindex: true,
  },
  people: {
    path: '/startbusiness/person/team/people',
    file: `${at}TeamPeople.tsx`,
    title: '找合适的人',
    layout: 'default',
    needsQuery: true,
    noindex: true,
  },
  desk: {
    path: '/startbusiness/institution/projectManage',
    file: `${at}ProjectDesk.tsx`,
    title: '孵化项目管理',
    layout: 'default',
    noindex: true,
  },
});
