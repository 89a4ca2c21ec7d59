import { asc, desc } from 'drizzle-orm';
import type { CategoryTree } from '#contract/course/category.ts';
import { zoneTypeOf } from '#contract/rules/courseCategories.ts';
import type { CourseCategory, ZoneType } from '#contract/rules/courseCategories.ts';
import { enabled } from '../../db/enabled.ts';
import { courseCategory } from '../../db/schema/course.ts';
import { cached } from '../site/cached.ts';

export interface Category {
  id: string;
  parentId: string;
  categoryType: ZoneType;
  categoryName: string;
  floor: number;
  remark: string;
}

/** Every category by its id, siblings in their order. */
export const categories = cached(async (db): Promise<ReadonlyMap<string, Category>> => {
  const rows = await db
    .select()
    .from(courseCategory)
    .where(enabled(courseCategory))
    .orderBy(desc(courseCategory.sort), asc(courseCategory.id))
    .limit(20_000);
  return new Map(rows.map((row) => [row.id, row]));
});

/** The three levels of one kind of course. */
export function categoryTree(all: ReadonlyMap<string, Category>, courseCategory: CourseCategory): CategoryTree[] {
  const type = zoneTypeOf(courseCategory);
  const children = Map.groupBy(
    [...all.values()].filter((one) => one.categoryType === type),
    (one) => one.parentId,
  );
  const below = (id: string): Category[] => children.get(id) ?? [];
  return below('0').map((one) => ({
    ...one,
    twoList: below(one.id).map((two) => ({ ...two, threeList: below(two.id) })),
  }));
}
