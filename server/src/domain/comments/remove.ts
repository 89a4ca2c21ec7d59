import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { courseComment } from '../../db/schema/comment.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { ownComment } from './policies.ts';
import { addRating } from './submit.ts';

/** Takes one's own comment back, with its star; the answers to it go out of sight with it. @throws NOT_FOUND */
export async function removeComment(db: Db, user: SessionUser, id: string, now: Date): Promise<void> {
  const [row] = await db
    .update(courseComment)
    .set({ statusId: RowState.disabled, gmtModified: wireTime(now) })
    .where(ownComment(user, id))
    .returning({ courseId: courseComment.courseId, star: courseComment.star });
  if (!row) throw fail(NOT_FOUND);
  if (row.star !== null) await addRating(db, row.courseId, row.star, -1);
}
