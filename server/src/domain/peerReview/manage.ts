import { eq } from 'drizzle-orm';
import { NO_REPLACEMENT, NOT_ASSIGNED, NOT_COUNTABLE, PUBLISHED } from '#contract/exam/peerReviewFailures.ts';
import { peerSteps } from '#contract/exam/peerReviewSteps.ts';
import { leastSubmissions, replacementOf } from '#contract/rules/peerReview.ts';
import { ownTaskPath } from '#contract/rules/taskSteps.ts';
import { PeerState } from '#contract/rules/tasks.ts';
import { wireTime } from '#contract/rules/time.ts';
import { peerReview, task, taskSubmission } from '../../db/schema/task.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { isDue, laterDue, loadsOf, tellReviewers } from './assign.ts';
import { peopleNames } from './names.ts';
import { heldReview, heldTask } from './policies.ts';
import type { TaskRow } from './policies.ts';
import { markOutliers, reckon } from './reckon.ts';
import { worksOf } from './works.ts';

/**
 * Asks somebody else in the place of a reviewer: one of those who have the least to review, and neither the author nor
 * anybody who was asked about this work before. @throws REVIEW_GONE, PUBLISHED, REPLACED, NO_REPLACEMENT
 */
export async function replaceReviewer(ctx: UserCtx, id: string) {
  const { db, user, now } = ctx;
  const { review, task: of } = await heldReview(ctx, id);
  const { submissionId } = review;
  await takeStep(db, peerSteps, 'replace', {
    table: peerReview,
    state: 'peerState',
    where: eq(peerReview.id, id),
    set: { isOutlier: 0, replacedAt: wireTime(now), replacedUserNo: user.userNo },
  });
  const reviewer = await another(ctx, of.id, submissionId);
  const dueAt = laterDue(now, review.dueAt);
  await db.insert(peerReview).values({ taskId: of.id, submissionId, reviewerUserNo: reviewer, dueAt });
  await markOutliers(db, submissionId, of.totalPoints);
  await tellReviewers(ctx, [reviewer], { title: of.title, dueAt });
  await sendMessage(ctx, {
    to: [review.reviewerUserNo],
    msgType: 'study',
    msgTitle: `「${of.title}」的一份互评换了别的同学`,
    msgText: '这一份你不用再评，已经评的也不再计入',
    msgUrl: '/mutualComment',
  });
  return { reviewerName: (await peopleNames(db, [reviewer])).get(reviewer)!, before: review.reviewerUserNo, reviewer };
}

/** @throws NO_REPLACEMENT */
async function another({ db }: UserCtx, taskId: string, submissionId: string): Promise<string> {
  const asked = await db
    .select({ userNo: peerReview.reviewerUserNo })
    .from(peerReview)
    .where(eq(peerReview.submissionId, submissionId));
  const [work] = await db
    .select({ userNo: taskSubmission.userNo })
    .from(taskSubmission)
    .where(eq(taskSubmission.id, submissionId));
  const taken = new Set([work!.userNo, ...asked.map(({ userNo }) => userNo)]);
  const loads = await loadsOf(db, taskId);
  const free = (await worksOf(db, taskId)).filter(({ userNo }) => !taken.has(userNo));
  const candidates = free.map(({ userNo }) => ({ userNo, load: loads.get(userNo) ?? 0 }));
  const reviewer = replacementOf(candidates, Math.random);
  if (reviewer === undefined) throw fail(NO_REPLACEMENT);
  return reviewer;
}

/** Asks for a review anew; what was written stays with who wrote it. @throws REVIEW_GONE, PUBLISHED, NOT_DONE */
export async function giveReviewBack(ctx: UserCtx, { id, returnRemark }: { id: string; returnRemark: string }) {
  const { db, now } = ctx;
  const { review, task: of } = await heldReview(ctx, id);
  const dueAt = laterDue(now, review.dueAt);
  await takeStep(db, peerSteps, 'giveBack', {
    table: peerReview,
    state: 'peerState',
    where: eq(peerReview.id, id),
    set: { returnRemark, returnedAt: wireTime(now), dueAt, submittedAt: null, isOutlier: 0, isCounted: 1 },
  });
  await markOutliers(db, review.submissionId, of.totalPoints);
  await sendMessage(ctx, {
    to: [review.reviewerUserNo],
    msgType: 'study',
    msgTitle: `你对「${of.title}」的一份互评被退回`,
    msgText: `${returnRemark}（请在 ${dueAt.slice(0, 16)} 前重新评）`,
    msgUrl: `/mutualComment?id=${id}`,
  });
  return review;
}

/** Whether a review counts. @throws REVIEW_GONE, PUBLISHED, NOT_COUNTABLE */
export async function countReview(ctx: UserCtx, { id, isCounted }: { id: string; isCounted: 0 | 1 }) {
  const { review } = await heldReview(ctx, id);
  if (review.peerState !== PeerState.done) throw fail(NOT_COUNTABLE);
  await ctx.db.update(peerReview).set({ isCounted }).where(eq(peerReview.id, id));
  return review;
}

/**
 * Makes known what classmates said, and the marks that come of it; from then on no review is taken. Of works that are over
 * and too few to be given out at all, the marks of the teacher alone.
 * @throws PEER_TASK_GONE, NOT_ASSIGNED, PUBLISHED
 */
export async function publishPeers(ctx: UserCtx, taskId: string): Promise<number> {
  const { db, now } = ctx;
  const held = await heldTask(ctx, taskId);
  if (held.peerAssignedAt === null && !(await isNobodyToAsk(ctx, held))) throw fail(NOT_ASSIGNED);
  if (held.peerPublishedAt !== null) throw fail(PUBLISHED);
  await db
    .update(task)
    .set({ peerPublishedAt: wireTime(now) })
    .where(eq(task.id, taskId));
  const people = await reckon(db, held, now);
  const said =
    held.peerAssignedAt === null
      ? {
          msgTitle: `「${held.title}」的成绩公布了`,
          msgText: '收到的作品太少，没有互评，成绩只算老师的分',
          msgUrl: ownTaskPath(taskId),
        }
      : {
          msgTitle: `「${held.title}」的互评公布了`,
          msgText: '同学给你的评价与分数可以看了；觉得不公道的可以申诉',
          msgUrl: '/mutualComment?tab=received',
        };
  await sendMessage(ctx, { to: people, msgType: 'study', ...said });
  return people.length;
}

const isNobodyToAsk = async ({ db, now }: UserCtx, row: TaskRow): Promise<boolean> =>
  isDue(row, now) && (await worksOf(db, row.id)).length < leastSubmissions(row.rules.peerCount);
