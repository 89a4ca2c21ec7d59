import { ZoneType } from '#contract/rules/courseCategories.ts';
import { makeLecturer } from '#seed/make/lecturer.ts';
import type { Db } from '#server/db/client.ts';
import { courseCategory } from '#server/db/schema/course.ts';
import { userCourse } from '#server/db/schema/study.ts';
import type { Person, TestApp } from './testApp.ts';

/** Three levels of categories of one kind: the ids of `计算机 › 数据 › 数据分析` and so on, by name. */
export async function makeCategories(
  db: Db,
  path: string[],
  categoryType: ZoneType = ZoneType.course,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, categoryName] of path.entries()) {
    const [row] = await db
      .insert(courseCategory)
      .values({ categoryType, categoryName, floor: index + 1, parentId: ids.at(-1) ?? '0' })
      .returning({ id: courseCategory.id });
    ids.push(row!.id);
  }
  return ids;
}

/** A person who teaches, with the public page of a lecturer. */
export async function teacher(t: TestApp, lecturerName: string, orgNo?: string): Promise<Person> {
  const person = await t.person({ userType: 2, orgNo, idCardName: lecturerName });
  await makeLecturer(t.database.db, { lecturerUserNo: person.userNo, lecturerName, orgNo });
  return person;
}

/** Puts a course among those a person takes. */
export async function enrol(
  db: Db,
  userNo: string,
  courseId: string,
  given: Partial<typeof userCourse.$inferInsert> = {},
): Promise<void> {
  await db.insert(userCourse).values({ userNo, courseId, ...given });
}
