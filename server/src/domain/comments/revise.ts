import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { courseComment } from '../../db/schema/comment.ts';
import { course } from '../../db/schema/course.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { ownComment } from './policies.ts';

/** Changes one's own rating; the sums of the course follow. @throws NOT_FOUND, also for a comment without a star. */
export async function reviseRating(
  db: Db,
  user: SessionUser,
  { id, ...change }: { id: string; commentText: string; star: number },
  now: Date,
): Promise<void> {
  const rating = and(ownComment(user, id), isNotNull(courseComment.star));
  const [before] = await db.select().from(courseComment).where(rating).for('no key update');
  if (!before) throw fail(NOT_FOUND);
  await db
    .update(courseComment)
    .set({ ...change, gmtModified: wireTime(now) })
    .where(eq(courseComment.id, id));
  await db
    .update(course)
    .set({ ratingSum: sql`${course.ratingSum} + ${change.star - before.star!}` })
    .where(eq(course.id, before.courseId));
}
