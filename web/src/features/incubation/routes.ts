import { pages } from '../../kit/page.ts';

const at = 'features/incubation/pages/';
const visitor = '/startbusiness/visitor/incubation';
const person = '/startbusiness/person/incubation';
const host = '/startbusiness/institution/incubation';
const own = { layout: 'default', noindex: true } as const;
/** About one project or one fund. */
const ofOne = { ...own, needsQuery: true } as const;

/** Bases for everybody, what a team has of its host, and what a host gives its teams. */
export const incubationRoutes = pages({
  bases: { path: visitor, file: `${at}Bases.tsx`, title: '孵化基地', layout: 'default', keepAlive: 'startbases' },
  base: { path: `${visitor}/:id`, file: `${at}Base.tsx`, title: '孵化基地', layout: 'default' },
  own: { path: person, file: `${at}OwnIncubation.tsx`, title: '我的创业孵化', ...own },
  hours: { path: `${person}/hours`, file: `${at}TutorHours.tsx`, title: '做创业导师', ...own },
  milestones: { path: `${person}/milestone`, file: `${at}TeamMilestones.tsx`, title: '里程碑', ...ofOne },
  places: { path: `${person}/place`, file: `${at}TeamPlaces.tsx`, title: '工位与会议室', ...ofOne },
  talks: { path: `${person}/talk`, file: `${at}TeamTalks.tsx`, title: '导师谈话', ...ofOne },
  funds: { path: `${person}/fund`, file: `${at}TeamFunds.tsx`, title: '创业资金', ...ofOne },
  follow: { path: `${person}/follow`, file: `${at}TeamFollowUps.tsx`, title: '毕业之后', ...ofOne },
  host: { path: host, file: `${at}HostHome.tsx`, title: '孵化管理', ...own },
  hostProject: { path: `${host}/project`, file: `${at}HostProject.tsx`, title: '孵化中的项目', ...ofOne },
  hostBoard: { path: `${host}/milestone`, file: `${at}HostBoard.tsx`, title: '里程碑检查', ...own },
  hostBases: { path: `${host}/base`, file: `${at}HostBases.tsx`, title: '基地管理', ...own },
  baseForm: { path: `${host}/base/add`, file: `${at}BaseAdd.tsx`, title: '写孵化基地', ...own },
  hostPlaces: { path: `${host}/place`, file: `${at}HostPlaces.tsx`, title: '工位与会议室管理', ...ofOne },
  hostTutors: { path: `${host}/tutor`, file: `${at}HostTutors.tsx`, title: '创业导师管理', ...own },
  hostFunds: { path: `${host}/fund`, file: `${at}HostFunds.tsx`, title: '资金批复', ...own },
  report: { path: `${host}/report`, file: `${at}HostReport.tsx`, title: '孵化统计', ...own },
});

/** The receipts of a fund: the same page at the address of either side. */
export const fundUseRoutes = pages({
  team: { path: `${person}/fundUse`, file: `${at}FundUse.tsx`, title: '资金使用', ...ofOne },
  host: { path: `${host}/fundUse`, file: `${at}FundUse.tsx`, title: '资金使用', ...ofOne },
});

const rooms = '/startbusiness/person/dataRoom';

/** Rooms of evidence: of a team, and behind a link for whoever has it. */
export const dataRoomRoutes = pages({
  list: { path: rooms, file: `${at}DataRooms.tsx`, title: '数据室', ...ofOne },
  room: { path: `${rooms}/room`, file: `${at}DataRoom.tsx`, title: '数据室', ...ofOne },
  open: {
    path: '/startbusiness/visitor/dataRoom/:token?',
    file: `${at}SharedRoom.tsx`,
    title: '团队的数据室',
    layout: 'default',
    noindex: true,
  },
});
