import { pages } from '../../kit/page.ts';

const at = 'features/startup/pages/';

/** Calls for projects: read by everybody, applied for by teams, read blind by readers, run by an institution. */
export const startProgrammeRoutes = pages({
  programmes: {
    path: '/startbusiness/visitor/programme',
    file: `${at}Programmes.tsx`,
    title: '项目征集',
    layout: 'default',
    keepAlive: 'startprogrammes',
  },
  programme: {
    path: '/startbusiness/visitor/programme/:id',
    file: `${at}Programme.tsx`,
    title: '项目征集',
    layout: 'default',
  },
  mine: {
    path: '/startbusiness/person/programme',
    file: `${at}OwnApplications.tsx`,
    title: '我的征集申请',
    layout: 'default',
    noindex: true,
  },
  apply: {
    path: '/startbusiness/person/programme/apply',
    file: `${at}Apply.tsx`,
    title: '申请项目征集',
    layout: 'default',
    needsQuery: true,
    noindex: true,
  },
  application: {
    path: '/startbusiness/person/programme/application',
    file: `${at}OwnApplication.tsx`,
    title: '征集申请',
    layout: 'default',
    needsQuery: true,
    noindex: true,
  },
  reading: {
    path: '/startbusiness/person/programme/reading',
    file: `${at}ReadingDesk.tsx`,
    title: '征集评阅',
    layout: 'default',
    noindex: true,
  },
  sheet: {
    path: '/startbusiness/person/programme/reading/sheet',
    file: `${at}ReadingSheet.tsx`,
    title: '评一份申请',
    layout: 'default',
    needsQuery: true,
    noindex: true,
  },
  desk: {
    path: '/startbusiness/institution/programme',
    file: `${at}ProgrammeDesk.tsx`,
    title: '项目征集管理',
    layout: 'default',
    noindex: true,
  },
  form: {
    path: '/startbusiness/institution/programme/add',
    file: `${at}ProgrammeAdd.tsx`,
    title: '写项目征集',
    layout: 'default',
    noindex: true,
  },
  run: {
    path: '/startbusiness/institution/programme/run',
    file: `${at}ProgrammeRun.tsx`,
    title: '征集的申请与评阅',
    layout: 'default',
    needsQuery: true,
    noindex: true,
  },
  hosted: {
    path: '/startbusiness/institution/programme/application',
    file: `${at}HostedApplication.tsx`,
    title: '收到的申请',
    layout: 'default',
    needsQuery: true,
    noindex: true,
  },
});

/** The stories of projects that graduated: read by everybody, told by their hosts, agreed to by who is named. */
export const startCaseRoutes = pages({
  cases: {
    path: '/startbusiness/visitor/typicalCase',
    file: `${at}Cases.tsx`,
    title: '典型案例',
    layout: 'default',
    keepAlive: 'startcases',
  },
  story: {
    path: '/startbusiness/visitor/typicalCase/:id',
    file: `${at}Case.tsx`,
    title: '典型案例',
    layout: 'default',
  },
  mine: {
    path: '/startbusiness/person/typicalCase',
    file: `${at}OwnCases.tsx`,
    title: '写到我的案例',
    layout: 'default',
    noindex: true,
  },
  preview: {
    path: '/startbusiness/person/typicalCase/view',
    file: `${at}OwnCase.tsx`,
    title: '写到我的案例',
    layout: 'default',
    needsQuery: true,
    noindex: true,
  },
  desk: {
    path: '/startbusiness/institution/typicalCase',
    file: `${at}CaseDesk.tsx`,
    title: '典型案例管理',
    layout: 'default',
    noindex: true,
  },
  form: {
    path: '/startbusiness/institution/typicalCase/add',
    file: `${at}CaseAdd.tsx`,
    title: '写典型案例',
    layout: 'default',
    needsQuery: true,
    noindex: true,
  },
});
