import { and, desc, eq, exists, or, sql } from 'drizzle-orm';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { userCourse } from '../../db/schema/study.ts';
import { courseAuth } from '../../db/schema/teaching.ts';
import type { SessionUser } from '../../kit/context.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';

/** How far a learner is in their courses; somebody else sees those they give or their school certifies. */
export async function studiedCourses(db: Db, userNo: string, reader: SessionUser, request: PageRequest) {
  const where = and(eq(userCourse.userNo, userNo), enabled(userCourse), readable(db, userNo, reader));
  const from = sql`${userCourse} join ${course} on ${course.id} = ${userCourse.courseId}`;
  return pageAt(request, await cappedCount(db, from, where), async (limit, offset) => {
    const rows = await db
      .select({
        courseId: course.id,
        courseName: course.courseName,
        progress: userCourse.progress,
        periodDone: userCourse.periodDone,
        completedAt: userCourse.completedAt,
        lastStudyAt: userCourse.lastStudyAt,
        credit: sql<number>`coalesce((select sum(e.amount) from credit_entry e join credit_apply a on a.id = e.apply_id
          where e.user_no = ${userNo} and a.course_id = ${course.id}), 0)::int`,
      })
      .from(userCourse)
      .innerJoin(course, eq(course.id, userCourse.courseId))
      .where(where)
      .orderBy(sql`${userCourse.lastStudyAt} desc nulls last`, desc(userCourse.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ progress, credit, ...row }) => ({ ...row, studyProgress: progress / 100, credit: credit / 10 }));
  });
}

function readable(db: Db, userNo: string, { userNo: reader, orgNo, userType }: SessionUser) {
  if (userNo === reader) return undefined;
  const given = userType === UserType.lecturer ? eq(course.lecturerUserNo, reader) : undefined;
  if (orgNo === null) return given ?? sql`false`;
  const certified = db
    .select({ id: courseAuth.id })
    .from(courseAuth)
    .where(and(eq(courseAuth.courseId, course.id), eq(courseAuth.orgNo, orgNo)));
  return or(given, eq(course.orgNo, orgNo), exists(certified));
}
