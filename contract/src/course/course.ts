import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Id } from '../kit/values.ts';
import { Chapter } from './chapterInfo.ts';
import { CourseView } from './courseInfo.ts';

export const view = endpoint({
  summary: '课程详情，连同前 100 章与课时（游客）',
  method: 'POST',
  path: '/course/api/course/view',
  kind: 'read',
  input: z.object({ courseId: Id.open('course') }),
  output: CourseView.extend({ chapterList: z.array(Chapter) }),
  fails: [NOT_FOUND],
});
