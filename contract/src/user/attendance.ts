import * as z from 'zod';
import { attendanceCorrection, attendanceOpening as opening, attendanceReopening } from '../fields/attendance.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, failuresOf, NOT_FOUND, reworded, TOO_OFTEN } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, IdOrEmpty, Nothing, optionalLine, Time } from '../kit/values.ts';
import {
  AttendanceState,
  CheckInWay,
  MOST_OPEN_MINUTES,
  MOST_TRIES,
  RADIUS,
  SessionState,
} from '../rules/attendance.ts';
import { LeaveType } from '../rules/leave.ts';
import { LessonState } from '../rules/school.ts';

const failure = failuresOf<'user'>();

export const CODE_WRONG = failure(1420, '签到码不对，请看大屏幕上现在的 6 位数字');
export const CODE_OLD = failure(1421, '这个签到码已经过期，请看大屏幕上现在的 6 位数字');
export const CODE_EARLIER = failure(1422, '这个签到码在你打开签到页之前就换掉了，请看大屏幕上现在的数字');
export const TICKET_OLD = failure(1423, '签到页打开太久了，请刷新后再签');
export const CHECK_IN_CLOSED = failure(1424, '签到已经结束，有疑问请找任课老师');
export const NOT_ON_ROSTER = failure(1425, '你不在这门课的名单上，不能签到');
export const CHECKED_IN = failure(1426, '你的考勤已经登记过了，不用再签');
export const PLACE_NEEDED = failure(1427, '这次签到要核对位置，请允许读取位置后再签');
export const OPENED_ALREADY = failure(1428, '这节课已经开过签到，可以重新打开');
export const LESSON_CANCELLED = failure(1429, '这节课已经停课，不能签到');
export const NOT_EXPECTED = failure(1435, '这位学生不在这门课的名单上');
export const TRIES_USED = reworded(TOO_OFTEN, `一分钟最多试 ${MOST_TRIES} 次，请稍后再试`);
export const SESSION_CHANGED = reworded(CONFLICT, '签到的状态已经变了，请刷新后查看');

/** How many stand how on the roll; `missing` have not checked in and are not excused. */
const Counts = z.object({
  present: z.int(),
  late: z.int(),
  leave: z.int(),
  absent: z.int(),
  missing: z.int(),
});

export type Counts = z.infer<typeof Counts>;

const LessonFacts = z.object({
  lessonId: Id,
  offeringId: Id,
  offeringName: z.string(),
  gradeNames: z.array(z.string()),
  beginsAt: Time,
  endsAt: Time,
  place: z.string(),
});

const TaughtLesson = LessonFacts.extend({
  lessonState: oneOf(LessonState),
  teacherNames: z.array(z.string()),
  /** The check-in of the lesson; null before there is one. */
  session: z.object({ id: Id, sessionState: oneOf(SessionState), closesAt: Time }).nullable(),
  counts: Counts,
});

export type TaughtLesson = z.infer<typeof TaughtLesson>;

export const lessons = endpoint({
  summary: '一天里我能点名的课：讲师是自己教的，教务是全校的',
  method: 'POST',
  path: '/user/auth/attendance/lessons',
  kind: 'read',
  input: z.object({
    /** Today unless told. */
    day: z.iso.date('请选择日期').regex(/^20/, '请选择日期').optional(),
    /** Any part of the name of the course. */
    keyword: optionalLine(30, '课程名称'),
    ...paging,
  }),
  output: pageOf(TaughtLesson).extend({ day: z.string() }),
});

const minutes = z.int('请输入整数').min(1, '至少开 1 分钟').max(MOST_OPEN_MINUTES, `最多开 ${MOST_OPEN_MINUTES} 分钟`);

export const open = endpoint({
  summary: '给一节课开签到：多久结束、几分钟后算迟到、要不要核对位置',
  method: 'POST',
  path: '/user/auth/attendance/open',
  kind: 'write',
  logged: true,
  input: z
    .object({
      lessonId: Id.of('lesson'),
      minutes: named(opening.minutes, minutes).default(20),
      lateAfter: named(opening.lateAfter, z.int('请输入整数').min(0).max(120, '最多 120 分钟')).default(10),
      hasPlace: named(opening.hasPlace, Flag).default(0),
      latitude: named(opening.latitude, z.number('请输入纬度').min(-90).max(90).nullable()).default(null),
      longitude: named(opening.longitude, z.number('请输入经度').min(-180).max(180).nullable()).default(null),
      radius: named(
        opening.radius,
        z.int('请输入整数').min(RADIUS.least, `至少 ${RADIUS.least} 米`).max(RADIUS.most, `最多 ${RADIUS.most} 米`),
      ).default(200),
    })
    .refine(({ hasPlace, latitude, longitude }) => hasPlace === 0 || (latitude !== null && longitude !== null), {
      path: ['latitude'],
      message: '请填教室的位置，或者用当前位置',
    }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, OPENED_ALREADY, LESSON_CANCELLED],
});

