import type { InjectOptions } from 'fastify';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { getPlaybackUrl } from '#contract/course/play.ts';
import { UNEXPECTED } from '#contract/kit/errors.ts';
import { send } from '#contract/user/code.ts';
import { view } from '#contract/user/ext.ts';
import * as login from '#contract/user/login.ts';
import { success } from '#contract/user/oauth.ts';
import { register } from '#contract/user/register.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { lastCode, otherCode } from '#test/signIn.ts';
import { testApp } from '#test/testApp.ts';
import { buildApp } from './app.ts';
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
