import { and, eq, ne, sql } from 'drizzle-orm';
import { ALL_ASSIGNED, NO_REPLACEMENT, NOT_DUE, PUBLISHED, TOO_FEW } from '#contract/exam/peerReviewFailures.ts';
import { assignReviewers, leastSubmissions, REDO_DAYS, replacementOf } from '#contract/rules/peerReview.ts';
import type { Assigned } from '#contract/rules/peerReview.ts';
import { PeerState, TaskState } from '#contract/rules/tasks.ts';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { peerReview, task } from '../../db/schema/task.ts';
import type { Db } from '../../db/client.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { sendMessage } from '../messages/send.ts';
import { heldTask } from './policies.ts';
import type { TaskRow } from './policies.ts';
import { worksOf } from './works.ts';
import type { Work } from './works.ts';

const DAY_SECONDS = 86_400;

/** Until when somebody has who is asked later than the others: as long as they, and some days at least. */
export function laterDue(now: Date, dueAt: string): string {
  const least = wireTimeIn(now, REDO_DAYS * DAY_SECONDS);
  return dueAt > least ? dueAt : least;
}

/** When a task takes works in time no more. */
export const isDue = ({ taskState, dueAt }: Pick<TaskRow, 'taskState' | 'dueAt'>, now: Date): boolean =>
  taskState === TaskState.closed || (dueAt !== null && dueAt <= wireTime(now));

/**
 * Gives every work to as many classmates as the task says; later, the works that came since.
 * @throws PEER_TASK_GONE, PUBLISHED, NOT_DUE, TOO_FEW, ALL_ASSIGNED, NO_REPLACEMENT
 */
export async function assignPeers(ctx: UserCtx, { taskId, isEarly }: { taskId: string; isEarly: 0 | 1 }) {
  const { db, now } = ctx;
  const held = await heldTask(ctx, taskId);
  if (held.peerPublishedAt !== null) throw fail(PUBLISHED);
  if (isEarly === 0 && !isDue(held, now)) throw fail(NOT_DUE);
  const works = await worksOf(db, taskId);
  const { peerCount, peerDays } = held.rules;
  const least = leastSubmissions(peerCount);
  if (works.length < least) {
    throw fail(TOO_FEW, `每份作品要 ${peerCount} 位同学评，至少要收到 ${least} 份，现在有 ${works.length} 份`);
  }
  const open = works.filter(({ isAssigned }) => !isAssigned);
  if (open.length === 0) throw fail(ALL_ASSIGNED);
  const isFirst = held.peerAssignedAt === null;
  const pairs = isFirst ? circleOf(works, peerCount) : await forLate(db, held, { works, open });
  const assignedAt = held.peerAssignedAt ?? wireTime(now);
  const within = wireTimeIn(momentOf(assignedAt), peerDays * DAY_SECONDS);
  await ask(ctx, held, pairs, isFirst ? within : laterDue(now, within));
  if (isFirst) await db.update(task).set({ peerAssignedAt: assignedAt }).where(eq(task.id, taskId));
  return { works: open.length, reviews: pairs.length };
}

const circleOf = (works: readonly Work[], peerCount: number): Assigned[] =>
  assignReviewers(
    works.map(({ submissionId, userNo }) => ({ id: submissionId, author: userNo })),
    peerCount,
    Math.random,
  );

/** Works that came after the others were given out: each to those who have the least to review. @throws NO_REPLACEMENT */
async function forLate(db: Db, { id, rules }: TaskRow, { works, open }: { works: Work[]; open: Work[] }) {
  const loads = await loadsOf(db, id);
  const pairs: Assigned[] = [];
  for (const { submissionId, userNo } of open) {
    const taken = new Set([userNo]);
    for (let place = 0; place < rules.peerCount; place += 1) {
      const free = works.filter((work) => !taken.has(work.userNo));
      const candidates = free.map((work) => ({ userNo: work.userNo, load: loads.get(work.userNo) ?? 0 }));
      const reviewer = replacementOf(candidates, Math.random);
      if (reviewer === undefined) throw fail(NO_REPLACEMENT);
      taken.add(reviewer);
      loads.set(reviewer, (loads.get(reviewer) ?? 0) + 1);
      pairs.push({ submissionId, reviewer });
    }
  }
  return pairs;
}

/** How many reviews each person has in a task. */
export async function loadsOf(db: Db, taskId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ userNo: peerReview.reviewerUserNo, load: sql<number>`count(*)::int` })
    .from(peerReview)
    .where(and(eq(peerReview.taskId, taskId), ne(peerReview.peerState, PeerState.replaced)))
    .groupBy(peerReview.reviewerUserNo);
  return new Map(rows.map(({ userNo, load }) => [userNo, load]));
}

/** A statement takes 65535 parameters. */
const ROWS_AT_ONCE = 5000;

/** Writes down who reviews what, and tells them. */
async function ask(ctx: UserCtx, { id, title }: TaskRow, pairs: readonly Assigned[], dueAt: string): Promise<void> {
  for (let start = 0; start < pairs.length; start += ROWS_AT_ONCE) {
    const some = pairs.slice(start, start + ROWS_AT_ONCE);
    const rows = some.map(({ submissionId, reviewer }) => ({
      taskId: id,
      submissionId,
      reviewerUserNo: reviewer,
      dueAt,
    }));
    await ctx.db.insert(peerReview).values(rows);
  }
  await tellReviewers(
    ctx,
    pairs.map(({ reviewer }) => reviewer),
    { title, dueAt },
  );
}

/** Tells people that there is work of others to review. */
export const tellReviewers = (
  ctx: UserCtx,
  to: readonly string[],
  { title, dueAt }: { title: string; dueAt: string },
) =>
  sendMessage(ctx, {
    to,
    msgType: 'study',
    msgTitle: `请互评「${title}」的作品`,
    msgText: `请在 ${dueAt.slice(0, 16)} 前评完；过期也收，会注明迟评`,
    msgUrl: '/mutualComment',
  });
