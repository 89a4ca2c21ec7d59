import { and, asc, eq } from 'drizzle-orm';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import { NONE } from '#contract/rules/id.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { courseCategory } from '../../db/schema/course.ts';
import { failAt } from '../../kit/fail.ts';

const subjects = and(eq(courseCategory.categoryType, CourseCategory.recorded), enabled(courseCategory));

/** What questions are sorted by: the categories of courses of every level, as 计算机与数据 / 数据分析 / SQL 取数. */
export async function subjectList(db: Db): Promise<{ id: string; subjectName: string }[]> {
  const { id, categoryName, parentId, sort } = courseCategory;
  const rows = await db
    .select({ id, categoryName, parentId })
    .from(courseCategory)
    .where(subjects)
    .orderBy(asc(sort), asc(id));
  const below = Map.groupBy(rows, (row) => row.parentId);
  const listed = (parent: string, before: string): { id: string; subjectName: string }[] =>
    (below.get(parent) ?? []).flatMap((row) => {
      const subjectName = before === '' ? row.categoryName : `${before} / ${row.categoryName}`;
      return [{ id: row.id, subjectName }, ...listed(row.id, subjectName)];
    });
  return listed(NONE, '');
}

/** @throws INVALID_INPUT at the field */
export async function mustBeSubject(db: Db, id: string): Promise<void> {
  const its = and(eq(courseCategory.id, id), eq(courseCategory.categoryType, CourseCategory.recorded));
  if ((await db.$count(courseCategory, its)) === 0) throw failAt('subjectId', '请选择学科');
}
