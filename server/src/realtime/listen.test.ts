import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { testApp } from '#test/testApp.ts';
import { openDatabase } from '../db/client.ts';
import { listen } from './listen.ts';

const t = await testApp();

it('a connection that is lost again while it begins to listen is replaced once, and stopping leaves none', async () => {
  const { pool, close } = openDatabase(t.database.pool.options.connectionString!, 5);
  const heard: string[] = [];
  const stop = await listen(pool, t.platform.log, { onTold: () => undefined, onMissed: () => heard.push('missed') });
  const { query } = pg.Client.prototype;
  let losses = 1;
  const asked = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const isLost = String(args[0]).startsWith('listen ') && losses-- > 0;
    if (!isLost) return Reflect.apply(query, this, args) as never;
    const error = new Error('Connection terminated unexpectedly');
    this.emit('error', error);
    return Promise.reject(error) as never;
  });
  await t.database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`);
  await vi.waitFor(() => expect(heard).toEqual(['missed']), { timeout: 15_000 });
  expect(losses).toBe(-1); // lost once, then listening
  expect(pool.totalCount - pool.idleCount).toBe(1);
  await stop();
  await close(); // waits for every connection that somebody still holds
  asked.mockRestore();
});
