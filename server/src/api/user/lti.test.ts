import { and, eq } from 'drizzle-orm';
import { createLocalJWKSet, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { keyScopesOf } from '#contract/rules/apiKeys.ts';
import { ltiSource } from '#contract/rules/lti.ts';
import * as account from '#contract/user/extAccount.ts';
import * as failures from '#contract/user/failures.ts';
import * as login from '#contract/user/login.ts';
import * as lti from '#contract/user/lti.ts';
import { makeOrg } from '#seed/make/org.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { DEPLOYMENT, ltiPlatform as startPlatform, PLATFORM_CLIENT } from '#test/ltiPlatform.ts';
import { codeFor } from '#test/signIn.ts';
import { testApp } from '#test/testApp.ts';
import { ltiKey, ltiLink, ltiPlatform } from '../../db/schema/lti.ts';
import { userCourse } from '../../db/schema/study.ts';
import { oauthBinding, ticket as ticketTable } from '../../db/schema/user.ts';
import { claims, SCORE_SCOPE } from '../../domain/lti/claims.ts';
import { publicKeys } from '../../domain/lti/keys.ts';
import { sendLtiScores, tellLtiPlatform } from '../../domain/lti/sendScores.ts';

const t = await testApp({ SSO_ALLOW: '127.0.0.1' });
const { db } = t.database;
let at = Date.now();
const pass = (seconds: number) => t.setNow(new Date((at += seconds * 1000)));
const now = () => new Date(at);
const keys = () => publicKeys(t.platform, db, now());
const moodle = await startPlatform(keys, now);
const other = await startPlatform(keys, now);
afterAll(() => Promise.all([moodle.close(), other.close()]));

const { publicUrl } = t.platform.config;
const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城学校' });
const otherNo = await makeOrg(db, { orgType: 4, orgName: '临江学校' });
const admin = await t.person({ userType: 4, orgNo, isAdmin: true });
const otherAdmin = await t.person({ userType: 4, orgNo: otherNo, isAdmin: true });
const { courseId } = await makeLessons(db, [60], { orgNo });
const { courseId: foreignCourse } = await makeLessons(db, [60], { orgNo: otherNo });
let next = 13_360_000_000;

const wish = {
  platformName: '学校的 Moodle',
  issuer: moodle.issuer,
  ...moodle.places,
  clientId: PLATFORM_CLIENT,
  deploymentId: DEPLOYMENT,
};
let id = '';

beforeEach(async () => {
  pass(1800);
  moodle.marks.length = 0;
  moodle.isClosed = false;
  await db.delete(oauthBinding);
  await db.delete(ltiPlatform);
  await db.delete(userCourse);
  id = (await admin.send(lti.save, wish)).data.id;
});

/** The platform opens its link; our page asks where to go. */
async function begin() {
  const query = { iss: moodle.issuer, login_hint: 'u-1', lti_message_hint: 'm-1', client_id: PLATFORM_CLIENT };
  const answered = await t.app.inject({
    url: `/lti/login/${id}?${new URLSearchParams(query).toString()}`,
    headers: { 'sec-fetch-dest': 'document' },
  });
  const said = new URL(answered.headers.location!).searchParams;
  expect(said.get('platform')).toBe(id);
  const reply = await t.guest.send(lti.render, {
    platformId: said.get('platform')!,
    iss: said.get('iss')!,
    loginHint: said.get('login_hint')!,
    messageHint: said.get('lti_message_hint')!,
    clientId: said.get('client_id')!,
  });
  return reply.data;
}

/** The browser posts what the platform gave it, and the return page finds this in its address. */
async function bring(state: string, token: string): Promise<string> {
  const answered = await t.app.inject({
    method: 'POST',
    url: '/lti/launch',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: moodle.issuer },
    payload: new URLSearchParams({ state, id_token: token }).toString(),
  });
  expect(answered.statusCode).toBe(303);
  const address = new URL(answered.headers.location!);
  expect(address.pathname).toBe('/thirdlogin');
  return address.searchParams.get('code') ?? '';
}

const lin: JWTPayload = { sub: 'u-1', name: '林晓', [claims.custom]: { course: courseId } };

async function back(said: JWTPayload = lin, how = {}, by = moodle) {
  const { url, state, verifier } = await begin();
  return { code: await bring(state, await by.message(url, said, how)), state, verifier };
}

const enter = async (said: JWTPayload = lin, how = {}) => t.guest.send(lti.success, await back(said, how));

/** Shows once, by a phone, whose account it is. */
async function bind(said: JWTPayload = lin): Promise<string> {
  const { entry } = (await enter(said)).data;
  expect(entry.needBinding).toBe(1);
  const mobile = String((next += 1));
  const code = await codeFor(t, mobile, 'bind');
  return (await t.guest.send(login.bindingPhone, { ticket: (entry as { ticket: string }).ticket, mobile, code })).data
    .userNo;
}

