import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { REVIEW_GONE } from '#contract/exam/peerReviewFailures.ts';
import { criterionPoints } from '#contract/rules/markRounds.ts';
import { anonymousAuthor, neutralFileName, peerRuleText } from '#contract/rules/peerReview.ts';
import { PeerState } from '#contract/rules/tasks.ts';
import { wireTime } from '#contract/rules/time.ts';
import { peerReview, task, taskSubmission } from '../../db/schema/task.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { shownHtml } from '../../kit/shownHtml.ts';
import { peopleNames } from './names.ts';
import { ownReviews } from './policies.ts';

/** Which of the works somebody was given it is: 1, 2, 3 in the order in which they were given out. */
const number = sql<number>`(select count(*)::int from peer_review o where o.task_id = "peer_review"."task_id"
  and o.reviewer_user_no = "peer_review"."reviewer_user_no" and o.id <= "peer_review"."id")`;

const columns = {
  id: peerReview.id,
  number,
  taskTitle: task.title,
  rules: task.rules,
  authorUserNo: taskSubmission.userNo,
  peerState: peerReview.peerState,
  dueAt: peerReview.dueAt,
  submittedAt: peerReview.submittedAt,
  points: peerReview.points,
  fullPoints: task.totalPoints,
  returnRemark: peerReview.returnRemark,
  publishedAt: task.peerPublishedAt,
};

/** What is still to be reviewed, the first that is due first; or what was, and what nobody can send any more. */
export async function owedPage(ctx: UserCtx, { isDone, ...request }: PageRequest & { isDone: 0 | 1 }) {
  const { db, user } = ctx;
  const isOpen = and(eq(peerReview.peerState, PeerState.waiting), isNull(task.peerPublishedAt));
  const isOver = or(eq(peerReview.peerState, PeerState.done), isNotNull(task.peerPublishedAt));
  const where = and(ownReviews(user.userNo), isDone === 1 ? isOver : isOpen);
  const query = db
    .select(columns)
    .from(peerReview)
    .innerJoin(task, eq(task.id, peerReview.taskId))
    .innerJoin(taskSubmission, eq(taskSubmission.id, peerReview.submissionId))
    .where(where);
  const order = isDone === 1 ? [desc(peerReview.id)] : [asc(peerReview.dueAt), asc(peerReview.id)];
  const counted = query.as('counted');
  const page = await paginate(request, query.orderBy(...order).$dynamic(), () => db.$count(counted));
  const names = await openNames(ctx, page.list);
  return { ...page, list: page.list.map((row) => owedOf(ctx, row, names)) };
}

interface OwedRow {
  id: string;
  number: number;
  taskTitle: string;
  rules: { isPeerAnonymous: 0 | 1 };
  authorUserNo: string;
  peerState: PeerState;
  dueAt: string;
  submittedAt: string | null;
  points: number | null;
  fullPoints: number;
  returnRemark: string;
  publishedAt: string | null;
}

/** The authors of works whose names are open; nobody else is asked for, so that no other name can leave. */
const openNames = ({ db }: UserCtx, rows: readonly OwedRow[]) =>
  peopleNames(
    db,
    rows.filter(({ rules }) => rules.isPeerAnonymous === 0).map(({ authorUserNo }) => authorUserNo),
  );

function owedOf({ now }: UserCtx, row: OwedRow, names: ReadonlyMap<string, string>) {
  const { id, taskTitle, peerState, dueAt, submittedAt, points, fullPoints, returnRemark, publishedAt } = row;
  return {
    id,
    taskTitle,
    workName: names.get(row.authorUserNo) ?? anonymousAuthor(row.number),
    peerState,
    dueAt,
    submittedAt,
    points: peerState === PeerState.done ? points : null,
    fullPoints,
    returnRemark,
    isOverdue: (submittedAt ?? wireTime(now)) > dueAt ? (1 as const) : (0 as const),
    isClosed: publishedAt === null ? (0 as const) : (1 as const),
  };
}

/** A work with what is asked of who reviews it, and what they said before. @throws REVIEW_GONE */
export async function owedReview(ctx: UserCtx, id: string) {
  const { db, user } = ctx;
  const [row] = await db
    .select({
      ...columns,
      requirement: task.requirement,
      criteria: task.rubric,
      work: taskSubmission.content,
      files: taskSubmission.files,
      rubric: peerReview.rubric,
      content: peerReview.content,
    })
    .from(peerReview)
    .innerJoin(task, eq(task.id, peerReview.taskId))
    .innerJoin(taskSubmission, eq(taskSubmission.id, peerReview.submissionId))
    .where(and(eq(peerReview.id, id), ownReviews(user.userNo)));
  if (!row) throw fail(REVIEW_GONE);
  const worth = criterionPoints(row.fullPoints, row.criteria);
  return {
    ...owedOf(ctx, row, await openNames(ctx, [row])),
    points: row.points,
    requirement: await shownHtml(row.requirement),
    criteria: row.criteria.map((one) => ({ id: one.id, title: one.title, note: one.note, full: worth.get(one.id)! })),
    rule: peerRuleText(row.rules),
    work: {
      content: await shownHtml(row.work),
      files: row.files.map(({ url }, at) => ({ url, name: neutralFileName(at + 1, url) })),
    },
    rubric: row.rubric,
    content: row.content,
  };
}
