import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { CONFLICT, NOT_FOUND } from '#contract/kit/errors.ts';
import { inState, queuedJob } from '../../db/queuedJob.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';

/** Has a failed job done once more, with as many tries as at first. @throws NOT_FOUND, CONFLICT when it did not fail */
export const retryJob = (ctx: UserCtx, id: string): Promise<void> =>
  onFailed(ctx, id, (ids) => sql`graphile_worker.reschedule_jobs(${ids}, run_at => now(), attempts => 0)`);

/** @throws NOT_FOUND, CONFLICT when it did not fail */
export const removeJob = (ctx: UserCtx, id: string): Promise<void> =>
  onFailed(ctx, id, (ids) => sql`graphile_worker.complete_jobs(${ids})`);

async function onFailed(ctx: UserCtx, id: string, act: (ids: SQL) => SQL): Promise<void> {
  const { name, lastError } = queuedJob;
  const itself = eq(queuedJob.id, id);
  const [known] = await ctx.db.select({ name, lastError }).from(queuedJob).where(itself);
  if (!known) throw fail(NOT_FOUND);
  const failed = ctx.db
    .select({ id: queuedJob.id })
    .from(queuedJob)
    .where(and(itself, inState('failed')));
  const { rows } = await ctx.db.execute(sql`select id from ${act(sql`array(${failed})`)}`);
  if (rows.length === 0) throw fail(CONFLICT);
  ctx.changed({ before: known });
}