describe('a link on the platform', () => {
  it('opens the course: a phone is bound once, later the platform alone is enough', async () => {
    const first = await begin();
    const asked = new URL(first.url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: PLATFORM_CLIENT,
      redirect_uri: `${publicUrl}/lti/launch`,
      login_hint: 'u-1',
      lti_message_hint: 'm-1',
    });
    const userNo = await bind();
    const { data } = await enter();
    expect(data).toMatchObject({ address: `/course/${courseId}`, entry: { needBinding: 0, userNo } });
    const { token } = data.entry as { token: string };
    expect((await t.as(token).send(account.bindings)).data.links).toMatchObject([
      { source: ltiSource(id), nickname: '林晓', orgName: '学校的 Moodle' },
    ]);
  });

  it('may say by its address which course it is', async () => {
    const said = { sub: 'u-1', [claims.targetLink]: `${publicUrl}/course/${courseId}` };
    expect((await enter(said)).data.address).toBe(`/course/${courseId}`);
  });

  it.each<[string, JWTPayload]>([
    ['no course', { sub: 'u-1' }],
    ['a course of somebody else', { sub: 'u-1', [claims.custom]: { course: foreignCourse } }],
    ['an address elsewhere', { sub: 'u-1', [claims.targetLink]: `https://evil.example/course/${courseId}` }],
  ])('that names %s opens nothing, and binds nobody', async (_, said) => {
    expect((await enter(said)).code).toBe(failures.LTI_NO_COURSE.code);
    expect(await db.$count(oauthBinding)).toBe(0);
  });

  it('in a frame goes on in a window of its own', async () => {
    const answered = await t.app.inject({
      method: 'POST',
      url: `/lti/login/${id}`,
      headers: { 'sec-fetch-dest': 'iframe', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'iss=https%3A%2F%2Flms.example&login_hint=%22%3E%3Cscript%3E',
    });
    expect(answered.headers['x-frame-options']).toBeUndefined();
    expect(answered.body).toContain(`href="${publicUrl}/lti/login/${id}?iss=https%3A%2F%2Flms.example&amp;login_hint=`);
    expect(answered.body).not.toContain('<script');
  });
});

describe('what lets nobody in', () => {
  it.each<[string, JWTPayload, object]>([
    ['a signature of another key', {}, { isForged: true }],
    ['a message of another platform', { iss: 'https://evil.example' }, {}],
    ['one for another site', { aud: 'somebody-else' }, {}],
    ['one for several, not saying whose', { aud: [PLATFORM_CLIENT, 'somebody-else'] }, {}],
    ['one that is somebody else’s', { azp: 'somebody-else' }, {}],
    ['one that is over', {}, { seconds: -400 }],
    ['one that lasts, and is old', { exp: 4_000_000_000 }, { seconds: -800 }],
    ['one of the future', {}, { seconds: 300 }],
    ['one with another nonce', { nonce: 'made-up' }, {}],
    ['another deployment', { [claims.deploymentId]: '2' }, {}],
    ['another version', { [claims.version]: '1.1' }, {}],
    ['another kind of message', { [claims.messageType]: 'LtiSubmissionReviewRequest' }, {}],
    ['nobody', { sub: '' }, {}],
  ])('%s', async (_, lies, how) => {
    expect((await enter({ ...lin, ...lies }, how)).code).toBe(failures.LTI_REFUSED.code);
    expect(await db.$count(oauthBinding)).toBe(0);
  });

  it('the right message in another browser, for another visit, or twice', async () => {
    const [mine, theirs] = [await back(), await back()];
    const crossed = { ...theirs, verifier: mine.verifier };
    expect((await t.guest.send(lti.success, crossed)).code).toBe(failures.OAUTH_STATE.code);
    const third = await back();
    expect((await t.guest.send(lti.success, { ...third, code: theirs.code })).code).toBe(failures.OAUTH_STATE.code);
    expect((await t.guest.send(lti.success, mine)).code).toBe(200);
    expect((await t.guest.send(lti.success, mine)).code).toBe(failures.OAUTH_STATE.code);
    // the message of a visit that is over, brought to a new one
    const old = await begin();
    const message = await moodle.message(old.url, lin);
    const fresh = await begin();
    const replayed = { code: await bring(fresh.state, message), state: fresh.state, verifier: fresh.verifier };
    expect((await t.guest.send(lti.success, replayed)).code).toBe(failures.LTI_REFUSED.code);
  });

  it('messages for visits that nobody began are not kept', async () => {
    const { url } = await begin();
    const message = await moodle.message(url, lin);
    const before = await db.$count(ticketTable);
    for (const state of ['', 'x', 'x'.repeat(43), '\0']) expect(await bring(state, message)).toBe('');
    expect(await db.$count(ticketTable)).toBe(before);
    const again = await begin();
    const codes = [];
    for (let nth = 0; nth < 5; nth += 1) codes.push(await bring(again.state, message));
    expect(codes.map((code) => code !== '')).toEqual([true, true, true, false, false]);
    expect(await bring(again.state, 'not a message')).toBe('');
  });

  it('a platform that is turned off, not registered to the end, or says to be another one', async () => {
    const visit = { platformId: id, iss: moodle.issuer, loginHint: 'u-1' };
    const code = async (more = {}) => (await t.guest.send(lti.render, { ...visit, ...more })).code;
    expect(await code({ iss: other.issuer })).toBe(failures.LTI_REFUSED.code);
    expect(await code({ clientId: 'somebody-else' })).toBe(failures.LTI_REFUSED.code);
    expect(await code({ deploymentId: '2' })).toBe(failures.LTI_REFUSED.code);
    expect(await code()).toBe(200);
    const started = await back();
    await admin.send(lti.save, { ...wish, id, isOn: 0 });
    expect(await code()).toBe(failures.LTI_OFF.code);
    expect((await t.guest.send(lti.success, started)).code).toBe(failures.LTI_OFF.code);
    await admin.send(lti.save, { ...wish, id, deploymentId: '' });
    expect(await code()).toBe(failures.LTI_OFF.code);
  });

  it('keys inside our network that were not allowed', async () => {
    const inward = await admin.send(lti.save, { ...wish, id, jwksUrl: 'http://10.0.0.1/jwks' });
    expect(inward.data).toMatchObject({ issues: [{ path: 'jwksUrl' }] });
  });
});

