import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { testApp } from '#test/testApp.ts';
import { openForwarder } from '../../../bench/kit/forwarder.ts';
import { openDatabase } from '../db/client.ts';
import { LIVE_CHANNEL } from '../domain/messages/tell.ts';
import { listen } from './listen.ts';

const t = await testApp();

it('a connection that is lost again while it begins to listen is replaced once, and stopping leaves none', async () => {
  const { pool, close } = openDatabase(t.database.pool.options.connectionString!, 5);
  const heard: string[] = [];
  const hearing = { onTold: () => undefined, onMissed: () => heard.push('missed') };
  const stop = await listen(pool, t.platform.log, hearing, { askMs: 600_000 });
  const { query } = pg.Client.prototype;
  let losses = 1;
  const asked = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const isLost = (args[0] as { text?: string }).text?.startsWith('listen ') && losses-- > 0;
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

it('a connection that falls silent without being closed is replaced, and what is told afterwards is heard', async () => {
  const forwarder = await openForwarder(t.database.pool.options.connectionString!);
  const { pool, close } = openDatabase(forwarder.url, 5);
  const told: string[] = [];
  const hearing = { onTold: (payload: string) => told.push(payload), onMissed: () => told.push('missed') };
  const stop = await listen(pool, t.platform.log, hearing, { askMs: 50, answerMs: 2000, retryMs: 50 });
  const tell = (text: string) => t.database.pool.query('select pg_notify($1, $2)', [LIVE_CHANNEL, text]);
  const soon = { timeout: 15_000 };
  await tell('before');
  await vi.waitFor(() => expect(told.at(-1)).toBe('before'), soon);
  forwarder.fallSilent();
  await tell('meanwhile');
  await vi.waitFor(() => expect(told.at(-1)).toBe('missed'), soon);
  await tell('after');
  await vi.waitFor(() => expect(told.at(-1)).toBe('after'), soon);
  expect(told).not.toContain('meanwhile');
  await stop();
  await close();
  await forwarder.close();
});
