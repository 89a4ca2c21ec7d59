import { desc, sql } from 'drizzle-orm';
import * as contract from '#contract/system/adminJob.ts';
import { inState, jobState, queuedJob } from '../../db/queuedJob.ts';
import { removeJob, retryJob } from '../../domain/console/failedJob.ts';
import { handle } from '../../kit/handle.ts';
import { cappedCount, paginate } from '../../kit/paginate.ts';

const { id, name, attempts, maxAttempts, createdAt, runAt } = queuedJob;
const lastError = sql<string>`coalesce(${queuedJob.lastError}, '')`;
const shown = { id, name, state: jobState, attempts, maxAttempts, lastError, createdAt, runAt };

export const list = handle(contract.list, async ({ db }, { state, ...request }) => {
  const where = state && inState(state);
  const rows = db.select(shown).from(queuedJob).where(where).orderBy(desc(queuedJob.id)).$dynamic();
  return paginate(request, rows, () => cappedCount(db, sql`${queuedJob}`, where));
});

export const retry = handle(contract.retry, async (ctx, input) => {
  await retryJob(ctx, input.id);
  return {};
});

export const remove = handle(contract.remove, async (ctx, input) => {
  await removeJob(ctx, input.id);
  return {};
});
