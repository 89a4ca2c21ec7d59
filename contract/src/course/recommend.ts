import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { CourseCard } from './card.ts';
import { CourseCategory } from '../rules/courseCategories.ts';

export const list = endpoint({
  summary: '推荐课程：同类里学的人多的在前；给出课程时不含它自己',
  method: 'POST',
  path: '/course/api/course/recommend/list',
  kind: 'read',
  input: z.object({
    courseCategory: oneOf(CourseCategory).default(CourseCategory.recorded),
    /** A category of any level. */
    categoryId: Id.open('category').optional(),
    /** Recommends what goes with this course. */
    courseId: Id.open('course').optional(),
    count: z.int().min(1).max(20).default(6),
  }),
  output: z.object({ list: z.array(CourseCard) }),
});

export const mine = endpoint({
  summary: '按我感兴趣的方向推荐课程，已经在学的不算；没有选过方向就是空的',
  method: 'POST',
  path: '/course/auth/course/recommend/mine',
  kind: 'read',
  input: z.object({ count: z.int().min(1).max(20).default(4) }),
  output: z.object({ list: z.array(CourseCard) }),
});
