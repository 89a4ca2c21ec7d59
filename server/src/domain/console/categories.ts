import { and, count, eq, inArray, or } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import { WRONG_PARENT } from '#contract/system/adminCategory.ts';
import { IN_USE } from '#contract/system/adminFailures.ts';
import { coursesIn } from '#contract/rules/courseCategories.ts';
import type { ZoneType } from '#contract/rules/courseCategories.ts';
import type { Db } from '../../db/client.ts';
import { course, courseCategory } from '../../db/schema/course.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { onShelf } from '../catalogue/policies.ts';
import { lockManaged, saveManaged } from './managed.ts';
import type { Part } from './managed.ts';

interface Wanted {
  id?: string | undefined;
  version?: string | undefined;
  statusId: 0 | 1;
  categoryType: ZoneType;
  /** 0 at the top. */
  parentId: string;
  categoryName: string;
  remark: string;
}

/**
 * Makes a category below its parent, or changes it. Under another parent of the same level it takes its courses along.
 * @throws NOT_FOUND, CONFLICT, LIST_FULL, NAME_TAKEN, WRONG_PARENT
 */
export async function saveCategory(ctx: UserCtx, wanted: Wanted, part: Part): Promise<string> {
  const { id, version, statusId, ...values } = wanted;
  const parent = await parentOf(ctx.db, values);
  const floor = (parent?.floor ?? 0) + 1;
  if (floor > 3) throw fail(WRONG_PARENT);
  if (id === undefined) return saveManaged(ctx, courseCategory, { statusId }, { ...values, floor }, part);
  const before = await lockManaged(ctx.db, courseCategory, id, version);
  if (before.floor !== floor || before.categoryType !== values.categoryType) throw fail(WRONG_PARENT);
  if (before.parentId !== values.parentId && parent) await takeCoursesAlong(ctx, { id, floor }, parent);
  return saveManaged(ctx, courseCategory, { id, version, statusId }, values, { most: part.most, taken: part.taken });
}

/** @throws IN_USE for categories with courses or categories below them */
export async function refuseUsedCategory(db: Db, id: string): Promise<void> {
  const children = await db.$count(courseCategory, eq(courseCategory.parentId, id));
  if (children > 0) throw fail(IN_USE, `下面还有 ${children} 个分类，不能删除，可以停用`);
  const of = or(eq(course.categoryId1, id), eq(course.categoryId2, id), eq(course.categoryId3, id));
  const courses = await db.$count(course, of);
  if (courses > 0) throw fail(IN_USE, `有 ${courses} 门课程用着它，不能删除，可以停用`);
}

/** How many courses on the shelf each of these categories, all of one level, holds: one statement over their index. */
export async function coursesByCategory(
  db: Db,
  categoryType: ZoneType,
  rows: readonly { id: string; floor: number }[],
): Promise<ReadonlyMap<string, number>> {
  const [first] = rows;
  if (!first) return new Map();
  const column = { 1: course.categoryId1, 2: course.categoryId2 }[first.floor] ?? course.categoryId3;
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({ id: column, courses: count() })
    .from(course)
    .where(and(onShelf, inArray(course.courseCategory, coursesIn(categoryType)), inArray(column, ids)))
    .groupBy(column);
  return new Map(counted.map(({ id, courses }) => [id, courses]));
}

interface Parent {
  id: string;
  parentId: string;
  floor: number;
}

async function parentOf(
  db: Db,
  { parentId, categoryType }: Pick<Wanted, 'parentId' | 'categoryType'>,
): Promise<Parent | null> {
  if (parentId === '0') return null;
  const [row] = await db.select().from(courseCategory).where(eq(courseCategory.id, parentId)).for('share');
  if (!row) throw fail(NOT_FOUND);
  if (row.categoryType !== categoryType) throw fail(WRONG_PARENT);
  return row;
}

/** Courses carry all three levels, so that the catalogue filters by any of them without a join. */
async function takeCoursesAlong(ctx: UserCtx, { id, floor }: { id: string; floor: number }, to: Parent): Promise<void> {
  const gmtModified = wireTime(ctx.now);
  const moved =
    floor === 2
      ? { set: { categoryId1: to.id }, where: eq(course.categoryId2, id) }
      : { set: { categoryId1: to.parentId, categoryId2: to.id }, where: eq(course.categoryId3, id) };
  await ctx.db
    .update(course)
    .set({ ...moved.set, gmtModified })
    .where(moved.where);
}
