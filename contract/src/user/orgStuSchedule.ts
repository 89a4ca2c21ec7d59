import * as z from 'zod';
import { lessonCancel } from '../fields/school.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, failuresOf, NOT_FOUND, reworded } from '../kit/errors.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, IdOrNone, optionalLine, Time } from '../kit/values.ts';
import { LessonKind, MOST_BELLS, MOST_WEEKS } from '../rules/school.ts';
import { ScheduledLesson } from './scheduleShapes.ts';
import { ChangeKind, ChangeScope, HolderKind, MendKind, UNDO_MINUTES } from '../rules/scheduleChanges.ts';

const failure = failuresOf<'user'>();

/** The answer carries the clashes; nothing was written. */
export const LESSONS_CLASH = failure(1390, '这个时间有冲突，没有保存，请看冲突说明与解决办法');
export const NO_LESSON_LEFT = failure(1391, '这些周都放假，排不出一次课，请换个时间');
export const OFFERING_CLOSED = failure(1392, '这个开课班已经结课，不能再排课');
export const LESSON_OVER = failure(1393, '已经上过的课不能再调整');
export const CHANGE_SETTLED = reworded(CONFLICT, `这次调整已经撤回，或超过了 ${UNDO_MINUTES} 分钟`);
export const LESSON_MOVED_ON = reworded(CONFLICT, '这节课刚刚被别人调整过，请刷新后再试');

const Day = z.iso.date('请选择日期');
const Bell = z.int().min(1, '请选择节次').max(MOST_BELLS, '请选择节次');
const Week = z.int().min(1, '周次从 1 开始').max(MOST_WEEKS, `一学期最多 ${MOST_WEEKS} 周`);

/** Where in the week, and in which weeks (rules/calendar.ts). */
const when = {
  weekday: z.int().min(1, '请选择星期').max(7, '请选择星期'),
  fromBell: Bell,
  toBell: Bell,
  fromWeek: Week,
  toWeek: Week,
  parity: z.literal([0, 1, 2]),
};

/** What is planned to be held week by week. Nobody and no class named: those of the offering. */
const plan = {
  offeringId: Id.of('offering'),
  ...when,
  roomId: Id.of('schoolRoom').nullable(),
  place: optionalLine(60, '上课地点'),
  teacherUserNos: z.array(Id.open('user')).max(5, '一节课最多 5 位教师').optional(),
};

/** Somebody or something that two lessons would hold at once. */
const Clash = z.object({
  holderKind: oneOf(HolderKind),
  holderName: z.string(),
  /** The other lessons, of one series or one by itself. */
  lessonIds: z.array(Id),
  offeringName: z.string(),
  gradeNames: z.array(z.string()),
  weeks: z.array(z.int()),
  day: z.string(),
  fromBell: z.int(),
  toBell: z.int(),
});

export type Clash = z.infer<typeof Clash>;

/** A way out: which lessons go where, and whom that touches. */
const Mend = z.object({
  mendKind: oneOf(MendKind),
  /** What is moved; null for what is being planned. */
  lessonId: Id.nullable(),
  /** For `move`, with the lessons that follow it: how it stands now, and the day it goes to; null for what is planned. */
  revision: z.int().nullable(),
  day: z.string().nullable(),
  offeringName: z.string(),
  weekday: z.int(),
  fromBell: z.int(),
  toBell: z.int(),
  roomId: Id.nullable(),
  roomName: z.string(),
  teacherNames: z.array(z.string()),
  gradeNames: z.array(z.string()),
  studentCount: z.int(),
});

export type Mend = z.infer<typeof Mend>;

export const check = endpoint({
  summary: '排课之前看一看：会有几次课、哪些周放假、和谁冲突、怎样解决',
  method: 'POST',
  path: '/user/auth/orgStuSchedule/check',
  kind: 'read',
  action: 'timetable:edit',
  input: z.object({
    ...plan,
    /** A lesson that is moved with its series: what it holds now is free. */
    lessonId: Id.of('lesson').optional(),
  }),
  output: z.object({
    lessonCount: z.int(),
    skipped: z.array(z.object({ week: z.int(), day: z.string(), dayName: z.string() })),
    studentCount: z.int(),
    clashes: z.array(Clash),
    mends: z.array(Mend),
  }),
  fails: [NOT_FOUND, OFFERING_CLOSED],
});

export const add = endpoint({
  summary: '排课：按周次排出一门课的各次课，有冲突就一次也不排',
  method: 'POST',
  path: '/user/auth/orgStuSchedule/add',
  kind: 'write',
  action: 'timetable:edit',
  input: z.object(plan),
  output: z.object({ id: Id, lessonCount: z.int(), changeId: Id }),
  fails: [NOT_FOUND, OFFERING_CLOSED, LESSONS_CLASH, NO_LESSON_LEFT],
});

