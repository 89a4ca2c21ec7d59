import * as contract from '#contract/exam/peerReviewManage.ts';
import { peerAppealsPage, settleAppeal } from '../../domain/peerReview/appeals.ts';
import { assignPeers } from '../../domain/peerReview/assign.ts';
import { countReview, giveReviewBack, publishPeers, replaceReviewer } from '../../domain/peerReview/manage.ts';
import { managedReviews } from '../../domain/peerReview/reviews.ts';
import { peerOverview, peerTasksPage } from '../../domain/peerReview/tasks.ts';
import { handle } from '../../kit/handle.ts';

export const tasks = handle(contract.tasks, peerTasksPage);

export const overview = handle(contract.overview, (ctx, { taskId }) => peerOverview(ctx, taskId));

export const reviews = handle(contract.reviews, managedReviews);

export const assign = handle(contract.assign, async (ctx, wish) => {
  const outcome = await assignPeers(ctx, wish);
  ctx.changed({ after: { ...wish, ...outcome } });
  return outcome;
});

export const replace = handle(contract.replace, async (ctx, { id }) => {
  const { reviewerName, before, reviewer } = await replaceReviewer(ctx, id);
  ctx.changed({ before: { reviewerUserNo: before }, after: { id, reviewerUserNo: reviewer } });
  return { reviewerName };
});

export const giveBack = handle(contract.giveBack, async (ctx, wish) => {
  const { points, content } = await giveReviewBack(ctx, wish);
  ctx.changed({ before: { points, content }, after: wish });
  return {};
});

export const count = handle(contract.count, async (ctx, wish) => {
  const { isCounted } = await countReview(ctx, wish);
  ctx.changed({ before: { isCounted }, after: wish });
  return {};
});

export const publish = handle(contract.publish, async (ctx, { taskId }) => {
  const people = await publishPeers(ctx, taskId);
  ctx.changed({ after: { taskId, people } });
  return { people };
});

export const appeals = handle(contract.appeals, peerAppealsPage);

export const settle = handle(contract.settle, async (ctx, wish) => {
  const { reason } = await settleAppeal(ctx, wish);
  ctx.changed({ before: { reason }, after: wish });
  return {};
});
