import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { CourseCategory } from '../rules/courseCategories.ts';

export const list = endpoint({
  summary: '推荐标签：这一类热门课程用得最多的',
  method: 'POST',
  path: '/course/api/tagRecommend/list',
  kind: 'read',
  input: z.object({
    courseCategory: oneOf(CourseCategory).default(CourseCategory.recorded),
    /** A category of any level. */
    categoryId: Id.open('category').optional(),
  }),
  output: z.object({ list: z.array(z.object({ tagName: z.string() })) }),
});
