import { and, asc, eq, lte } from 'drizzle-orm';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { courseCategory } from '../../db/schema/course.ts';
import { failAt } from '../../kit/fail.ts';

const subjects = and(
  eq(courseCategory.categoryType, CourseCategory.recorded),
  lte(courseCategory.floor, 2),
  enabled(courseCategory),
);

/** What questions are sorted by: the upper two levels of the categories of courses, as 大数据 / 数据分析. */
export async function subjectList(db: Db): Promise<{ id: string; subjectName: string }[]> {
  const { id, categoryName, parentId, floor, sort } = courseCategory;
  const rows = await db
    .select({ id, categoryName, parentId, floor })
    .from(courseCategory)
    .where(subjects)
    .orderBy(asc(sort), asc(id));
  return rows
    .filter((row) => row.floor === 1)
    .flatMap((top) => [
      { id: top.id, subjectName: top.categoryName },
      ...rows
        .filter((row) => row.floor === 2 && row.parentId === top.id)
        .map((row) => ({ id: row.id, subjectName: `${top.categoryName} / ${row.categoryName}` })),
    ]);
}

/** @throws INVALID_INPUT at the field */
export async function mustBeSubject(db: Db, id: string): Promise<void> {
  const its = and(eq(courseCategory.id, id), eq(courseCategory.categoryType, CourseCategory.recorded));
  if ((await db.$count(courseCategory, its)) === 0) throw failAt('subjectId', '请选择学科');
}
