import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Nothing, Time } from '../kit/values.ts';
import { signMinutes } from '../rules/liveRooms.ts';
import * as fails from './failures.ts';
import { one } from './shapes.ts';

const write = { method: 'POST', kind: 'write' } as const;

export const open = endpoint({
  ...write,
  summary: '发起签到：学员的页面弹出，到时自己结束',
  path: '/live/auth/sign/open',
  input: z.object({
    ...one,
    minutes: z.int().refine((minutes) => signMinutes.some((choice) => choice === minutes), '请选择签到时长'),
  }),
  output: z.object({ closesAt: Time }),
  fails: [fails.ROOM_GONE, fails.NOT_ON_AIR, fails.SIGN_RUNNING],
});

export const close = endpoint({
  ...write,
  summary: '提前结束签到',
  path: '/live/auth/sign/close',
  input: z.object(one),
  output: Nothing,
  fails: [fails.ROOM_GONE, fails.SIGN_OFF],
});

export const sign = endpoint({
  ...write,
  summary: '签到；课表里有这节课的，同时记进考勤',
  path: '/live/auth/sign/sign',
  input: z.object(one),
  output: z.object({ signedAt: Time, isAttendance: Flag }),
  fails: [fails.ROOM_GONE, fails.BANNED, fails.SIGN_OFF, fails.SIGNED, fails.NOT_FOR_HOSTS],
});
