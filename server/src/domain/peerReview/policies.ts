import { and, eq, exists, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { PEER_TASK_GONE, PUBLISHED, REVIEW_GONE } from '#contract/exam/peerReviewFailures.ts';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import { PeerState, TaskState } from '#contract/rules/tasks.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { peerReview, task, taskSubmission } from '../../db/schema/task.ts';
import type { Db } from '../../db/client.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isStaff } from '../organization/policies.ts';
import { ownRows } from '../questions/owned.ts';

type Asking = Pick<UserCtx, 'user' | 'can'>;

export type TaskRow = typeof task.$inferSelect;
export type ReviewRow = typeof peerReview.$inferSelect;

const qb = new QueryBuilder();

/** @throws NO_PERMISSION for who neither teaches nor holds the action as staff */
export function mustIssueTasks({ user, can }: Asking): void {
  const mayIssue = user.userType === UserType.lecturer || (isStaff(user) && can('exam:manage'));
  if (!mayIssue) throw fail(NO_PERMISSION);
}

/** Issued tasks with peer review that somebody answers for. */
export const ledTasks = (asking: Asking): SQL =>
  and(
    ownRows(asking, task, 'exam:manage'),
    enabled(task),
    ne(task.taskState, TaskState.draft),
    sql`(${task.rules} ->> 'isPeer')::int = 1`,
  )!;

/** @throws PEER_TASK_GONE also for somebody else's */
export async function ledTask(ctx: UserCtx, id: string): Promise<TaskRow> {
  const [row] = await ctx.db
    .select()
    .from(task)
    .where(and(eq(task.id, id), ledTasks(ctx)));
  if (!row) throw fail(PEER_TASK_GONE);
  return row;
}

/** The same, and no review of it is sent or changed by others until the transaction ends. @throws PEER_TASK_GONE */
export async function heldTask(ctx: UserCtx, id: string): Promise<TaskRow> {
  const [row] = await ctx.db
    .select()
    .from(task)
    .where(and(eq(task.id, id), ledTasks(ctx)))
    .for('no key update');
  if (!row) throw fail(PEER_TASK_GONE);
  return row;
}

/** What is of a task that somebody answers for; the column names the task. */
export const ofLedTask = (asking: Asking, taskId: SQL): SQL =>
  exists(
    qb
      .select({ one: sql`1` })
      .from(task)
      .where(and(sql`${task.id} = ${taskId}`, ledTasks(asking))),
  );

/** A review of a task that somebody answers for, with the task held, as long as it is not published. @throws REVIEW_GONE, PUBLISHED */
export async function heldReview(ctx: UserCtx, id: string): Promise<{ review: ReviewRow; task: TaskRow }> {
  const where = eq(peerReview.id, id);
  const [found] = await ctx.db
    .select({ taskId: peerReview.taskId })
    .from(peerReview)
    .where(and(where, ofLedTask(ctx, sql`${peerReview.taskId}`)));
  if (!found) throw fail(REVIEW_GONE);
  const held = await heldTask(ctx, found.taskId);
  if (held.peerPublishedAt !== null) throw fail(PUBLISHED);
  const [review] = await ctx.db.select().from(peerReview).where(where);
  return { review: review!, task: held };
}

/** The reviews that somebody owes or sent; who was replaced has nothing to do with it any more. */
export const ownReviews = (userNo: string): SQL =>
  and(eq(peerReview.reviewerUserNo, userNo), ne(peerReview.peerState, PeerState.replaced), enabled(peerReview))!;

/** Whether somebody was given this file of another person's to review. */
export async function isReviewedFile(db: Db, userNo: string, of: { userNo: string; url: string }): Promise<boolean> {
  const given = qb
    .select({ one: sql`1` })
    .from(taskSubmission)
    .innerJoin(peerReview, eq(peerReview.submissionId, taskSubmission.id))
    .where(
      and(
        eq(taskSubmission.userNo, of.userNo),
        sql`${taskSubmission.files} @> ${JSON.stringify([{ url: of.url }])}::jsonb`,
        ownReviews(userNo),
      ),
    );
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${exists(given)} as found`);
  return rows[0]!.found;
}
