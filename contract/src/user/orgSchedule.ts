import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { INVALID_INPUT, NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Nothing, optionalLine } from '../kit/values.ts';
import { MOST_BELLS, RoomKind } from '../rules/school.ts';
import { days, isShortStretch, Timetable, WRONG_STRETCH } from './scheduleShapes.ts';

const keyword = optionalLine(30, '名称');

const Choice = z.object({ id: Id, name: z.string() });

const Room = Choice.extend({ seats: z.int(), roomKind: oneOf(RoomKind), campusName: z.string() });

export type Room = z.infer<typeof Room>;

export const listTeacherSchedule = endpoint({
  summary: '本校一位教师的课表与空档',
  method: 'POST',
  path: '/user/auth/orgSchedule/listTeacherSchedule',
  kind: 'read',
  input: z.object({ userNo: Id.of('teacher'), ...days }).refine(isShortStretch, WRONG_STRETCH),
  output: Timetable,
  fails: [NOT_FOUND],
});

export const listRoomSchedule = endpoint({
  summary: '本校一间教室的课表与空档',
  method: 'POST',
  path: '/user/auth/orgSchedule/listRoomSchedule',
  kind: 'read',
  input: z.object({ roomId: Id.of('schoolRoom'), ...days }).refine(isShortStretch, WRONG_STRETCH),
  output: Timetable,
  fails: [NOT_FOUND],
});

export const listGradeSchedule = endpoint({
  summary: '本校一个班级的课表与空档',
  method: 'POST',
  path: '/user/auth/orgSchedule/listGradeSchedule',
  kind: 'read',
  input: z.object({ gradeId: Id.of('grade'), ...days }).refine(isShortStretch, WRONG_STRETCH),
  output: Timetable,
  fails: [NOT_FOUND],
});

export const listTeacher = endpoint({
  summary: '本校的教师，供选择课表',
  method: 'POST',
  path: '/user/auth/orgSchedule/listTeacher',
  kind: 'read',
  input: z.object({ keyword, ...paging }),
  output: pageOf(Choice),
});

export const listRoom = endpoint({
  summary: '本校的教室，供选择课表',
  method: 'POST',
  path: '/user/auth/orgSchedule/listRoom',
  kind: 'read',
  input: z.object({ keyword, ...paging }),
  output: pageOf(Room),
});

export const listGrade = endpoint({
  summary: '本校的班级，供选择课表；自己所在的在前',
  method: 'POST',
  path: '/user/auth/orgSchedule/listGrade',
  kind: 'read',
  input: z.object({ keyword, ...paging }),
  output: pageOf(Choice),
});

const BellNumber = z.int('请选择节次').min(1, '请选择节次').max(MOST_BELLS, '请选择节次');

export const listFreeRoom = endpoint({
  summary: '某天某几节空着的教室，座位少的在前',
  method: 'POST',
  path: '/user/auth/orgSchedule/listFreeRoom',
  kind: 'read',
  input: z.object({
    day: z.iso.date('请选择日期'),
    fromBell: BellNumber,
    toBell: BellNumber,
    /** At least so many. */
    seats: z.int().min(0).max(10_000).default(0),
    roomKind: oneOf(RoomKind).optional(),
    ...paging,
  }),
  output: pageOf(Room),
  fails: [INVALID_INPUT],
});

/** The private address of one's subscribed calendar; null before there is one. */
const Feed = z.object({ url: z.string().nullable() });

export const getFeed = endpoint({
  summary: '我的日历订阅地址',
  method: 'POST',
  path: '/user/auth/orgSchedule/getFeed',
  kind: 'read',
  input: Nothing,
  output: Feed,
});

export const renewFeed = endpoint({
  summary: '开启日历订阅，或者换一个地址；旧地址立即失效',
  method: 'POST',
  path: '/user/auth/orgSchedule/renewFeed',
  kind: 'write',
  input: Nothing,
  output: Feed,
});
