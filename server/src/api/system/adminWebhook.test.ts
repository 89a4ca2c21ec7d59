import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CONFLICT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import { HookFormat, HookState } from '#contract/rules/webhooks.ts';
import { LIST_FULL } from '#contract/system/adminFailures.ts';
import * as webhook from '#contract/system/adminWebhook.ts';
import { makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import { webhookDelivery, webhook as webhookTable } from '../../db/schema/integration.ts';
import { tellOutside } from '../../domain/webhooks/tellOutside.ts';

const t = await testApp({ WEBHOOK_ALLOW: '127.0.0.1' });
const { db, pool } = t.database;
const operator = await t.person({ userType: 0 });

interface Heard {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}
const heard: Heard[] = [];
let answers: number[] = [];
const receiver = createServer(async (request, response) => {
  heard.push({ path: request.url!, headers: request.headers, body: await text(request) });
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

const save = (wish: Partial<InputOf<typeof webhook.save.input>>) =>
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

const issuesOf = async (wish: Parameters<typeof save>[0]) =>
  ((await save(wish)).data as unknown as { issues: { path: string }[] }).issues.map(({ path }) => path);

it('an address inside, without events, or one too many is refused at its field', async () => {
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

describe('a learning record store', () => {
  const store = { hookFormat: HookFormat.xapi, loginName: 'zhitu', finished: 1, certified: 1 } as const;

  it('is handed statements of xAPI as whom it knows: once each, by the number of the event', async () => {
    const { courseId } = await makeLessons(db, [100], { courseName: '数据分析入门' });
    const { id, secret } = await add({ ...store, loginSecret: '口令 1' });
    expect(secret).toBe('');
    await tell(courseId);
    await db.transaction(async (tx) => {
      await tellOutside(tx, 'finished', { userNo: '1', courseId }, began);
      const told = { userNo: '1', certificateNo: 'ZT-1', courseId, courseName: '数据分析入门' };
      await tellOutside(tx, 'certified', told, began);
    });
    await work();
    const events = await deliveries(id);
    expect(events.map(({ hookState }) => hookState)).toEqual([1, 1, 1]);
    const [first] = heard;
    expect(first!.path).toBe('/hook/statements');
    expect(first!.headers).toMatchObject({
      'x-experience-api-version': '1.0.3',
      authorization: `Basic ${Buffer.from('zhitu:口令 1').toString('base64')}`,
    });
    const { publicUrl } = t.platform.config;
    const statements = heard.map(({ body }) => JSON.parse(body) as { id: string; verb: { id: string } });
    expect(statements[0]).toEqual({
      id: events.at(-1)!.eventId.slice('evt_'.length),
      actor: { objectType: 'Agent', account: { homePage: publicUrl, name: '1' } },
      verb: { id: 'http://adlnet.gov/expapi/verbs/registered', display: { 'zh-CN': '报名' } },
      object: {
        objectType: 'Activity',
        id: `${publicUrl}/course/${courseId}`,
        definition: { type: 'http://adlnet.gov/expapi/activities/course', name: { 'zh-CN': '数据分析入门' } },
      },
      timestamp: '2026-11-26T00:00:00.000Z',
    });
    expect(statements[1]).toMatchObject({
      verb: { id: 'http://adlnet.gov/expapi/verbs/completed' },
      result: { completion: true },
    });
    expect(statements[2]).toMatchObject({ object: { id: `${publicUrl}/certificate/verify/ZT-1` } });
  });

  it('is told nothing that waited from before for which it has no words', async () => {
    const { id } = await add({ paid: 1 });
    await tell();
    await db.transaction((tx) => tellOutside(tx, 'paid', { userNo: '1', orderNo: '9' }, began));
    await save({ ...store, id, loginSecret: '口令 1' });
    await work();
    expect(heard).toHaveLength(1);
    expect(heard[0]!.body).toContain('/verbs/registered');
    expect(await deliveries(id, HookState.failed)).toMatchObject([{ lastError: '学习记录里没有这种事件' }]);
  });

  it('needs its login, keeps the password while the address stays, and is told of learning only', async () => {
    expect(await issuesOf({ ...store, loginName: '' })).toEqual(['loginName']);
    expect(await issuesOf(store)).toEqual(['loginSecret']);
    const { id } = await add({ ...store, loginSecret: '口令 1', paid: 1 });
    expect((await operator.send(webhook.view, { id })).data).toMatchObject({
      loginName: 'zhitu',
      finished: 1,
      paid: 0,
    });
    expect((await save({ ...store, id, hookName: '改了' })).code).toBe(200);
    expect(await issuesOf({ ...store, id, url: `${url}2` })).toEqual(['loginSecret']);
    expect(await operator.send(webhook.renewSecret, { id })).toMatchObject({ code: webhook.NOT_SIGNED.code });
    expect(JSON.stringify((await operator.send(webhook.view, { id })).data)).not.toContain('口令');
    await operator.send(webhook.test, { id });
    await work();
    expect(JSON.parse(heard[0]!.body)).toMatchObject({ verb: { id: 'http://adlnet.gov/expapi/verbs/experienced' } });
    expect((await save({ id })).data.secret).toMatch(/^whsec_/); // events again: signed anew
  });
});
