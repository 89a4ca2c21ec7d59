import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refused as counted, underWay } from './load.ts';
import { CROWDED, refuseWhenFull } from './refuseWhenFull.ts';

let app: FastifyInstance;
let url: string;
/** Lets the calls end that wait. */
let letGo: (() => void)[];

const waiting = () => new Promise<string>((resolve) => letGo.push(() => resolve('done')));

beforeEach(async () => {
  letGo = [];
  app = Fastify();
  refuseWhenFull(app, 2);
  app.get('/apis/slow', waiting);
  app.get('/media/film', waiting);
  app.get('/apis/quick', async () => 'done');
  app.setNotFoundHandler((_request, reply) => reply.send('a page'));
  url = await app.listen({ port: 0 });
});

afterEach(async () => {
  for (const go of letGo) go();
  await app.close();
});

async function whenWaiting(count: number): Promise<void> {
  while (letGo.length < count) await nextTurn();
}

test('one more call than may be under way is told to come again, and so is a page', async () => {
  const slow = [fetch(`${url}/apis/slow`), fetch(`${url}/apis/slow`)];
  await whenWaiting(2);
  const told = async () => (await counted.get()).values[0]!.value;
  const before = await told();
  expect((await underWay.get()).values[0]!.value).toBe(2);
  const refused = await fetch(`${url}/apis/quick`);
  expect(await told()).toBe(before + 1);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toEqual({ ...CROWDED, data: null });
  const page = await fetch(`${url}/list`);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain(CROWDED.msg);
  for (const go of letGo) go();
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await fetch(`${url}/apis/quick`)).status).toBe(200);
  expect((await fetch(`${url}/list`)).status).toBe(200);
});

test('who leaves before the answer makes room', async () => {
  const leaving = new AbortController();
  const slow = [1, 2].map(() => fetch(`${url}/apis/slow`, { signal: leaving.signal }));
  await whenWaiting(2);
  leaving.abort();
  await Promise.allSettled(slow);
  while ((await fetch(`${url}/apis/quick`)).status !== 200) await nextTurn();
});

test('films that are sent take no room', async () => {
  const films = [1, 2, 3].map(() => fetch(`${url}/media/film`));
  await whenWaiting(3);
  expect((await fetch(`${url}/apis/quick`)).status).toBe(200);
  for (const go of letGo) go();
  await Promise.all(films);
});
