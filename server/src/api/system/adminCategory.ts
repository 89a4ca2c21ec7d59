import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import * as contract from '#contract/system/adminCategory.ts';
import { NAME_TAKEN } from '#contract/system/adminFailures.ts';
import type { ZoneType } from '#contract/rules/courseCategories.ts';
import { courseCategory } from '../../db/schema/course.ts';
import { coursesByCategory, refuseUsedCategory, saveCategory } from '../../domain/console/categories.ts';
import { arrangeManaged, managedRows, removeManaged } from '../../domain/console/managed.ts';
import { handle } from '../../kit/handle.ts';

const within = ({ categoryType, parentId }: { categoryType: ZoneType; parentId: string }) => ({
  where: and(eq(courseCategory.categoryType, categoryType), eq(courseCategory.parentId, parentId)),
  most: 100,
  taken: { course_category_name: NAME_TAKEN },
});

const extra = {
  childCount: sql<number>`(select count(*)::int from course_category child where child.parent_id = course_category.id)`,
};

export const list = handle(contract.list, async (ctx, input) => {
  const rows = await managedRows(ctx.db, courseCategory, within(input), extra);
  const counts = await coursesByCategory(ctx.db, input.categoryType, rows);
  return { list: rows.map((row) => ({ ...row, courseCount: counts.get(row.id) ?? 0 })) };
});

export const parents = handle(contract.parents, async (ctx, { categoryType }) => ({
  list: await ctx.db
    .select()
    .from(courseCategory)
    .where(and(eq(courseCategory.categoryType, categoryType), lt(courseCategory.floor, 3)))
    .orderBy(asc(courseCategory.floor), desc(courseCategory.sort), asc(courseCategory.id))
    .limit(1000),
}));

export const save = handle(contract.save, async (ctx, input) => ({
  id: await saveCategory(ctx, input, within(input)),
}));

export const arrange = handle(contract.arrange, async (ctx, { ids, ...part }) =>
  arrangeManaged(ctx, courseCategory, courseCategory.categoryName, ids, within(part)),
);

export const remove = handle(contract.remove, async (ctx, input) => {
  await refuseUsedCategory(ctx.db, input.id);
  await removeManaged(ctx, courseCategory, input);
  return {};
});
