import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import type { SessionUser } from '../../kit/context.ts';
import { UserType } from '#contract/rules/userTypes.ts';

/** What is on the shelf of a lecturer, or of the house somebody acts for. */
export function ownCourses({ userType, userNo, orgNo }: SessionUser) {
  const own = userType === UserType.lecturer ? eq(course.lecturerUserNo, userNo) : eq(course.orgNo, orgNo ?? '0');
  return and(own, eq(course.isPutaway, 1), enabled(course));
}

const SHOWN = 5;

export async function mostStudied(db: Db, user: SessionUser) {
  return db
    .select({
      courseId: course.id,
      courseCategory: course.courseCategory,
      courseName: course.courseName,
      countStudy: course.countStudy,
      ratingCount: course.ratingCount,
      rating: sql<number>`coalesce(round(${course.ratingSum}::numeric / nullif(${course.ratingCount}, 0), 1), 0)::float8`,
    })
    .from(course)
    .where(ownCourses(user))
    .orderBy(desc(course.countStudy), desc(course.id))
    .limit(SHOWN);
}
