import { and, eq } from 'drizzle-orm';
import { ReviewState } from '#contract/rules/draftStates.ts';
import { courseAudit, courseReview } from '../../db/schema/authoring.ts';
import type { UserCtx } from '../../kit/context.ts';
import { isOwnCourse, reviewable } from './policies.ts';

/** The handing in of a course that waits for this reader; null: none, or somebody else decides on it. */
export async function waitingReview(ctx: UserCtx, courseId: string): Promise<string | null> {
  const its = and(eq(courseReview.courseId, courseId), eq(courseReview.auditStatus, ReviewState.waiting));
  const [row] = await ctx.db
    .select({ id: courseReview.id, isOwn: isOwnCourse(ctx.user.userNo) })
    .from(courseReview)
    .innerJoin(courseAudit, eq(courseAudit.id, courseReview.courseId))
    .where(and(its, reviewable(ctx)));
  return row?.isOwn === 0 ? row.id : null;
}
