import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { OWN_RATING } from '#contract/course/comments.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { Db } from '../../db/client.ts';
import { commentHelpful, courseComment } from '../../db/schema/comment.ts';
import { fail } from '../../kit/fail.ts';
import { shownComment } from './policies.ts';

interface Opinion {
  id: string;
  isHelpful: 0 | 1;
}

/**
 * Somebody finds a rating helpful, or no longer does; saying it twice counts once. Returns how many do.
 * @throws NOT_FOUND, OWN_RATING
 */
export async function findHelpful(db: Db, userNo: string, { id, isHelpful }: Opinion): Promise<number> {
  const rating = and(eq(courseComment.id, id), isNotNull(courseComment.star), shownComment);
  const [found] = await db.select({ by: courseComment.userNo }).from(courseComment).where(rating).for('no key update');
  if (!found) throw fail(NOT_FOUND);
  if (found.by === userNo) throw fail(OWN_RATING);
  const own = and(eq(commentHelpful.commentId, id), eq(commentHelpful.userNo, userNo));
  const changed =
    isHelpful === 1
      ? await db.insert(commentHelpful).values({ commentId: id, userNo }).onConflictDoNothing().returning()
      : await db.delete(commentHelpful).where(own).returning();
  const step = isHelpful === 1 ? changed.length : -changed.length;
  const [row] = await db
    .update(courseComment)
    .set({ helpfulCount: sql`${courseComment.helpfulCount} + ${step}` })
    .where(eq(courseComment.id, id))
    .returning({ helpfulCount: courseComment.helpfulCount });
  return row!.helpfulCount;
}
