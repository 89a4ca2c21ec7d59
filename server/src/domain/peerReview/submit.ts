import { and, eq } from 'drizzle-orm';
import { PUBLISHED, REVIEW_GONE } from '#contract/exam/peerReviewFailures.ts';
import { peerSteps } from '#contract/exam/peerReviewSteps.ts';
import { criterionPoints } from '#contract/rules/markRounds.ts';
import { LEAST_LETTERS } from '#contract/rules/peerReview.ts';
import { pointsText } from '#contract/rules/points.ts';
import { wireTime } from '#contract/rules/time.ts';
import { peerReview, task, taskSubmission } from '../../db/schema/task.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { ownReviews } from './policies.ts';
import type { TaskRow } from './policies.ts';
import { markOutliers } from './reckon.ts';

export interface ReviewWish {
  id: string;
  rubric: Record<string, number>;
  points: number | null;
  content: string;
}

/**
 * Sends a review. The task is held against being published meanwhile, and the work against another review of it, because
 * which marks are far off depends on all of them.
 * @throws REVIEW_GONE, REVIEW_DONE, PUBLISHED
 */
export async function submitReview(ctx: UserCtx, wish: ReviewWish) {
  const { db, user, now } = ctx;
  const where = and(eq(peerReview.id, wish.id), ownReviews(user.userNo));
  const [own] = await db.select().from(peerReview).where(where);
  if (!own) throw fail(REVIEW_GONE);
  const [row] = await db.select().from(task).where(eq(task.id, own.taskId)).for('share');
  if (row!.peerPublishedAt !== null) throw fail(PUBLISHED);
  const points = pointsOf(row!, wish);
  if ([...wish.content.replaceAll(/\s/g, '')].length < LEAST_LETTERS) {
    throw failAt('content', `评语至少 ${LEAST_LETTERS} 个字，说清楚好在哪里、怎么改`);
  }
  const work = eq(taskSubmission.id, own.submissionId);
  await db.select({ id: taskSubmission.id }).from(taskSubmission).where(work).for('no key update');
  const submittedAt = wireTime(now);
  const { rubric, content } = wish;
  const given = { rubric: row!.rubric.length === 0 ? {} : rubric, points, content, submittedAt };
  const target = { table: peerReview, state: 'peerState', where, missing: REVIEW_GONE, set: given } as const;
  const after = await takeStep(db, peerSteps, 'send', target);
  await markOutliers(db, own.submissionId, row!.totalPoints);
  return { points, isOverdue: submittedAt > after.dueAt ? (1 as const) : (0 as const) };
}

/** The sum of the criteria, or the whole where there are none; refused at the field where something is missing or too much. */
function pointsOf({ rubric: criteria, totalPoints }: TaskRow, { rubric, points }: ReviewWish): number {
  if (criteria.length === 0) {
    if (points === null) throw failAt('points', '请给分');
    if (points > totalPoints) throw failAt('points', `最多 ${pointsText(totalPoints)} 分`);
    return points;
  }
  let sum = 0;
  for (const [id, full] of criterionPoints(totalPoints, criteria)) {
    const given = rubric[id];
    if (given === undefined) throw failAt(`rubric.${id}`, '请给分');
    if (given > full) throw failAt(`rubric.${id}`, `最多 ${pointsText(full)} 分`);
    sum += given;
  }
  const unknown = Object.keys(rubric).find((id) => criteria.every((one) => one.id !== id));
  if (unknown !== undefined) throw failAt(`rubric.${unknown}`, '没有这一条评分要点，请刷新后再评');
  return sum;
}
