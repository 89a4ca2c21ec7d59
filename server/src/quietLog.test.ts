import type { InjectOptions } from 'fastify';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { getPlaybackUrl } from '#contract/course/play.ts';
import { UNEXPECTED } from '#contract/kit/errors.ts';
import { send } from '#contract/user/code.ts';
import { view } from '#contract/user/ext.ts';
import * as login from '#contract/user/login.ts';
import { success } from '#contract/user/oauth.ts';
import { register } from '#contract/user/register.ts';
import { enrol, makeLessons, makeMedia } from '#test/courses.ts';
import { lastCode, otherCode } from '#test/signIn.ts';
import { testApp } from '#test/testApp.ts';
import { buildApp } from './app.ts';
import { GUEST, signMedia } from './domain/media/token.ts';
import { buildPlatform } from './platform.ts';

const t = await testApp();
const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
const platform = buildPlatform(t.platform.config, t.database, log);
const app = await buildApp(platform);
afterAll(() => app.close());
beforeEach(() => void lines.splice(0));

const mobile = '13500007788';
const password = 'Shan-lu-2041';

async function ask(url: string, payload?: InjectOptions['payload'], headers: Record<string, string> = {}) {
  const method = payload === undefined ? 'GET' : 'POST';
  const response = await app.inject({ method, url, payload, headers });
  return response.headers['content-type']?.startsWith('application/json') ? response.json() : undefined;
}

/** What was logged names none of these, and did say something. */
function expectQuiet(secrets: string[]): void {
  expect(lines.length).toBeGreaterThan(0);
  const logged = lines.join('');
  for (const secret of secrets) expect(logged).not.toContain(secret);
}

async function registered(): Promise<{ code: string; token: string }> {
  await ask(`/apis${send.path}`, { mobile, scene: 'register' });
  const code = await lastCode(t, mobile);
  const form = { mobile, password, repassword: password, agree: true };
  await ask(`/apis${register.path}`, { ...form, code: otherCode(code) });
  const { data } = await ask(`/apis${register.path}`, { ...form, code });
  expect(data.token).toBeTypeOf('string');
  expect((await ask(`/apis${register.path}`, { ...form, code })).code).not.toBe(200);
  return { code, token: data.token };
}

it('after a malicious visitor the log has no mobile, password, code or token', async () => {
  const { code, token } = await registered();
  const signIn = `/apis${login.password.path}`;
  await ask(signIn, { mobile, password });
  await ask(signIn, { mobile, password: `${password}x` });
  await ask(signIn, `{"mobile":"${mobile}","password":"${password}"`, { 'content-type': 'application/json' });
  await ask(signIn, `mobile=${mobile}&password=${password}`, { 'content-type': 'application/x-www-form-urlencoded' });
  await ask(signIn, { mobile, password, x: 'x'.repeat(100_000) });
  for (const way of [`?token=${token}&code=${code}&mobile=${mobile}`, `#${token}`, '?%zz'])
    await ask(`/apis${view.path}${way}`, undefined, { token: token.slice(0, -1), referer: `/x?code=${code}` });
  await ask(`/apis/nowhere?mobile=${mobile}`, { mobile, code }, { cookie: `RC_WEB_TOKEN=${token}` });
  await ask(`/apis${success.path}`, { source: 'demo', code, state: token, verifier: token });
  expectQuiet([mobile, password, code, token, token.slice(0, -1)]);
});

it('a signed playback address is a key and stays out of the log', async () => {
  const learner = await t.person();
  const { courseId, periodIds } = await makeLessons(t.database.db, [10]);
  await enrol(t.database.db, { userNo: learner.userNo, courseId });
  const sent = { periodId: periodIds[0]! };
  const { data } = await ask(`/apis${getPlaybackUrl.path}`, sent, { token: learner.token });
  await ask(data.url);
  expect(lines.join('')).toContain('"path":"/media/-/');
  expectQuiet([data.url.split('/')[2], learner.token]);
});

describe('of what is sent from storage', () => {
  const { secretKey } = platform.config;
  const addressOf = async (storageKey: string, content: Buffer) => {
    await platform.providers.storage.put(storageKey, content, 'video/mp4');
    const id = await makeMedia(t.database.db, { storageKey });
    const claim = { id, owner: GUEST, part: 'm', path: '', expires: 9_999_999_999 };
    return `/media/${signMedia(secretKey, claim)}/${basename(storageKey)}`;
  };
  const logged = () => lines.map((line) => JSON.parse(line) as { level: number; msg: string; status?: number });

  it('the log has one line, with the true status', async () => {
    const [video, playlist] = [
      await addressOf('quiet/a.mp4', Buffer.from('0123456789')),
      await addressOf('quiet/a.m3u8', Buffer.from('#EXTM3U\n')),
    ];
    const ways: [InjectOptions, number][] = [
      [{ url: video }, 200],
      [{ url: video, method: 'HEAD' }, 200],
      [{ url: video, headers: { range: 'bytes=0-1' } }, 206],
      [{ url: video, headers: { range: 'bytes=90-' } }, 416],
      [{ url: playlist }, 200],
      [{ url: '/files/1.webp' }, 404],
    ];
    for (const [way] of ways) await app.inject(way);
    expect(logged().map(({ msg, status }) => [msg, status])).toEqual(ways.map(([, status]) => ['request', status]));
    expectQuiet([video.split('/')[2]!]);
  });

  it('who goes away in the middle is no trouble', async () => {
    const url = await addressOf('quiet/large.mp4', Buffer.alloc(64 * 1_048_576));
    await app.listen({ port: 0, host: '127.0.0.1' });
    lines.splice(0);
    const stopped = new AbortController();
    const { port } = app.server.address() as AddressInfo;
    const closed = new Promise((resolve) => {
      app.server.once('connection', (socket) => void socket.once('close', resolve));
    });
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, { signal: stopped.signal });
    await answer.body!.getReader().read();
    stopped.abort();
    await closed;
    await app.inject('/files/1.webp');
    expect(logged().map(({ msg, status }) => [msg, status])).toEqual([['request', 404]]);
  });
});

it('unexpected errors and texts not sent say only what the trouble is', async () => {
  const { db } = t.database;
  await ask(`/apis${send.path}`, { mobile: '13500007799', scene: 'login' });
  const code = await lastCode(t, '13500007799');
  await db.execute(sql`alter table verify_code rename to verify_code_away`);
  const broken = await ask(`/apis${login.code.path}`, { mobile: '13500007799', code });
  await db.execute(sql`alter table verify_code_away rename to verify_code`);
  expect(broken.code).toBe(UNEXPECTED.code);
  await db.execute(sql`alter table outbox_message rename to outbox_message_away`);
  await ask(`/apis${send.path}`, { mobile: '13500007700', scene: 'login' });
  await db.execute(sql`alter table outbox_message_away rename to outbox_message`);
  expect(lines.join('')).toMatch(/call failed[\s\S]*code not sent/);
  expectQuiet(['13500007799', code, '13500007700']);
});