const one = z.object({ id: Id.of('attendanceSession') });

const Session = LessonFacts.extend({
  id: Id,
  sessionState: oneOf(SessionState),
  openedAt: Time,
  lateAt: Time,
  closesAt: Time,
  hasPlace: Flag,
  radius: z.int().nullable(),
  counts: Counts,
});

export type Session = z.infer<typeof Session>;

export const board = endpoint({
  summary: '大屏幕：现在的签到码、还显示多久、签到了多少人',
  method: 'POST',
  path: '/user/auth/attendance/board',
  kind: 'read',
  input: one,
  output: Session.extend({
    /** Empty when it is closed. */
    code: z.string(),
    /** How long the code is still shown. */
    leftMs: z.int(),
    /** Who came last. */
    latest: z.array(z.object({ studentName: z.string(), attendanceState: oneOf(AttendanceState), at: Time })),
  }),
  fails: [NOT_FOUND],
});

const RollRow = z.object({
  userNo: Id,
  studentName: z.string(),
  studentNumber: z.string(),
  /** Null for who has not checked in and is not excused. */
  attendanceState: oneOf(AttendanceState).nullable(),
  way: oneOf(CheckInWay).nullable(),
  at: Time.nullable(),
  note: z.string(),
  leaveType: oneOf(LeaveType).nullable(),
  /** Metres from the place; null where it was not asked for. */
  distance: z.int().nullable(),
  /** 1: further away than the check-in allows. A hint, nothing is decided by it. */
  isFar: Flag,
  /** How many checked in with this device. */
  sameDevice: z.int(),
});

export type RollRow = z.infer<typeof RollRow>;

export const roll = endpoint({
  summary: '点名表：名单上的每一位，状态与值得留意的地方',
  method: 'POST',
  path: '/user/auth/attendance/roll',
  kind: 'read',
  input: z.object({
    ...one.shape,
    /** `missing` for who has not checked in, `hint` for what is worth a look. */
    only: z.enum(['all', 'missing', 'present', 'late', 'leave', 'absent', 'hint']).default('all'),
    ...paging,
  }),
  output: pageOf(RollRow).extend({ session: Session }),
  fails: [NOT_FOUND],
});

export const correct = endpoint({
  summary: '老师手工登记或更正一个人的考勤，写明原因',
  method: 'POST',
  path: '/user/auth/attendance/correct',
  kind: 'write',
  logged: true,
  input: z.object({
    ...one.shape,
    userNo: Id.open('user'),
    attendanceState: named(attendanceCorrection.attendanceState, oneOf(AttendanceState, '请选择状态')),
    reason: fieldSchema(attendanceCorrection.reason),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, NOT_EXPECTED],
});

export const changes = endpoint({
  summary: '一节课的考勤更正记录，新的在前',
  method: 'POST',
  path: '/user/auth/attendance/changes',
  kind: 'read',
  input: z.object({ ...one.shape, ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      studentName: z.string(),
      fromState: oneOf(AttendanceState).nullable(),
      toState: oneOf(AttendanceState),
      reason: z.string(),
      byName: z.string(),
      at: Time,
    }),
  ),
  fails: [NOT_FOUND],
});

export const close = endpoint({
  summary: '结束签到：没来的记缺勤，请了假的记请假',
  method: 'POST',
  path: '/user/auth/attendance/close',
  kind: 'write',
  logged: true,
  input: one,
  output: z.object({ counts: Counts }),
  fails: [NOT_FOUND, SESSION_CHANGED],
});

