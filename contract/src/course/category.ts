import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { CourseCategory } from '../rules/courseCategories.ts';

const Category = z.object({ id: Id, categoryName: z.string(), floor: z.int(), remark: z.string() });

const CategoryTree = Category.extend({
  twoList: z.array(Category.extend({ threeList: z.array(Category) })),
});

export type CategoryTree = z.infer<typeof CategoryTree>;

export const list = endpoint({
  summary: '三级课程分类',
  method: 'POST',
  path: '/course/api/course/category/list',
  kind: 'read',
  /** Which kind of course the categories sort; 3 (recorded and live) shares those of 1. */
  input: z.object({ categoryType: oneOf(CourseCategory).default(CourseCategory.recorded) }),
  output: z.object({ courseCategoryList: z.array(CategoryTree) }),
});
