import * as z from 'zod';
import { LOCKED } from '../course/failures.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { FileType } from '../rules/fileKinds.ts';

export const save = endpoint({
  summary: '上报播放位置（旧客户端）：连续播放的部分计入学习记录，跳转只移动位置',
  method: 'POST',
  path: '/data/auth/course/log/save',
  kind: 'write',
  input: z.object({
    periodId: Id.open('period'),
    /** Second reached, about every 3 s while playing and on pause. */
    watchLength: z.number().min(0).max(1_000_000),
    /** Seconds of the whole film as the client knows it; the server keeps its own. */
    duration: z.number().min(0).max(1_000_000).optional(),
  }),
  output: z.object({ watchedLength: z.int(), percent: z.number(), isDone: Flag }),
  fails: [LOCKED, NOT_FOUND],
});

export const list = endpoint({
  summary: '我的学习记录，新的在前',
  method: 'POST',
  path: '/data/auth/course/log/list',
  kind: 'read',
  input: z.object({ courseId: Id.of('course').optional(), ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      /** When the sitting began. */
      gmtCreate: Time,
      lastAt: Time,
      courseId: Id,
      courseName: z.string(),
      periodId: Id,
      periodName: z.string(),
      fileType: oneOf(FileType),
      device: z.string(),
      /** Seconds spent. */
      seconds: z.int(),
      /** Newly counted seconds or pages. */
      granted: z.int(),
      refused: z.int(),
      /** Where to go on. */
      position: z.int(),
      length: z.int(),
      percent: z.number(),
      isDone: Flag,
    }),
  ),
});

export const courses = endpoint({
  summary: '我学过的课程，最近学过的在前',
  method: 'POST',
  path: '/data/auth/course/log/courses',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(z.object({ courseId: Id, courseName: z.string() })),
});
