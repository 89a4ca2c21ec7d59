import { trace } from '@opentelemetry/api';
import { afterEach, expect, it } from 'vitest';
import * as nav from '#contract/system/nav.ts';
import * as projects from '#contract/user/userProject.ts';
import { openCollector } from '#test/collector.ts';
import type { Span } from '#test/collector.ts';
import { testApp } from '#test/testApp.ts';
import { startTracing } from './tracing.ts';

const collector = await openCollector();
const t = await testApp({
  OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer abc=, x-org=zhitu',
});
const { config } = t.platform;
const { spans } = collector;

const said: string[] = [];
const log = { warn: (message: string) => void said.push(message) };
afterEach(() => {
  spans.length = 0;
  said.length = 0;
});

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const OUTER = '00f067aa0ba902b7';

const named = (name: string): Span => spans.find((span) => span.name === name)!;
const below = ({ spanId }: Span): Span[] => spans.filter(({ parentSpanId }) => parentSpanId === spanId);

it('a call is one tree: the request, the call, and each question to the database', async () => {
  const person = await t.person();
  const stop = await startTracing(config, log);
  const headers = { token: person.token, traceparent: `00-${TRACE}-${OUTER}-01` };
  const url = `/apis${projects.list.path}`;
  expect((await t.app.inject({ method: 'GET', url, headers })).statusCode).toBe(200);
  await t.app.inject('/readyz');
  await stop!();

  const request = named(`GET ${url}`);
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: OUTER, kind: 2, isError: false });
  expect(request.attributes).toMatchObject({ 'http.route': url, 'http.response.status_code': 200 });
  const call = named(projects.list.path);
  expect(call.parentSpanId).toBe(request.spanId);
  expect(call.attributes).toMatchObject({ 'zhitu.code': 200 });
  const asked = below(call);
  expect(asked.length).toBeGreaterThanOrEqual(2);
  expect(new Set(asked.map(({ kind, name }) => `${kind} ${name}`))).toEqual(new Set(['3 SELECT']));
  const texts = asked.map(({ attributes }) => attributes['db.query.text']);
  expect(texts).toContainEqual(expect.stringContaining('"user_session"'));
  expect(texts).toContainEqual(expect.stringContaining('"user_project"'));
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE])); // nothing of who only looks
  expect(collector.headers[0]).toMatchObject({ authorization: 'Bearer abc=', 'x-org': 'zhitu' });
});

it('a write is a transaction within its call, and nothing that was written leaves the house', async () => {
  const person = await t.person();
  const stop = await startTracing(config, log);
  const projectName = '一个不该出现在别处的名字';
  await person.send(projects.save, { projectName, startDate: '2025-03' });
  await stop!();
  const asked = below(named(projects.save.path)).map(({ name }) => name);
  expect(asked[asked.indexOf('BEGIN')]).toBe('BEGIN');
  expect(asked.indexOf('INSERT')).toBeGreaterThan(asked.indexOf('BEGIN'));
  expect(asked.indexOf('COMMIT')).toBeGreaterThan(asked.indexOf('INSERT'));
  const sent = collector.bodies.join();
  for (const secret of [projectName, person.token, person.mobile]) expect(sent).not.toContain(secret);
});

it('calls at the same time keep their own, and a failing one is marked', async () => {
  const people = [await t.person(), await t.person(), await t.person()];
  const stop = await startTracing(config, log);
  const answers = await Promise.all([...people.map((one) => one.send(projects.list)), t.guest.send(projects.list)]);
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 301]);
  await stop!();
  const calls = spans.filter(({ name }) => name === projects.list.path);
  expect(new Set(calls.map(({ traceId }) => traceId)).size).toBe(4);
  expect(calls.map(({ attributes }) => attributes['zhitu.code']).toSorted()).toEqual([200, 200, 200, 301]);
  const reads = spans.filter(({ attributes }) => String(attributes['db.query.text']).includes('from "user_project"'));
  expect(new Set(reads.map(({ traceId }) => traceId)).size).toBe(3);
});

it('a share of requests is kept whole, the rest not at all', async () => {
  const stop = await startTracing({ traces: { ...config.traces!, ratio: 0 } }, log);
  const headers = { traceparent: `00-${TRACE}-${OUTER}-01` };
  await t.app.inject({ method: nav.barList.method, url: `/apis${nav.barList.path}`, headers });
  await stop!();
  expect(spans).toEqual([]);
});

it('jobs are traced too', async () => {
  await t.database.pool.query(`select graphile_worker.add_job('sweepSignIn', '{}'::json)`);
  const stop = await startTracing(config, log);
  await t.runJobs();
  await stop!();
  expect(below(named('job sweepSignIn')).length).toBeGreaterThan(0);
});

it('a collector that is away is mentioned, and keeps nobody waiting', async () => {
  const nowhere = { traces: { ...config.traces!, endpoint: 'http://127.0.0.1:1' } };
  const stop = await startTracing(nowhere, log);
  expect((await t.guest.send(nav.barList)).code).toBe(200);
  await stop!();
  expect(said).toEqual(['traces could not be sent, see OTEL_EXPORTER_OTLP_ENDPOINT']);
});

it('without the setting nothing is traced', async () => {
  expect(await startTracing({ traces: null }, log)).toBeUndefined();
  expect((await t.guest.send(nav.barList)).code).toBe(200);
  expect(trace.getActiveSpan()).toBeUndefined();
  expect(spans).toEqual([]);
});
