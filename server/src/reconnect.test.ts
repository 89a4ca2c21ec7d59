import { afterAll, expect, it, vi } from 'vitest';
import * as ext from '#contract/user/ext.ts';
import { testApp } from '#test/testApp.ts';
import { openDatabase } from './db/client.ts';
import { listen } from './realtime/listen.ts';

const t = await testApp();
const { pool } = t.database;
const heard: string[] = [];
const stop = await listen(pool, t.platform.log, { onTold: (text) => heard.push(text), onMissed: () => heard.push('') });
afterAll(stop);

it('connections that the database ends are replaced: the next call is answered, and what listened listens again', async () => {
  const person = await t.person();
  const elsewhere = openDatabase(pool.options.connectionString!, 1);
  expect((await person.send(ext.view)).code).toBe(200);
  const { rowCount } = await elsewhere.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and usename = current_user`);
  expect(rowCount).toBeGreaterThan(1);
  await elsewhere.close();
  await vi.waitFor(() => expect(pool.idleCount).toBe(0)); // the end has been heard of
  expect((await person.send(ext.view)).code).toBe(200);
  await vi.waitFor(() => expect(heard).toEqual(['']), { timeout: 10_000 });
});
