import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { CourseRating } from '#contract/course/courseAssess.ts';
import type { Page } from '#contract/kit/page.ts';
import { displayName } from '#contract/rules/displayName.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { courseComment } from '../../db/schema/comment.ts';
import { course } from '../../db/schema/course.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { shownComment } from './policies.ts';

/** The ratings of all courses a lecturer has on the shelf. */
export async function ratingsOfLecturer(
  db: Db,
  lecturerUserNo: string,
  request: PageRequest,
): Promise<Page<CourseRating>> {
  const taught = and(eq(course.lecturerUserNo, lecturerUserNo), eq(course.isPutaway, 1), enabled(course));
  const where = and(taught, isNotNull(courseComment.star), shownComment);
  const both = sql`${courseComment} join ${course} on ${course.id} = ${courseComment.courseId}`;
  const page = await pageAt(request, await cappedCount(db, both, where), (limit, offset) =>
    db
      .select({
        id: courseComment.id,
        courseId: courseComment.courseId,
        courseName: course.courseName,
        courseCategory: course.courseCategory,
        star: sql<number>`${courseComment.star}`,
        commentText: courseComment.commentText,
        gmtCreate: courseComment.gmtCreate,
        nickname: userExt.nickname,
        headImgUrl: userExt.headImgUrl,
        mobile: user.mobile,
      })
      .from(courseComment)
      .innerJoin(course, eq(course.id, courseComment.courseId))
      .innerJoin(user, eq(user.userNo, courseComment.userNo))
      .innerJoin(userExt, eq(userExt.userNo, courseComment.userNo))
      .where(where)
      .orderBy(desc(courseComment.id))
      .limit(limit)
      .offset(offset),
  );
  return { ...page, list: page.list.map((row) => ({ ...row, userName: displayName(row) })) };
}