/** The look, and then what it asks for, as the worker does it. */
async function tell(): Promise<number> {
  await sendLtiScores.run(t.platform, {});
  const { rows } = await t.database.pool.query<{ payload: { platformId: string } }>(
    `delete from graphile_worker._private_jobs where key like 'tellLtiPlatform:%' returning payload`,
  );
  await Promise.all(rows.map(({ payload }) => tellLtiPlatform.run(t.platform, payload)));
  return rows.length;
}

describe('how far somebody is', () => {
  const wanted = { ...lin, [claims.endpoint]: { scope: [SCORE_SCOPE], lineitem: `${moodle.issuer}/items/7?type=1` } };
  const study = (userNo: string, progress: number, completedAt: string | null = null) =>
    db
      .update(userCourse)
      .set({ progress, completedAt })
      .where(and(eq(userCourse.userNo, userNo), eq(userCourse.courseId, courseId)));

  it('is told to the place that wants to know it, once for each change', async () => {
    const userNo = await bind(wanted);
    await tell();
    expect(moodle.marks).toEqual([]);
    await enrol(db, { userNo, courseId });
    await study(userNo, 2550);
    await tell();
    await tell();
    expect(moodle.marks).toMatchObject([
      {
        path: '/items/7/scores?type=1',
        body: { userId: 'u-1', scoreGiven: 25.5, scoreMaximum: 100, activityProgress: 'InProgress' },
      },
    ]);
    await study(userNo, 10_000, '2026-11-27 10:00:00');
    await tell();
    expect(moodle.marks[1]!.body).toMatchObject({
      scoreGiven: 100,
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
    });
  });

  it('waits while the platform takes nothing, and is seen on the page', async () => {
    const userNo = await bind(wanted);
    await enrol(db, { userNo, courseId });
    await study(userNo, 5000);
    moodle.isClosed = true;
    await tell();
    expect((await admin.send(lti.list)).data.list).toMatchObject([{ linkedCount: 1, failedCount: 1 }]);
    moodle.isClosed = false;
    await tell();
    expect(moodle.marks).toEqual([]);
    pass(61);
    await tell();
    expect(moodle.marks).toHaveLength(1);
    expect((await admin.send(lti.list)).data.list).toMatchObject([{ failedCount: 0 }]);
  });

  it('is told once by two runs at the same time, and a platform that gives no answer is left alone after one try', async () => {
    for (const sub of ['u-1', 'u-2']) {
      const userNo = await bind({ ...wanted, sub });
      await enrol(db, { userNo, courseId });
      await study(userNo, 5000);
    }
    expect(await db.$count(ltiLink)).toBe(2);
    await db.update(ltiPlatform).set({ tokenUrl: `${moodle.issuer}/elsewhere` });
    expect(await tell()).toBe(1);
    expect((await admin.send(lti.list)).data.list).toMatchObject([{ failedCount: 1 }]);
    await db.update(ltiPlatform).set({ tokenUrl: moodle.places.tokenUrl });
    pass(61);
    await Promise.all([1, 2].map(() => tellLtiPlatform.run(t.platform, { platformId: id })));
    expect(moodle.marks.map(({ body }) => body['userId']).toSorted()).toEqual(['u-1', 'u-2']);
    expect(await tell()).toBe(0);
  });

  it('is told to nobody who does not want it, nor after the account was unbound', async () => {
    await bind();
    expect(await db.$count(ltiLink)).toBe(0);
    await enter(wanted);
    expect(await db.$count(ltiLink)).toBe(1);
    await db.delete(oauthBinding);
    expect(await db.$count(ltiLink)).toBe(0);
  });
});