export const reopen = endpoint({
  summary: '重新打开签到：记成缺勤的还能签到',
  method: 'POST',
  path: '/user/auth/attendance/reopen',
  kind: 'write',
  logged: true,
  input: z.object({ ...one.shape, minutes: named(attendanceReopening.minutes, minutes).default(5) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, SESSION_CHANGED],
});

const Rate = z.object({
  /** Of the person, the offering or the class. */
  key: Id,
  name: z.string(),
  /** Student number, or the classes of an offering. */
  note: z.string(),
  present: z.int(),
  late: z.int(),
  leave: z.int(),
  absent: z.int(),
  /** Percent with one decimal; null when nobody was expected. */
  rate: z.number().nullable(),
});

export type Rate = z.infer<typeof Rate>;

const rateInput = {
  by: z.enum(['person', 'offering', 'grade']).default('person'),
  /** The current semester unless told. */
  termId: Id.open('term').optional(),
  keyword: optionalLine(30, '名字'),
};

export const rates = endpoint({
  summary: '一个学期的出勤率：按人、按课程或按班级，低的在前',
  method: 'POST',
  path: '/user/auth/attendance/rates',
  kind: 'read',
  input: z.object({ ...rateInput, ...paging }),
  output: pageOf(Rate),
});

export const ratesFile = endpoint({
  summary: '出勤率导出为 Excel',
  method: 'POST',
  path: '/user/auth/attendance/ratesFile',
  kind: 'read',
  input: z.object(rateInput),
  output: z.object({ fileName: z.string(), content: z.string() }),
});

const OpenSession = LessonFacts.extend({
  id: Id,
  closesAt: Time,
  lateAt: Time,
  hasPlace: Flag,
  /** What the roll says of me; null when I have not checked in. */
  attendanceState: oneOf(AttendanceState).nullable(),
  at: Time.nullable(),
});

export type OpenSession = z.infer<typeof OpenSession>;

export const current = endpoint({
  summary: '正在进行的签到，与今天接下来的课',
  method: 'POST',
  path: '/user/auth/attendance/current',
  kind: 'read',
  input: Nothing,
  output: z.object({ sessions: z.array(OpenSession), next: z.array(LessonFacts) }),
});

const device = z.string().regex(/^[\w-]{8,40}$/, '设备编号不正确');

export const ticket = endpoint({
  summary: '打开签到页时领一张票：绑定本人、这次签到与这台设备，之后显示的签到码才有效',
  method: 'POST',
  path: '/user/auth/attendance/ticket',
  kind: 'read',
  fresh: true,
  input: z.object({ id: Id.open('openSession'), device }),
  output: z.object({ ticket: z.string(), seconds: z.int() }),
  fails: [CHECK_IN_CLOSED, NOT_ON_ROSTER],
});

export const checkIn = endpoint({
  summary: '签到：数字或扫码，要求位置的一并核对',
  method: 'POST',
  path: '/user/auth/attendance/checkIn',
  kind: 'write',
  input: z.object({
    id: Id.open('openSession'),
    code: named({ label: '签到码' }, z.string().regex(/^\d{6}$/, '请输入 6 位数字')),
    ticket: z.string().max(100, '请刷新后再签'),
    device,
    isScanned: Flag.default(0),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
    /** Metres. */
    accuracy: z.number().min(0).max(1e6).optional(),
  }),
  output: z.object({ attendanceState: oneOf(AttendanceState), at: Time }),
  fails: [
    CODE_WRONG,
    CODE_OLD,
    CODE_EARLIER,
    TICKET_OLD,
    CHECK_IN_CLOSED,
    NOT_ON_ROSTER,
    CHECKED_IN,
    PLACE_NEEDED,
    TRIES_USED,
  ],
});

export const history = endpoint({
  summary: '我的考勤记录，新的在前',
  method: 'POST',
  path: '/user/auth/attendance/history',
  kind: 'read',
  input: z.object({
    offeringId: Id.open('offering').optional(),
    attendanceState: oneOf(AttendanceState).optional(),
    ...paging,
  }),
  output: pageOf(
    z.object({
      id: Id,
      offeringName: z.string(),
      beginsAt: Time,
      endsAt: Time,
      attendanceState: oneOf(AttendanceState),
      way: oneOf(CheckInWay),
      at: Time,
      note: z.string(),
    }),
  ),
});

export const mine = endpoint({
  summary: '我的考勤：一个学期每门课的出勤、迟到、请假、缺勤与出勤率',
  method: 'POST',
  path: '/user/auth/attendance/mine',
  kind: 'read',
  input: z.object({ termId: Id.open('term').optional() }),
  output: z.object({
    terms: z.array(z.object({ id: Id, termName: z.string() })),
    termId: IdOrEmpty,
    list: z.array(
      Rate.pick({ key: true, name: true, present: true, late: true, leave: true, absent: true, rate: true }),
    ),
  }),
});
