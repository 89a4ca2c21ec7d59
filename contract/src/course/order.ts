import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { MUST_BUY, NOT_FOUND } from '../kit/errors.ts';
import { Flag, Id } from '../kit/values.ts';

export const addCourseToUser = endpoint({
  summary: '加入免费课程；已经加入也算成功，付费课程回答 402',
  method: 'POST',
  path: '/course/auth/order/addCourseToUser',
  kind: 'write',
  input: z.object({ courseId: Id.open('course') }),
  output: z.object({ courseId: Id, /** 1: added just now. */ isNew: Flag }),
  fails: [MUST_BUY, NOT_FOUND],
});

export const userDelCourse = endpoint({
  summary: '把课程从我的课程里移除；学习进度保留，再次加入时接着算',
  method: 'POST',
  path: '/course/auth/order/userDelCourse',
  kind: 'write',
  input: z.object({ courseId: Id.open('course') }),
  output: z.object({ courseId: Id }),
});
