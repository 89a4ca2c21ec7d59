import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { eq } from 'drizzle-orm';
import type { SortType } from '#contract/course/courseInfo.ts';
import { course } from '../../db/schema/course.ts';

const orders: Record<SortType, SQL> = {
  default: sql`"course"."sort" desc, "course"."id" desc`,
  new: sql`"course"."id" desc`,
  hot: sql`"course"."count_study" desc, "course"."id" desc`,
  priceUp: sql`"course"."course_discount" asc, "course"."id" desc`,
  priceDown: sql`"course"."course_discount" desc, "course"."id" asc`,
  time: sql`"course"."start_time" desc nulls last, "course"."id" desc`,
};

/** An order that one of the catalogue's indexes serves, forwards or backwards. */
export const orderOf = (sortType: SortType): SQL => orders[sortType];

/** 1 to 3; 0 for all categories. */
export type Level = 0 | 1 | 2 | 3;

const columns = { 1: course.categoryId1, 2: course.categoryId2, 3: course.categoryId3 };

/** The condition for a category of a level, or none; the id may be a placeholder. */
export const inCategory = (level: Level, id: string | ReturnType<typeof sql.placeholder>): SQL | undefined =>
  level === 0 ? undefined : eq(columns[level], id);
