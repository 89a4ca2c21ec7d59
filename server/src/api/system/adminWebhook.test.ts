import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { CONFLICT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { HookState } from '#contract/rules/webhooks.ts';
import { LIST_FULL } from '#contract/system/adminFailures.ts';
import * as webhook from '#contract/system/adminWebhook.ts';
import { testApp } from '#test/testApp.ts';
import { webhookDelivery, webhook as webhookTable } from '../../db/schema/integration.ts';
import { tellOutside } from '../../domain/webhooks/tellOutside.ts';

const t = await testApp({ WEBHOOK_ALLOW: '127.0.0.1' });
const { db, pool } = t.database;
const operator = await t.person({ userType: 0 });

interface Heard {
  headers: IncomingHttpHeaders;
  body: string;
}
const heard: Heard[] = [];
let answers: number[] = [];
const receiver = createServer(async (request, response) => {
  heard.push({ headers: request.headers, body: await text(request) });
  response.writeHead(answers.shift() ?? 204).end();
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise((resolve) => receiver.close(resolve)));
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

const began = new Date('2026-11-26T00:00:00Z');

beforeEach(async () => {
  await db.delete(webhookDelivery);
  await db.delete(webhookTable);
  await pool.query('delete from graphile_worker._private_jobs');
  heard.splice(0);
  answers = [];
  t.setNow(began);
});

const add = async (wish: Partial<Parameters<typeof save>[0]> = {}) => (await save(wish)).data;

const save = (wish: { hookName?: string; url?: string; enrolled?: 0 | 1; paid?: 0 | 1; isOn?: 0 | 1; id?: string }) =>
  operator.send(webhook.save, { hookName: '数据中心', url, enrolled: 1, ...wish });

const tell = (courseId = '7') =>
  db.transaction((tx) => tellOutside(tx, 'enrolled', { userNo: '1', courseId }, t.platform.clock()));

/** Whatever is put off is due now. */
async function work(): Promise<void> {
  await pool.query('update graphile_worker._private_jobs set run_at = now()');
  await t.runJobs();
}

const later = (seconds: number) => t.setNow(new Date(t.platform.clock().getTime() + seconds * 1000));

const deliveries = async (id: string, hookState?: HookState) =>
  (await operator.send(webhook.deliveries, { id, hookState })).data.list;

it('what happened is sent once, signed so that the receiver can tell it from others', async () => {
  const { id, secret } = await add();
  await tell();
  await work();
  await work();
  expect(heard).toHaveLength(1);
  const { headers, body } = heard[0]!;
  expect(JSON.parse(body)).toEqual({
    type: 'course.enrolled',
    timestamp: '2026-11-26T00:00:00.000Z',
    data: { userNo: '1', courseId: '7' },
  });
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  expect(await deliveries(id)).toMatchObject([{ hookState: HookState.delivered, attempts: 1, httpStatus: 204 }]);
});

it('what is taken back is never told, nor what nobody asked for, nor to who is turned off', async () => {
  await add();
  await add({ hookName: '停用的', isOn: 0 });
  await add({ hookName: '别的', enrolled: 0, paid: 1 });
  await db
    .transaction(async (tx) => {
      await tellOutside(tx, 'enrolled', { courseId: '1' }, began);
      throw new Error('taken back');
    })
    .catch(() => undefined);
  await tell();
  await work();
  expect(heard.map(({ body }) => (JSON.parse(body) as { data: unknown }).data)).toEqual([
    { userNo: '1', courseId: '7' },
  ]);
});

it('an address that fails is paused as a whole, and then gets everything in order', async () => {
  const { id } = await add();
  answers = [500, 500];
  await tell('1');
  await work();
  await tell('2');
  const [{ runsIn }] = (
    await pool.query<{ runsIn: number }>(
      `select round(extract(epoch from run_at - now()))::int as "runsIn" from graphile_worker.jobs`,
    )
  ).rows as [{ runsIn: number }];
  expect(runsIn).toBeGreaterThan(0); // a new event does not hurry it
  await work();
  expect((await operator.send(webhook.view, { id })).data).toMatchObject({ failures: 2, waitingCount: 2 });
  await work();
  expect(heard.map(({ body }) => (JSON.parse(body) as { data: { courseId: string } }).data.courseId)).toEqual([
    '1',
    '1',
    '1',
    '2',
  ]);
  expect(new Set(heard.slice(0, 3).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect((await operator.send(webhook.view, { id })).data).toMatchObject({ failures: 0, pausedUntil: null });
});

it('after a day of failures it is given up, said why, and sent again on wish', async () => {
  const { id } = await add();
  await tell();
  for (let tries = 0; tries < 13; tries += 1) {
    answers = [500];
    await work();
    later(7200);
  }
  const [given] = await deliveries(id, HookState.failed);
  expect(given).toMatchObject({ attempts: 13, httpStatus: 500, lastError: '回答 500' });
  expect(await operator.send(webhook.replay, { deliveryId: given!.id })).toMatchObject({ code: 200 });
  expect(await operator.send(webhook.replay, { deliveryId: given!.id })).toMatchObject({ code: CONFLICT.code });
  await work();
  expect(heard.at(-1)!.headers['webhook-id']).toBe(given!.eventId);
  expect(await deliveries(id)).toMatchObject([{ hookState: HookState.delivered, attempts: 1, lastError: '' }]);
});

it('one message that is not wanted does not hold up the others', async () => {
  const { id } = await add();
  await tell('1');
  await tell('2');
  answers = [422, 422, 422];
  for (let tries = 0; tries < 3; tries += 1) await work();
  expect((await deliveries(id)).map(({ hookState }) => hookState)).toEqual([HookState.delivered, HookState.failed]);
});

it('a redirect is not followed', async () => {
  const { id } = await add();
  answers = [302];
  await tell();
  await work();
  expect(heard).toHaveLength(1);
  expect(await deliveries(id)).toMatchObject([{ lastError: '要转到别处，没有跟过去（302）' }]);
});

it('two workers do not send the same twice', async () => {
  const { id } = await add();
  await tell();
  await db.update(webhookTable).set({ busyUntil: sql`${'2026-11-26 08:00:30'}` });
  await work();
  expect(heard).toEqual([]);
  later(61); // the other one was killed
  await work();
  expect(heard).toHaveLength(1);
  expect(await deliveries(id, HookState.delivered)).toHaveLength(1);
});

it('is tested, changed, given a new secret and removed', async () => {
  const { id, secret } = await add();
  expect(await operator.send(webhook.test, { id })).toMatchObject({ code: 200 });
  await work();
  expect(JSON.parse(heard[0]!.body)).toMatchObject({ type: 'webhook.test' });
  expect((await save({ id, hookName: '改了' })).data).toEqual({ id, secret: '' });
  const renewed = (await operator.send(webhook.renewSecret, { id })).data.secret;
  expect(renewed).toMatch(/^whsec_/);
  expect(renewed).not.toBe(secret);
  expect((await operator.send(webhook.list)).data.list).toMatchObject([{ id, hookName: '改了', enrolled: 1, paid: 0 }]);
  expect(JSON.stringify((await operator.send(webhook.list)).data)).not.toContain('whsec_');
  expect(await operator.send(webhook.remove, { id })).toMatchObject({ code: 200 });
  expect(await operator.send(webhook.view, { id })).toMatchObject({ code: NOT_FOUND.code });
  expect(await db.$count(webhookDelivery)).toBe(0);
});

it('what is turned off is neither tested nor sent anything again until it is turned on', async () => {
  const { id } = await add();
  await tell();
  await work();
  const deliveryId = (await deliveries(id))[0]!.id;
  await save({ id, isOn: 0 });
  expect(await operator.send(webhook.test, { id })).toMatchObject({ code: webhook.HOOK_OFF.code });
  expect(await operator.send(webhook.replay, { deliveryId })).toMatchObject({ code: webhook.HOOK_OFF.code });
  expect(await deliveries(id)).toMatchObject([{ hookState: HookState.delivered }]);
  await save({ id, isOn: 1 });
  expect(await operator.send(webhook.replay, { deliveryId })).toMatchObject({ code: 200 });
  await work();
  expect(heard).toHaveLength(2);
});

it('an address inside, without events, or one too many is refused at its field', async () => {
  const issuesOf = async (wish: Parameters<typeof save>[0]) =>
    ((await save(wish)).data as unknown as { issues: { path: string }[] }).issues.map(({ path }) => path);
  expect(await issuesOf({ url: 'http://169.254.169.254/latest' })).toEqual(['url']);
  expect(await issuesOf({ url: 'https://user:word@example.com/' })).toEqual(['url']);
  expect(await issuesOf({ url: 'ftp://example.com/' })).toEqual(['url']);
  expect(await issuesOf({ enrolled: 0 })).toEqual(['enrolled']);
  for (let index = 0; index < 20; index += 1) expect((await save({ hookName: `第 ${index}` })).code).toBe(200);
  expect((await save({})).code).toBe(LIST_FULL.code);
});

it('is for who may manage it only', async () => {
  const learner = await t.person();
  expect(await learner.send(webhook.list)).toMatchObject({ code: NO_PERMISSION.code });
});
