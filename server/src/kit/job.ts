import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { InputOf, Schema } from '#contract/kit/schema.ts';
import type { JobName } from '#contract/rules/jobs.ts';
import type { Db } from '../db/client.ts';
import type { Platform } from './context.ts';

/** Work that is kept in the database until it is done (jobs/table.ts lists all of it). */
export interface Job<I extends Schema = Schema> {
  readonly name: JobName;
  readonly input: I;
  /** How often it is tried, at growing intervals, before it counts as failed. */
  readonly attempts: number;
  /** Of those that wait with one key only the last one stays. */
  key?(input: InputOf<I>): string;
  /** Never two of this name at the same time, in whichever process. */
  readonly isAlone?: boolean;
  /** Takes minutes or hours of a processor: done beside the others, by as many at once as leave one free. */
  readonly isLong?: boolean;
  /** Enqueues itself with an empty input: minute, hour, day, month and weekday in UTC. */
  readonly cron?: string;
  /** A process that is killed may have done it without saying so: then it is done again. */
  run(platform: Platform, input: I['_zod']['output']): Promise<void>;
  /** After the last try failed. */
  onGivenUp?(platform: Platform, input: I['_zod']['output']): Promise<void>;
}

export const job = <I extends Schema>(declaration: Job<I>): Job<I> => declaration;

/**
 * Enqueues a job within the caller's transaction: what is rolled back was never asked for.
 * @param afterSeconds not before so long from now
 */
export async function enqueue<I extends Schema>(
  db: Db,
  wanted: Job<I>,
  input: InputOf<I>,
  afterSeconds = 0,
): Promise<void> {
  (wanted.input as unknown as z.ZodType).parse(input);
  const { name, attempts } = wanted;
  const key = wanted.key?.(input) ?? null;
  await db.execute(sql`select 1 from graphile_worker.add_job(${name}, ${JSON.stringify(input)}::json,
    queue_name => ${queueOf(wanted) ?? null}, max_attempts => ${attempts},
    run_at => now() + make_interval(secs => ${afterSeconds}), job_key => ${key && keyOfJob(name, key)})`);
}

/** Under which key a job waits (`queuedJob.key`). */
export const keyOfJob = (name: JobName, key: string): string => `${name}:${key}`;

/** Many at once of a job without a key, in one statement. */
export async function enqueueAll<I extends Schema>(
  db: Db,
  wanted: Job<I>,
  inputs: readonly InputOf<I>[],
): Promise<void> {
  if (inputs.length === 0) return;
  for (const input of inputs) (wanted.input as unknown as z.ZodType).parse(input);
  const { name, attempts } = wanted;
  await db.execute(sql`select 1 from json_array_elements(${JSON.stringify(inputs)}::json) as wish (input)
    cross join lateral graphile_worker.add_job(${name}, wish.input,
      queue_name => ${queueOf(wanted) ?? null}, max_attempts => ${attempts})`);
}

export const queueOf = ({ name, isAlone }: Job): string | undefined => (isAlone ? name : undefined);
