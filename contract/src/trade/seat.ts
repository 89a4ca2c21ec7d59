import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION, NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, line, optionalLine, Time } from '../kit/values.ts';
import { MOST_GIVEN, seatGroups } from '../rules/seats.ts';
import { NO_FREE_SEAT, SEAT_HELD, SEAT_USED } from './failures.ts';

const action = 'seat:manage';

export const list = endpoint({
  summary: '单位买的课程席位，按课程合起来：一共、发了、空着',
  method: 'POST',
  path: '/trade/auth/seat/list',
  kind: 'read',
  action,
  input: z.object(paging),
  output: pageOf(
    z.object({
      courseId: Id,
      courseName: z.string(),
      coursePath: z.string(),
      total: z.int(),
      given: z.int(),
      free: z.int(),
      /** 1: more can be bought. */
      isOnSale: Flag,
    }),
  ),
  fails: [NO_PERMISSION],
});

const Holder = z.object({
  id: Id,
  name: z.string(),
  givenAt: Time,
  /** Percent learnt. */
  progress: z.number(),
  /** Why it cannot be taken back; empty when it can. */
  bar: z.string(),
});

export type SeatHolder = z.infer<typeof Holder>;

const course = z.object({ courseId: Id.open('course') });

export const holders = endpoint({
  summary: '一门课程的席位在谁手里，新发的在前',
  method: 'POST',
  path: '/trade/auth/seat/holders',
  kind: 'read',
  action,
  input: course.extend(paging),
  output: pageOf(Holder),
  fails: [NO_PERMISSION],
});

export const people = endpoint({
  summary: '可以发给谁：在职的员工与已绑定的学生，没有这门课程的',
  method: 'POST',
  path: '/trade/auth/seat/people',
  kind: 'read',
  action,
  input: course.extend({ keyword: optionalLine(40, '姓名'), ...paging }),
  output: pageOf(z.object({ userNo: Id, name: z.string(), note: z.string() })),
  fails: [NO_PERMISSION],
});

export const classes = endpoint({
  summary: '名单里的班级，各有几位绑定了账号',
  method: 'POST',
  path: '/trade/auth/seat/classes',
  kind: 'read',
  action,
  input: z.object({ keyword: optionalLine(40, '班级'), ...paging }),
  output: pageOf(z.object({ className: z.string(), total: z.int() })),
  fails: [NO_PERMISSION],
});

/** One who was meant: who it is, or why they get no seat. */
const Meant = z.object({
  /** Of what was pasted, from 1. */
  line: z.int(),
  text: z.string(),
  /** Null: nobody who can have one. */
  userNo: Id.nullable(),
  name: z.string(),
  note: z.string(),
  bar: z.string(),
});

export type Meant = z.infer<typeof Meant>;

export const find = endpoint({
  summary: '一次找几位要发席位的人：一行一个学号、工号或手机号，逐行回答；或者一个部门、一个班级里还没有这门课程的',
  method: 'POST',
  path: '/trade/auth/seat/find',
  kind: 'read',
  action,
  input: course.extend({
    by: z.enum(seatGroups).default('number'),
    lines: z.array(line(40, '学号、工号或手机号')).max(MOST_GIVEN, `一次最多 ${MOST_GIVEN} 行`).default([]),
    departmentId: Id.of('department').optional(),
    className: optionalLine(40, '班级'),
  }),
  output: z.object({
    /** Seats that nobody has. */
    free: z.int(),
    rows: z.array(Meant),
    /** 1: there are more of them than are handed out at once. */
    isMore: Flag,
  }),
  fails: [NO_PERMISSION, NOT_FOUND],
});

export const give = endpoint({
  summary: '把席位发给单位的人，都发成或者都不发',
  method: 'POST',
  path: '/trade/auth/seat/give',
  kind: 'write',
  action,
  input: course.extend({
    userNos: z.array(Id.open('user')).min(1, '请选择发给谁').max(MOST_GIVEN, `一次最多发给 ${MOST_GIVEN} 人`),
  }),
  output: z.object({ given: z.int() }),
  fails: [NO_PERMISSION, NOT_FOUND, NO_FREE_SEAT, SEAT_HELD],
});

export const takeBack = endpoint({
  summary: '收回还没有开始学的席位',
  method: 'POST',
  path: '/trade/auth/seat/takeBack',
  kind: 'write',
  action,
  input: z.object({ id: Id.of('seat') }),
  output: z.object({ id: Id }),
  fails: [NO_PERMISSION, NOT_FOUND, SEAT_USED],
});
