import { sql } from 'drizzle-orm';
import { parseCronItems, run } from 'graphile-worker';
import type { WorkerEvents, WorkerPool } from 'graphile-worker';
import { EventEmitter } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Platform } from '../kit/context.ts';
import type { Job } from '../kit/job.ts';
import { enqueue, queueOf } from '../kit/job.ts';
import { loggable } from '../kit/loggable.ts';
import { HeldWorkers } from './heldWorkers.ts';
import { jobLog, taskList, writtenDown } from './runJobs.ts';
import { atStart, jobs } from './table.ts';

const AT_ONCE = 2;
/** Of those that take long: one processor stays free for the rest. */
const LONG_AT_ONCE = Math.max(1, availableParallelism() - 1);
/** New jobs are heard of at once; only what waits for its next try is found by looking. */
const LOOK_MS = 30_000;
const AGAIN_MS = 5000;
/** What is not done after this time is let go of: another process, or the next start, does it again. */
const PATIENCE_MS = 10_000;

interface Options {
  table?: readonly Job[];
  patienceMs?: number;
  /** So often workers of other processes are looked for that are gone. */
  lookMs?: number;
}

/**
 * Does jobs in this process until told to stop, beside whichever other processes do.
 * @returns the way to stop, which waits for the jobs at hand
 */
export async function startJobs(
  platform: Platform,
  pool: pg.Pool,
  { table = jobs, patienceMs = PATIENCE_MS, lookMs }: Options = {},
): Promise<() => Promise<void>> {
  await letGo(platform);
  for (const one of atStart) await enqueue(platform.db, one, {});
  const lanes = [
    { table: table.filter(({ isLong }) => !isLong), atOnce: AT_ONCE },
    { table: table.filter(({ isLong }) => isLong), atOnce: LONG_AT_ONCE },
  ].filter((lane) => lane.table.length > 0);
  const held = new HeldWorkers(pool, platform.log);
  const stops = await Promise.all(lanes.map((lane) => keepWorking(platform, pool, { ...lane, patienceMs, held })));
  // not before: whoever is told to stop during the start cannot stop it, and the pool would wait for its session
  held.keepOn(lookMs);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    held.stop();
  };
}

interface Lane {
  table: readonly Job[];
  atOnce: number;
  patienceMs: number;
  held: HeldWorkers;
}

/** Whatever a start that failed still waits for, neither the next one nor the end waits for it. */
async function keepWorking(platform: Platform, pool: pg.Pool, lane: Lane): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const working = Promise.withResolvers<void>();
  const begun = new Set<Working>();
  const keepOn = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        const one = await work(platform, pool, lane);
        if (stopping.signal.aborted) return await one.stop();
        begun.add(one);
        void one.ended.catch(() => undefined).finally(() => begun.delete(one));
        working.resolve();
        await Promise.race([one.ended, one.failed]);
      } catch (error) {
        if (!stopping.signal.aborted) platform.log.warn(loggable(error), 'jobs interrupted');
      }
      await sleep(AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const finished = keepOn();
  await working.promise;
  return async () => {
    stopping.abort();
    await Promise.all([...begun].map((one) => one.stop()));
    await within(lane.patienceMs, finished);
  };
}

const late = Symbol('late');

/** What comes of this work, or `late`. */
const within = <T>(patienceMs: number, work: Promise<T>): Promise<T | typeof late> =>
  Promise.race([work, sleep(patienceMs, late, { ref: false })]);

/** The embedded database has one process: whatever is still held was held by one that is gone. */
async function letGo({ config, db }: Platform): Promise<void> {
  if (config.databaseUrl !== null) return;
  await db.execute(sql`select graphile_worker.force_unlock_workers(
    array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`);
}

interface Working {
  ended: Promise<void>;
  /** It finds no jobs any more, and has had time to end. */
  failed: Promise<unknown>;
  /** Waits for the jobs at hand; what is not done in time is let go of. */
  stop(): Promise<void>;
}

async function work(platform: Platform, pool: pg.Pool, { table, atOnce, patienceMs, held }: Lane): Promise<Working> {
  let workers: WorkerPool | undefined;
  const events: WorkerEvents = new EventEmitter();
  events.once('pool:create', (told) => (workers = told.workerPool));
  events.on('worker:create', ({ worker }) => held.add(worker.workerId));
  events.on('worker:stop', ({ worker }) => held.remove(worker.workerId));
  const trouble = Promise.withResolvers<void>();
  events.once('worker:getJob:error', () => trouble.resolve());
  const runner = await run({
    pgPool: pool,
    events,
    logger: jobLog(platform.log),
    concurrency: atOnce,
    pollInterval: LOOK_MS,
    noHandleSignals: true,
    preset: writtenDown,
    taskList: taskList(platform, table),
    parsedCronItems: parseCronItems(table.flatMap(cronOf)),
  });
  let stopped: Promise<void> | undefined;
  const end = () => (stopped ??= runner.stop().catch(() => undefined)); // it may have ended by itself
  return {
    ended: runner.promise,
    // What it could not find out at its start it would never ask again, and no job would be found any more.
    failed: trouble.promise.then(() => within(patienceMs, end())),
    async stop() {
      if ((await within(patienceMs, end())) !== late) return;
      const forced = Promise.resolve(workers?.forcefulShutdown('the process stops')).catch(() => undefined);
      await within(patienceMs, forced);
    },
  };
}

const cronOf = (one: Job) =>
  one.cron === undefined
    ? []
    : { task: one.name, match: one.cron, options: { queueName: queueOf(one), maxAttempts: one.attempts } };
