import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { pgSchema, smallint, text } from 'drizzle-orm/pg-core';
import type { JobName, JobState } from '#contract/rules/jobs.ts';
import { id64, moment } from './columns.ts';

/** The jobs that are not done yet, as graphile-worker shows them; its tables are its own business. */
export const queuedJob = pgSchema('graphile_worker')
  .view('jobs', {
    id: id64('id').notNull(),
    name: text('task_identifier').$type<JobName>().notNull(),
    attempts: smallint('attempts').notNull(),
    /** The name of its job and the key of its input; null where it has none. */
    key: text('key'),
    maxAttempts: smallint('max_attempts').notNull(),
    lastError: text('last_error'),
    runAt: moment('run_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    lockedAt: moment('locked_at'),
  })
  .existing();

const { lockedAt, attempts, maxAttempts } = queuedJob;

const isState: Readonly<Record<JobState, SQL>> = {
  running: sql`${lockedAt} is not null`,
  failed: sql`(${lockedAt} is null and ${attempts} >= ${maxAttempts})`,
  waiting: sql`(${lockedAt} is null and ${attempts} < ${maxAttempts})`,
};

export const inState = (state: JobState): SQL => isState[state];

export const jobState = sql<JobState>`case when ${isState.running} then 'running' when ${isState.failed} then 'failed' else 'waiting' end`;