export const move = endpoint({
  summary: '调课：把一次课或一串课换到别的时间、教室或教师',
  method: 'POST',
  path: '/user/auth/orgStuSchedule/move',
  kind: 'write',
  action: 'timetable:edit',
  input: z.object({
    lessonId: Id.of('lesson'),
    /** What the editor saw; another one means that somebody moved it meanwhile. */
    revision: z.int().min(0),
    scope: oneOf(ChangeScope),
    /** Where this lesson goes; the others of the series go to the same weekday of their weeks. */
    day: Day,
    fromBell: Bell,
    toBell: Bell,
    roomId: Id.of('schoolRoom').nullable(),
    teacherUserNos: z.array(Id.open('user')).min(1, '至少一位教师').max(5, '一节课最多 5 位教师').optional(),
  }),
  output: z.object({ lessonCount: z.int(), touched: z.int(), changeId: Id }),
  fails: [NOT_FOUND, LESSON_OVER, LESSONS_CLASH, LESSON_MOVED_ON],
});

export const remove = endpoint({
  summary: '停课：一次或一串，还没有上的；订阅了课表的日历里写着已取消',
  method: 'POST',
  path: '/user/auth/orgStuSchedule/delete',
  kind: 'write',
  action: 'timetable:edit',
  input: z.object({
    lessonId: Id.of('lesson'),
    revision: z.int().min(0),
    scope: oneOf(ChangeScope),
    reason: fieldSchema(lessonCancel.reason),
  }),
  output: z.object({ lessonCount: z.int(), touched: z.int(), changeId: Id }),
  fails: [NOT_FOUND, LESSON_OVER, LESSON_MOVED_ON],
});

export const undo = endpoint({
  summary: `撤回一次排课、调课或停课，${UNDO_MINUTES} 分钟以内`,
  method: 'POST',
  path: '/user/auth/orgStuSchedule/undo',
  kind: 'write',
  action: 'timetable:edit',
  input: z.object({ id: Id.of('scheduleChange') }),
  output: z.object({ lessonCount: z.int() }),
  fails: [NOT_FOUND, CHANGE_SETTLED, LESSONS_CLASH],
});

export const freeTimes = endpoint({
  summary: '这门课在哪些时间排得下：教师与班级都空，并有几间合适的教室',
  method: 'POST',
  path: '/user/auth/orgStuSchedule/freeTimes',
  kind: 'read',
  action: 'timetable:edit',
  input: z.object({
    offeringId: Id.of('offering'),
    lessonId: Id.of('lesson').optional(),
    /** Periods in a row. */
    length: z.int().min(1).max(MOST_BELLS),
    fromWeek: Week,
    toWeek: Week,
    parity: z.literal([0, 1, 2]),
  }),
  output: z.object({
    list: z.array(z.object({ weekday: z.int(), fromBell: z.int(), toBell: z.int(), roomCount: z.int() })),
  }),
  fails: [NOT_FOUND],
});

export const PlannedOffering = z.object({
  id: Id,
  offeringName: z.string(),
  lessonKind: oneOf(LessonKind),
  gradeNames: z.array(z.string()),
  teachers: z.array(z.object({ userNo: Id, name: z.string() })),
  studentCount: z.int(),
  /** Class-hours that are planned, and those that have a place in the timetable. */
  hours: z.int(),
  placedHours: z.int(),
});

export type PlannedOffering = z.infer<typeof PlannedOffering>;

export const offerings = endpoint({
  summary: '一个学期要排的开课班：计划几学时，已排几学时',
  method: 'POST',
  path: '/user/auth/orgStuSchedule/offerings',
  kind: 'read',
  action: 'timetable:edit',
  input: z.object({
    termId: Id.of('schoolTerm'),
    /** Any part of the name of the offering or of a class. */
    keyword: optionalLine(60, '课程名称'),
    /** Only those whose hours are not all in the timetable. */
    isOpen: z.boolean().default(false),
    ...paging,
  }),
  output: pageOf(PlannedOffering),
});

const Series = z.object({
  id: Id,
  offeringId: Id,
  offeringName: z.string(),
  lessonKind: oneOf(LessonKind),
  ...when,
  roomName: z.string(),
  teacherNames: z.array(z.string()),
  gradeNames: z.array(z.string()),
  /** Those still held, cancelled ones aside. */
  lessonCount: z.int(),
  /** The next one, to move or cancel it; none when all are over. */
  lessonId: IdOrNone,
  /** When that is, how it stands, and what it holds; null when all are over. */
  next: ScheduledLesson.nullable(),
});

export type Series = z.infer<typeof Series>;

export const page = endpoint({
  summary: '一个学期排好的课，按开课班与时间',
  method: 'POST',
  path: '/user/auth/orgStuSchedule/page',
  kind: 'read',
  action: 'timetable:edit',
  input: z.object({
    termId: Id.of('schoolTerm'),
    /** Any part of the name of the offering. */
    keyword: optionalLine(60, '课程名称'),
    lessonKind: oneOf(LessonKind).optional(),
    ...paging,
  }),
  output: pageOf(Series),
});

export const history = endpoint({
  summary: '排课与调课的记录，新的在前',
  method: 'POST',
  path: '/user/auth/orgStuSchedule/history',
  kind: 'read',
  action: 'timetable:edit',
  input: z.object({ ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      changeKind: oneOf(ChangeKind),
      summary: z.string(),
      lessonCount: z.int(),
      touched: z.int(),
      userName: z.string(),
      gmtCreate: Time,
      undoneAt: Time.nullable(),
      /** Whether it can still be taken back. */
      isOpen: z.boolean(),
    }),
  ),
});
