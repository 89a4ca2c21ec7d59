import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { taughtCategories } from '#contract/rules/courseCategories.ts';
import { portraitOf } from '#contract/rules/portrait.ts';
import type { Db } from '../../db/client.ts';
import { courseAbility } from '../../db/schema/ability.ts';
import { course } from '../../db/schema/course.ts';
import { userProject, userWork, userWorkSet } from '../../db/schema/profile.ts';
import { certificate, studySitting, userCourse } from '../../db/schema/study.ts';
import { categories } from '../catalogue/categories.ts';
import { hiddenItems } from './itemVisibility.ts';
import type { Reading } from './person.ts';
import { rowsOf } from './policies.ts';
import { portraitItems } from './portraitItems.ts';

/**
 * The ability portrait of a person as an audience may read it: the items with what shows them (rules/evidence.ts), the
 * facts, and the finished courses they stand on (rules/portrait.ts). A course that would tell of a hidden item is only
 * counted.
 */
export async function readPortrait(db: Db, { userNo, audience }: Pick<Reading, 'userNo' | 'audience'>, now: Date) {
  const items = await portraitItems(db, { userNo, audience }, now);
  const [finished, facts] = await Promise.all([finishedCourses(db, userNo, now), countFacts(db, userNo)]);
  const telling = await coursesTelling(db, await hiddenItems(db, userNo, audience));
  const named = finished.filter(({ id }) => !telling.has(id));
  const categoryCount = new Set(finished.map(({ categoryName }) => categoryName)).size;
  return {
    items,
    axes: portraitOf({ ...facts, finishedCourses: finished.length, categories: categoryCount }),
    categories: [...Map.groupBy(named, ({ categoryName }) => categoryName)]
      .map(([categoryName, courses]) => ({ categoryName, courseNames: courses.map(({ courseName }) => courseName) }))
      .sort((one, other) => other.courseNames.length - one.courseNames.length),
  };
}

async function finishedCourses(db: Db, userNo: string, now: Date) {
  const known = await categories(db, now);
  const rows = await db
    .select({ id: course.id, courseName: course.courseName, categoryId2: course.categoryId2 })
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
  return rows.map(({ id, courseName, categoryId2 }) => ({
    id,
    courseName,
    categoryName: known.get(categoryId2)?.categoryName ?? '其他',
  }));
}

/** The courses that raise one of these items. */
async function coursesTelling(db: Db, items: ReadonlySet<string>): Promise<Set<string>> {
  if (items.size === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: courseAbility.courseId })
    .from(courseAbility)
    .where(inArray(courseAbility.abilityId, [...items]));
  return new Set(rows.map(({ id }) => id));
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
