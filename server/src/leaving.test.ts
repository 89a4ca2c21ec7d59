import { expect, it } from 'vitest';
import * as website from '#contract/system/website.ts';
import { testApp } from '#test/testApp.ts';
import { leave } from './leaving.ts';

const t = await testApp();
const asked = { method: website.get.method, url: `/apis${website.get.path}` };

it('who is about to stop says so, still answers, and ends each connection with its answer', async () => {
  for (const url of ['/servez', '/readyz']) expect((await t.app.inject(url)).statusCode).toBe(200);
  expect((await t.app.inject(asked)).headers['connection']).not.toBe('close');
  await leave(t.app, 1);
  for (const url of ['/servez', '/readyz']) {
    const ready = await t.app.inject(url);
    expect([ready.statusCode, ready.json<{ msg: string }>().msg]).toEqual([503, '这个进程正在停止，请转给别的进程']);
  }
  expect((await t.app.inject('/healthz')).statusCode).toBe(200);
  const answer = await t.app.inject(asked);
  expect([answer.statusCode, answer.headers['connection']]).toEqual([200, 'close']);
});
