import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { GradeRole } from '#contract/rules/school.ts';
import { enabledAs } from '../../db/enabled.ts';
import { courseAudit } from '../../db/schema/authoring.ts';
import { grade } from '../../db/schema/grade.ts';
import { offering } from '../../db/schema/timetable.ts';
import { written } from '../../db/written.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { offeringPeople, taskCourses, taskGrades, taskOfferings } from './policies.ts';

export interface ScopeWish {
  gradeId?: string | undefined;
  offeringId?: string | undefined;
  courseId?: string | undefined;
}

/**
 * The learners of the class, the offering and the course that are named, as a query of `user_no`; undefined: nobody is
 * named. @throws NOT_FOUND for one that the caller does not teach
 */
export async function peopleWithin(
  ctx: UserCtx,
  { gradeId, offeringId, courseId }: ScopeWish,
): Promise<SQL | undefined> {
  const { db } = ctx;
  const parts: SQL[] = [];
  const must = (count: number) => {
    if (count === 0) throw fail(NOT_FOUND, '班级、开课或课程不存在，或者不归你带');
  };
  if (gradeId !== undefined) {
    must(await db.$count(grade, and(eq(grade.id, gradeId), taskGrades(ctx))));
    parts.push(sql`(select gs.user_no from grade_student gs
      where gs.grade_id = ${gradeId} and ${enabledAs('gs')} and gs.grade_role = ${written(GradeRole.student)})`);
  }
  if (offeringId !== undefined) {
    must(await db.$count(offering, and(eq(offering.id, offeringId), taskOfferings(ctx))));
    parts.push(sql`(${offeringPeople(sql`${offeringId}::bigint`)})`);
  }
  if (courseId !== undefined) {
    must(await db.$count(courseAudit, and(eq(courseAudit.id, courseId), taskCourses(ctx))));
    parts.push(sql`(select uc.user_no from user_course uc where uc.course_id = ${courseId} and ${enabledAs('uc')})`);
  }
  return parts.length === 0 ? undefined : sql.join(parts, sql` intersect `);
}
