import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { comment } from '../fields/words.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Time } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { ALREADY_RATED, RATE_AFTER_ENROLMENT, SAID_BEFORE } from './comments.ts';
import { CourseCategory } from '../rules/courseCategories.ts';

const assessment = {
  commentText: fieldSchema(comment.commentText),
  star: z.int('请选择 1 到 5 星').min(1, '请选择 1 到 5 星').max(5, '请选择 1 到 5 星'),
};

export const save = endpoint({
  summary: '给课程打星并评价，每人一次；与课程评价是同一条',
  method: 'POST',
  path: '/course/auth/courseAssess/save',
  kind: 'write',
  input: z.object({ courseId: Id.open('course'), ...assessment }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, ALREADY_RATED, RATE_AFTER_ENROLMENT, SAID_BEFORE],
});

export const update = endpoint({
  summary: '修改自己的评价与星',
  method: 'POST',
  path: '/course/auth/courseAssess/update',
  kind: 'write',
  input: z.object({ id: Id.of('comment'), ...assessment }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND],
});

export const remove = endpoint({
  summary: '删除自己的评价；带走它的星',
  method: 'POST',
  path: '/course/auth/courseAssess/delete',
  kind: 'write',
  input: z.object({ id: Id.of('comment') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND],
});

const CourseRating = z.object({
  id: Id,
  courseId: Id,
  courseName: z.string(),
  courseCategory: oneOf(CourseCategory),
  userName: z.string(),
  headImgUrl: z.string(),
  star: z.int(),
  commentText: z.string(),
  gmtCreate: Time,
});

export type CourseRating = z.infer<typeof CourseRating>;

export const lecturerList = endpoint({
  summary: '一位讲师的课程得到的评价，新的在前',
  method: 'POST',
  path: '/course/api/courseAssess/lecturer/list',
  kind: 'read',
  input: z.object({ lecturerUserNo: Id.open('user'), ...paging }),
  output: pageOf(CourseRating),
});
