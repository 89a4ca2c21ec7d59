import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { taughtCategories } from '#contract/rules/courseCategories.ts';
import { teachingPortraitOf } from '#contract/rules/teacherPortrait.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { userResearch } from '../../db/schema/profile.ts';
import { userCourse } from '../../db/schema/study.ts';
import { onShelf } from '../catalogue/policies.ts';
import { rowsOf } from './policies.ts';

const SHOWN = 5;

const total = (column: typeof course.countStudy) => sql<number>`coalesce(sum(${column}), 0)::int`;

/** The portrait of a lecturer with what it stands on: the courses that most learn, and the research. */
export async function teachingPortrait(db: Db, userNo: string) {
  const { id, courseCategory, courseName, secondsTotal, countStudy, ratingSum, ratingCount } = course;
  const taught = and(eq(course.lecturerUserNo, userNo), onShelf, inArray(course.courseCategory, [...taughtCategories]));
  const [[sums], [ends], research, courses] = await Promise.all([
    db
      .select({
        courses: sql<number>`count(*)::int`,
        seconds: total(secondsTotal),
        learners: total(countStudy),
        ratingSum: total(ratingSum),
        ratingCount: total(ratingCount),
      })
      .from(course)
      .where(taught),
    db
      .select({ finished: sql<number>`count(*)::int` })
      .from(userCourse)
      .innerJoin(course, eq(course.id, userCourse.courseId))
      .where(and(taught, isNotNull(userCourse.completedAt))),
    db.$count(userResearch, rowsOf(userResearch, userNo)),
    db
      .select({ id, courseCategory, courseName, secondsTotal, countStudy, ratingSum, ratingCount })
      .from(course)
      .where(taught)
      .orderBy(desc(countStudy), desc(id))
      .limit(SHOWN),
  ]);
  return {
    axes: teachingPortraitOf({ ...sums!, ...ends!, research }),
    courses,
    countCourse: sums!.courses,
  };
}
