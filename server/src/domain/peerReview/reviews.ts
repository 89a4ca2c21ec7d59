import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { criterionPoints } from '#contract/rules/markRounds.ts';
import { ReviewFilter } from '#contract/rules/peerReview.ts';
import { PeerState } from '#contract/rules/tasks.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { peerReview, taskSubmission } from '../../db/schema/task.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { middleOf } from './middle.ts';
import { peopleNames } from './names.ts';
import { ledTask } from './policies.ts';
import { criteriaOf } from './received.ts';

const isWaiting = eq(peerReview.peerState, PeerState.waiting);
const isDone = eq(peerReview.peerState, PeerState.done);

const filters = (now: string): Readonly<Record<ReviewFilter, SQL | undefined>> => ({
  [ReviewFilter.all]: ne(peerReview.peerState, PeerState.replaced),
  [ReviewFilter.waiting]: isWaiting,
  [ReviewFilter.overdue]: and(isWaiting, sql`${peerReview.dueAt} < ${now}`),
  [ReviewFilter.done]: isDone,
  [ReviewFilter.outlier]: and(isDone, eq(peerReview.isOutlier, 1)),
  [ReviewFilter.dropped]: and(isDone, eq(peerReview.isCounted, 0)),
  [ReviewFilter.replaced]: eq(peerReview.peerState, PeerState.replaced),
});

/** People of whose names the keyword is a part. */
const called = (userNo: SQL, keyword: string): SQL => sql`exists (select from user_ext e
  where e.user_no = ${userNo} and (e.id_card_name ilike ${containing(keyword)} or e.nickname ilike ${containing(keyword)}))`;

interface Wish extends PageRequest {
  taskId: string;
  filter: ReviewFilter;
  keyword: string;
}

/** The reviews of a task, those of one work together. @throws PEER_TASK_GONE */
export async function managedReviews(ctx: UserCtx, { taskId, filter, keyword, ...request }: Wish) {
  const { db, now } = ctx;
  const of = await ledTask(ctx, taskId);
  const at = wireTime(now);
  const where = and(
    eq(peerReview.taskId, taskId),
    enabled(peerReview),
    filters(at)[filter],
    keyword === ''
      ? undefined
      : or(called(sql`${taskSubmission.userNo}`, keyword), called(sql`${peerReview.reviewerUserNo}`, keyword)),
  );
  const query = db
    .select({
      id: peerReview.id,
      authorUserNo: taskSubmission.userNo,
      reviewerUserNo: peerReview.reviewerUserNo,
      peerState: peerReview.peerState,
      points: peerReview.points,
      middle: middleOf(sql`${peerReview.submissionId}`),
      rubric: peerReview.rubric,
      content: peerReview.content,
      dueAt: peerReview.dueAt,
      submittedAt: peerReview.submittedAt,
      isOutlier: peerReview.isOutlier,
      isCounted: peerReview.isCounted,
      returnRemark: peerReview.returnRemark,
    })
    .from(peerReview)
    .innerJoin(taskSubmission, eq(taskSubmission.id, peerReview.submissionId))
    .where(where);
  const counted = query.as('counted');
  const ordered = query.orderBy(asc(peerReview.submissionId), asc(peerReview.id)).$dynamic();
  const page = await paginate(request, ordered, () => db.$count(counted));
  const names = await peopleNames(
    db,
    page.list.flatMap((one) => [one.authorUserNo, one.reviewerUserNo]),
  );
  const worth = criterionPoints(of.totalPoints, of.rubric);
  const list = page.list.map(({ authorUserNo, reviewerUserNo, rubric, ...one }) => ({
    ...one,
    fullPoints: of.totalPoints,
    authorName: names.get(authorUserNo)!,
    reviewerName: names.get(reviewerUserNo)!,
    criteria: criteriaOf(of.rubric, worth, rubric),
    isOverdue: (one.submittedAt ?? at) > one.dueAt ? (1 as const) : (0 as const),
  }));
  return { ...page, list };
}
