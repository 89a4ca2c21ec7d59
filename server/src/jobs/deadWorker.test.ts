import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { bundled } from '#test/bundled.ts';
import { scratchFolder } from '#test/scratchFolder.ts';
import { testApp } from '#test/testApp.ts';
import { openDatabase } from '../db/client.ts';
import { queuedJob } from '../db/queuedJob.ts';
import { sendLetter } from '../domain/messages/deliver.ts';
import { enqueue } from '../kit/job.ts';
import { HeldWorkers } from './heldWorkers.ts';
import { startJobs } from './startJobs.ts';
import { jobs } from './table.ts';

/** A process is started; how long that takes is not what is tested. */
const LONG = { timeout: 240_000 };
const PROGRAM = await bundled('server/test/workerProcess.ts');

const t = await testApp();
const { db, pool } = t.database;
const url = pool.options.connectionString!;
const letter = { to: 'lin@example.com', subject: 'Hello', text: 'A letter' };
const isLetter = eq(queuedJob.name, 'sendLetter');

const elsewhere = openDatabase(url, 3);
afterAll(() => elsewhere.close());
const holders = async (): Promise<(string | null)[]> =>
  (await pool.query<{ locked_by: string | null }>(`select locked_by from graphile_worker.jobs`)).rows.map(
    (row) => row.locked_by,
  );

it('who lives keeps what it does, also when its session is lost; who is gone at two looks does not', async () => {
  await enqueue(db, sendLetter, letter);
  await pool.query(`update graphile_worker._private_jobs set locked_by = 'worker-a', locked_at = now()`);
  const [alive, other] = [new HeldWorkers(elsewhere.pool, t.platform.log), new HeldWorkers(pool, t.platform.log)];
  alive.add('worker-a');
  await alive.beat();
  for (let look = 0; look < 3; look += 1) expect(await other.look()).toEqual([]);

  const lose = () =>
    pool.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and mode = 'ShareLock'`);
  await lose();
  expect(await other.look()).toEqual([]); // seen without a lock once
  await vi.waitFor(() => alive.beat()); // takes it again, in a new session
  for (let look = 0; look < 3; look += 1) expect(await other.look()).toEqual([]);
  expect(await holders()).toEqual(['worker-a']);

  alive.stop();
  await vi.waitFor(async () =>
    expect((await pool.query(`select 1 from pg_locks where locktype = 'advisory'`)).rows).toEqual([]),
  );
  expect(await other.look()).toEqual([]);
  expect(await other.look()).toEqual(['worker-a']);
  expect(await holders()).toEqual([null]);
  await pool.query('delete from graphile_worker._private_jobs');
});

it('a session that begins while all of it stops is given back: the pool ends', async () => {
  const brief = openDatabase(url, 1);
  const held = new HeldWorkers(brief.pool, t.platform.log);
  brief.pool.once('acquire', () => setImmediate(() => held.stop()));
  await expect(held.beat()).rejects.toThrow();
  await brief.close();
});

it('what a killed process was doing is done by another one; what a living one does is left to it', LONG, async () => {
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: url,
    SECRET_KEY: 'w'.repeat(40),
    DATA_DIR: await scratchFolder(),
  };
  const first = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(first, 'exit');
  await enqueue(db, sendLetter, letter);
  await once(first.stdout, 'data');

  const done: string[] = [];
  const table = jobs
    .filter(({ name }) => name === 'sendLetter')
    .map((one) => ({ ...one, run: async (_: unknown, { to }: typeof letter) => void done.push(to) }));
  const looks = vi.spyOn(HeldWorkers.prototype, 'look');
  const stop = await startJobs(t.platform, elsewhere.pool, { table, lookMs: 2000 });
  await vi.waitFor(() => expect(looks.mock.calls.length).toBeGreaterThan(4), { timeout: 60_000 });
  expect(done).toEqual([]);

  first.kill('SIGKILL');
  await gone;
  await vi.waitFor(() => expect(done).toEqual([letter.to]), { timeout: 60_000 });
  await vi.waitFor(async () => expect(await db.$count(queuedJob, isLetter)).toBe(0), { timeout: 60_000 });
  looks.mockRestore();
  await stop();
});
