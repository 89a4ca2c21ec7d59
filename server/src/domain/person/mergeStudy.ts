import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { userCourse } from '../../db/schema/study.ts';
import { refreshProgress } from '../study/refresh.ts';

/** The courses that somebody takes. */
export async function joinedCourses(db: Db, userNo: string): Promise<string[]> {
  const rows = await db.select({ courseId: userCourse.courseId }).from(userCourse).where(eq(userCourse.userNo, userNo));
  return rows.map(({ courseId }) => courseId);
}

/**
 * What two accounts of one person watched of the same class-hour is put together, and so is the time that was paid
 * with; afterwards the rows of the first can go.
 */
export async function joinStudy(db: Db, from: string, to: string): Promise<void> {
  await db.execute(sql`update user_period as mine set
      watched = mine.watched + theirs.watched,
      watched_length = (select coalesce(sum(upper(span) - lower(span)), 0)
        from unnest(mine.watched + theirs.watched) as span),
      is_done = greatest(mine.is_done, theirs.is_done)
    from user_period as theirs
    where mine.user_no = ${to} and theirs.user_no = ${from} and theirs.period_id = mine.period_id`);
  await db.execute(sql`update study_clock as mine set used = mine.used + theirs.used, version = mine.version + 1
    from study_clock as theirs where mine.user_no = ${to} and theirs.user_no = ${from}`);
}

/** Of two ratings of one course the second person's counts; the words of the first stay as a plain comment. */
export async function joinRatings(db: Db, from: string, to: string): Promise<void> {
  await db.execute(sql`update course_comment as mine set star = null
    where mine.user_no = ${from} and mine.star is not null and exists (
      select 1 from course_comment as theirs
      where theirs.user_no = ${to} and theirs.course_id = mine.course_id and theirs.star is not null)`);
}

/** Progress and certificates follow from what is there now. */
export async function reckonCourses(db: Db, to: string, courses: readonly string[], now: Date): Promise<void> {
  for (const courseId of courses) await refreshProgress(db, to, courseId, now);
}
