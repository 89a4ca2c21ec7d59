import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { taughtCategories } from '#contract/rules/courseCategories.ts';
import { portraitOf } from '#contract/rules/portrait.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { userProject, userWork, userWorkSet } from '../../db/schema/profile.ts';
import { certificate, studySitting, userCourse } from '../../db/schema/study.ts';
import { categories } from '../catalogue/categories.ts';
import { rowsOf } from './policies.ts';

/** The ability portrait of a person with the finished courses it stands on (rules/portrait.ts). */
export async function readPortrait(db: Db, userNo: string, now: Date) {
  const [finished, facts] = await Promise.all([finishedCourses(db, userNo, now), countFacts(db, userNo)]);
  const byCategory = Map.groupBy(finished, ({ categoryName }) => categoryName);
  return {
    axes: portraitOf({ ...facts, finishedCourses: finished.length, categories: byCategory.size }),
    categories: [...byCategory]
      .map(([categoryName, courses]) => ({ categoryName, courseNames: courses.map(({ courseName }) => courseName) }))
      .sort((one, other) => other.courseNames.length - one.courseNames.length),
  };
}

async function finishedCourses(db: Db, userNo: string, now: Date) {
  const known = await categories(db, now);
  const rows = await db
    .select({ courseName: course.courseName, categoryId2: course.categoryId2 })
    .from(userCourse)
    .innerJoin(course, eq(course.id, userCourse.courseId))
    .where(
      and(
        eq(userCourse.userNo, userNo),
        isNotNull(userCourse.completedAt),
        inArray(course.courseCategory, [...taughtCategories]),
      ),
    )
    .orderBy(userCourse.completedAt)
    .limit(500);
  return rows.map(({ courseName, categoryId2 }) => ({
    courseName,
    categoryName: known.get(categoryId2)?.categoryName ?? '其他',
  }));
}

async function countFacts(db: Db, userNo: string) {
  const [seconds] = await db
    .select({ studySeconds: sql<number>`coalesce(sum(${studySitting.seconds}), 0)::int` })
    .from(studySitting)
    .where(eq(studySitting.userNo, userNo));
  const valid = and(eq(certificate.userNo, userNo), isNull(certificate.revokedAt));
  const [certificates, works, projects, jobs] = await Promise.all([
    db.$count(certificate, valid),
    db.$count(userWorkSet, and(rowsOf(userWorkSet, userNo), eq(userWorkSet.isPublic, 1))),
    db.$count(userProject, rowsOf(userProject, userNo)),
    db.$count(userWork, rowsOf(userWork, userNo)),
  ]);
  return { ...seconds!, certificates, works, projects: projects + jobs };
}
