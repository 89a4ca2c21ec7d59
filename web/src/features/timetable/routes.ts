import { pages } from '../../kit/page.ts';

const common = { layout: 'account', noindex: true } as const;

export const timetableRoutes = pages({
  timetable: {
    path: '/account/timeschedule',
    file: 'features/timetable/pages/OwnTimetable.tsx',
    title: '课表',
    ...common,
  },
  rooms: {
    path: '/account/timeschedule/classroomSchedule',
    file: 'features/timetable/pages/RoomTimetable.tsx',
    title: '教室课表',
    ...common,
  },
  teachers: {
    path: '/account/timeschedule/instructorSchedule',
    file: 'features/timetable/pages/TeacherTimetable.tsx',
    title: '教师课表',
    ...common,
  },
  colours: {
    path: '/account/timeschedule/color',
    file: 'features/timetable/pages/Colours.tsx',
    title: '课表配色',
    ...common,
  },
  plan: {
    path: '/account/timeschedule/plan',
    file: 'features/timetable/staff/Plan.tsx',
    title: '排课',
    ...common,
  },
  changes: {
    path: '/account/timeschedule/changes',
    file: 'features/timetable/staff/Changes.tsx',
    title: '调整记录',
    ...common,
  },
  imports: {
    path: '/account/timeschedule/import',
    file: 'features/timetable/staff/TimetableImport.tsx',
    title: '导入课表',
    ...common,
  },
  exchange: {
    path: '/account/timeschedule/exchange',
    file: 'features/timetable/exchange/Exchange.tsx',
    title: '代课与对调',
    ...common,
  },
});