describe('choosing a course for a link', () => {
  const returnUrl = `${moodle.issuer}/return`;
  const settings = { deep_link_return_url: returnUrl, accept_types: ['ltiResourceLink'], data: 'for-them' };
  const picking = {
    sub: 't-1',
    name: '周老师',
    [claims.messageType]: 'LtiDeepLinkingRequest',
    [claims.settings]: settings,
  };

  it('answers with a signed message that the browser posts, once', async () => {
    const { address } = (await enter(picking)).data;
    const ticket = new URL(address, publicUrl).searchParams.get('ticket')!;
    expect(new URL(address, publicUrl).searchParams.get('orgNo')).toBe(orgNo);
    const { url } = (await t.guest.send(lti.pick, { ticket, courseId })).data;
    const page = await t.app.inject({ url });
    expect(page.headers['content-security-policy']).toContain(`form-action ${moodle.issuer} https:;`);
    expect(page.body).toContain(`action="${returnUrl}"`);
    const token = /name="JWT" value="([^"]+)"/.exec(page.body)![1]!;
    const { payload } = await jwtVerify(token, createLocalJWKSet(await keys()), {
      issuer: PLATFORM_CLIENT,
      audience: moodle.issuer,
      currentDate: now(),
    });
    expect(payload).toMatchObject({
      [claims.messageType]: 'LtiDeepLinkingResponse',
      [claims.deploymentId]: DEPLOYMENT,
      [claims.data]: 'for-them',
      [claims.contentItems]: [{ type: 'ltiResourceLink', custom: { course: courseId } }],
    });
    expect((await t.app.inject({ url })).statusCode).toBe(404);
    expect((await t.guest.send(lti.pick, { ticket, courseId })).code).toBe(failures.OAUTH_STATE.code);
  });

  it('only of this house, and only back to an address of the web', async () => {
    const { address } = (await enter(picking)).data;
    const ticket = new URL(address, publicUrl).searchParams.get('ticket')!;
    const foreign = await t.guest.send(lti.pick, { ticket, courseId: foreignCourse });
    expect(foreign.code).toBe(failures.LTI_NO_COURSE.code);
    expect((await t.guest.send(lti.pick, { ticket, courseId })).code).toBe(200);
    const lies = { ...settings, deep_link_return_url: 'javascript:alert(1)' };
    expect((await enter({ ...picking, [claims.settings]: lies })).code).toBe(failures.LTI_REFUSED.code);
  });
});

describe('registering', () => {
  it('is for the administrators of the house, and for no program', async () => {
    expect((await otherAdmin.send(lti.list)).data.totalCount).toBe(0);
    expect((await otherAdmin.send(lti.save, { ...wish, id })).code).toBe(404);
    expect((await otherAdmin.send(lti.remove, { id })).code).toBe(404);
    expect(keyScopesOf(4)).not.toContain('lti:manage');
  });

  it('another one that speaks, or none, means that everybody shows themselves anew', async () => {
    await bind();
    await admin.send(lti.save, { ...wish, id, platformName: '另一个名字' });
    expect(await db.$count(oauthBinding)).toBe(1);
    await admin.send(lti.save, { ...wish, id, jwksUrl: other.places.jwksUrl });
    expect(await db.$count(oauthBinding)).toBe(0);
    await admin.send(lti.save, { ...wish, id });
    await bind();
    await admin.send(lti.remove, { id });
    expect(await db.$count(oauthBinding)).toBe(0);
  });

  it('publishes our keys, without what signs; one that has served its time gives way, and is known a week longer', async () => {
    await db.delete(ltiKey);
    const published = async () =>
      (await t.app.inject({ url: '/lti/jwks' })).json<{ keys: Record<string, unknown>[] }>().keys;
    const [first] = await published();
    expect(first).toMatchObject({ kty: 'RSA', use: 'sig', alg: 'RS256' });
    expect(first).not.toHaveProperty('d');
    expect(await published()).toHaveLength(1);
    pass(91 * 86_400);
    const both = await published();
    expect(both.map(({ kid }) => kid)).toEqual([expect.anything(), first!['kid']]);
    pass(8 * 86_400);
    expect(await published()).toEqual([both[0]]);
  });
});
