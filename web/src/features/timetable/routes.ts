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
});
