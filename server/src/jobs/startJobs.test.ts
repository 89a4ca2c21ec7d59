import { and, eq } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { testApp } from '#test/testApp.ts';
import { inState, queuedJob } from '../db/queuedJob.ts';
import { sendLetter } from '../domain/messages/deliver.ts';
import type { Job } from '../kit/job.ts';
import { enqueue } from '../kit/job.ts';
import { startJobs } from './startJobs.ts';
import { jobs } from './table.ts';

const t = await testApp();
const { db, pool } = t.database;
const letter = { to: 'lin@example.com', subject: 'Hello', text: 'A letter' };
const input = z.object({ to: z.string() });
/** Of letters alone: what a process asks for at its start is done whenever it gets to it. */
const isLetter = eq(queuedJob.name, 'sendLetter');
const waits = () => db.$count(queuedJob, isLetter);
const soon = { timeout: 15_000 };

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await pool.query('delete from graphile_worker._private_jobs');
});

/** A process that does letters the way the test wants them done. */
async function processDoing(run: Job<typeof input>['run'], patienceMs?: number): Promise<() => Promise<void>> {
  const table: Job[] = jobs.map((one) => (one.name === 'sendLetter' ? { ...one, input, run } : one));
  const stop = await startJobs(t.platform, pool, { table, ...(patienceMs && { patienceMs }) });
  stops.push(stop);
  return async () => {
    stops.splice(stops.indexOf(stop), 1);
    await stop();
  };
}

it('what is rolled back is not enqueued, and wrong input is refused', async () => {
  const failed = db.transaction(async (tx) => {
    await enqueue(tx, sendLetter, letter);
    expect(await tx.$count(queuedJob, isLetter)).toBe(1);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(await waits()).toBe(0);
  await expect(enqueue(db, sendLetter, { ...letter, to: 1 as never })).rejects.toThrow('invalid_type');
});

it('two processes do each job once', async () => {
  const done: string[] = [];
  const run = async (_: unknown, { to }: { to: string }) => void done.push(to);
  await Promise.all([processDoing(run), processDoing(run)]);
  const wanted = Array.from({ length: 30 }, (_, at) => `${at}`);
  await db.transaction(async (tx) => {
    for (const to of wanted) await enqueue(tx, sendLetter, { ...letter, to });
  });
  await vi.waitFor(async () => expect(await waits()).toBe(0), soon);
  expect(done.toSorted()).toEqual(wanted.toSorted());
});

it('a start at which the database did not answer in time is made again', async () => {
  const { query } = pg.Client.prototype;
  let failures = 2; // one in each lane
  const asked = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    if (JSON.stringify(args[0] ?? '').includes('_private_tasks as tasks') && failures-- > 0)
      return Promise.reject(new Error('timeout exceeded when trying to connect')) as never;
    return Reflect.apply(query, this, args) as never;
  });
  const done: string[] = [];
  await processDoing(async (_, { to }) => void done.push(to));
  await enqueue(db, sendLetter, letter);
  await vi.waitFor(() => expect(done).toEqual([letter.to]), soon);
  asked.mockRestore();
  expect(failures).toBeLessThanOrEqual(0);
});

it('stopping does not wait for a start that the database never answers', async () => {
  const { query } = pg.Client.prototype;
  let failures = 2; // one in each lane
  const starting = Promise.withResolvers<void>();
  const answers: ((error: Error) => void)[] = [];
  const asked = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const isLook = JSON.stringify(args[0] ?? '').includes('_private_tasks as tasks');
    if (isLook && failures-- > 0) return Promise.reject(new Error('Connection terminated unexpectedly')) as never;
    if (failures > 0 || typeof args.at(-1) === 'function') return Reflect.apply(query, this, args) as never;
    starting.resolve();
    return new Promise((_, reject) => answers.push(reject)) as never;
  });
  const stop = await processDoing(async () => undefined, 100);
  await starting.promise;
  await stop();
  asked.mockRestore();
  for (const answer of answers) answer(new Error('it never came'));
});

it('stopping waits for the job at hand and begins no other', async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const stop = await processDoing(async () => {
    begun.resolve();
    await end.promise;
  });
  await enqueue(db, sendLetter, letter);
  await begun.promise;
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await sleep(100);
  expect(isStopped).toBe(false);
  await enqueue(db, sendLetter, letter);
  end.resolve();
  await stopped;
  expect(await waits()).toBe(1);
});

it('a job that does not end is let go of for another process', async () => {
  const begun = Promise.withResolvers<void>();
  const stop = await processDoing(async () => {
    begun.resolve();
    await new Promise(() => undefined);
  }, 100);
  await enqueue(db, sendLetter, letter);
  await begun.promise;
  await stop();
  expect(await db.$count(queuedJob, and(isLetter, inState('waiting')))).toBe(1);
});

it('every job that comes by itself takes an empty input and is never done twice at once', () => {
  const ofClock = jobs.filter(({ cron }) => cron !== undefined);
  expect(ofClock.length).toBeGreaterThan(0);
  for (const one of ofClock) {
    expect((one.input as unknown as z.ZodType).safeParse({ _cron: {} }).success, one.name).toBe(true);
    expect(one.isAlone, one.name).toBe(true);
  }
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
});
