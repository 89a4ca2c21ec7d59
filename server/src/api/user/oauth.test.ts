import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as ext from '#contract/user/ext.ts';
import { ConsentKind } from '#contract/rules/consents.ts';
import * as consent from '#contract/user/consent.ts';
import * as failures from '#contract/user/failures.ts';
import * as login from '#contract/user/login.ts';
import * as oauth from '#contract/user/oauth.ts';
import { codeFor } from '#test/signIn.ts';
import { testApp } from '#test/testApp.ts';
import { oauthBinding, ticket as ticketTable, user } from '../../db/schema/user.ts';
import { openTicket } from '../../domain/signIn/tickets.ts';

const t = await testApp();
const real = await testApp({ DEMO_MODE: 'off' });
const { db } = t.database;
let next = 13_400_000_000;
let at = Date.now();
const newPhone = () => String((next += 1));
const pass = (seconds: number) => t.setNow(new Date((at += seconds * 1000)));

beforeEach(() => pass(3600));

const source = 'demo' as const;
const [wanfeng, qingshan, beidou] = ['demo-wanfeng', 'demo-qingshan', 'demo-beidou'] as const;

/** What the return page finds in its address and in its storage after the person agreed. */
async function agreed(account: string) {
  const { state, verifier, url } = (await t.guest.send(oauth.render, { source })).data;
  const redirectUri = new URL(url).searchParams.get('redirect_uri')!;
  const { data } = await t.guest.send(oauth.demoAgree, { account, state, redirectUri });
  const back = new URL(data.url);
  expect(back.pathname).toBe('/thirdlogin');
  return { source, code: back.searchParams.get('code')!, state: back.searchParams.get('state')!, verifier };
}

async function ticketFor(account: string): Promise<string> {
  const { data } = await t.guest.send(oauth.success, await agreed(account));
  expect(data.needBinding).toBe(1);
  return (data as { ticket: string }).ticket;
}

async function bind(account: string, mobile: string, merge: 0 | 1 = 0) {
  const ticket = await ticketFor(account);
  const code = await codeFor(t, mobile, 'bind');
  return t.guest.send(login.bindingPhone, { ticket, mobile, code, merge });
}

describe('signing in by third party', () => {
  it('at first a mobile registers, later it signs in directly', async () => {
    const { data } = await t.guest.send(oauth.success, await agreed(wanfeng));
    expect(data).toMatchObject({ needBinding: 1, nickname: '晚风' });
    const mobile = newPhone();
    const bound = await bind(wanfeng, mobile);
    expect(bound.data).toMatchObject({ mobile, isNew: 1 });
    const noted = (await t.as(bound.data.token).send(consent.list, {})).data.list;
    expect(noted).toMatchObject([{ consentKind: ConsentKind.terms, isGiven: 1, ip: '127.0.0.1' }]);
    expect((await t.as(bound.data.token).send(ext.view)).data).toMatchObject({ nickname: '晚风', hasPassword: 0 });

    const again = await t.guest.send(oauth.success, { ...(await agreed(wanfeng)), remember: true });
    expect(again.data).toMatchObject({ needBinding: 0, userNo: bound.data.userNo, expiresIn: 30 * 86_400 });

    await db.update(user).set({ statusId: 0 }).where(eq(user.userNo, bound.data.userNo));
    expect((await t.guest.send(oauth.success, await agreed(wanfeng))).code).toBe(failures.ACCOUNT_DISABLED.code);
  });

  it('mobile with an account: asked first, bound on consent; not a second of one kind', async () => {
    const owner = await t.person();
    const ticket = await ticketFor(qingshan);
    const given = { ticket, mobile: owner.mobile, code: await codeFor(t, owner.mobile, 'bind') };
    expect((await t.guest.send(login.bindingPhone, given)).code).toBe(failures.PHONE_HAS_ACCOUNT.code);
    expect((await t.guest.send(login.bindingPhone, { ...given, merge: 1 })).data).toMatchObject({
      userNo: owner.userNo,
      isNew: 0,
    });
    pass(61);
    expect((await bind(beidou, owner.mobile, 1)).code).toBe(failures.ALREADY_BOUND.code);
  });

  it('two third-party accounts with one new mobile: one registers, the other gets a clear word', async () => {
    const mobile = newPhone();
    const code = await codeFor(t, mobile, 'bind');
    const made = ['甲', '乙'].map((nickname) => ({ source: 'qq', openId: nickname, nickname }));
    const bindings = await db.insert(oauthBinding).values(made).returning();
    const open = (bindingId: string) => openTicket(db, 'bind', { bindingId }, { seconds: 600, now: new Date(at) });
    const tickets = await Promise.all(bindings.map(({ id }) => open(id)));
    const answers = await Promise.all(
      tickets.map((ticket) => t.guest.send(login.bindingPhone, { ticket, mobile, code })),
    );
    const [good, refused] = answers.sort((a, b) => a.code - b.code);
    expect(good!.code).toBe(200);
    expect([failures.PHONE_HAS_ACCOUNT.code, failures.WRONG_CODE.code]).toContain(refused!.code);
  });

  it('cancelling gets a clear word and voids that attempt', async () => {
    const { code, ...back } = await agreed(beidou);
    expect((await t.guest.send(oauth.success, back)).code).toBe(failures.OAUTH_CANCELLED.code);
    expect((await t.guest.send(oauth.success, { ...back, code })).code).toBe(failures.OAUTH_STATE.code);
  });

  it('neither from another browser, replayed, expired nor of another source', async () => {
    const mine = await agreed(beidou);
    const theirs = await agreed(qingshan);
    const crossed = { ...theirs, verifier: mine.verifier };
    expect((await t.guest.send(oauth.success, crossed)).code).toBe(failures.OAUTH_STATE.code);

    const answers = await Promise.all([1, 2, 3].map(() => t.guest.send(oauth.success, mine)));
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 1022, 1022]);

    const late = await agreed(beidou);
    pass(600);
    expect((await t.guest.send(oauth.success, late)).code).toBe(failures.OAUTH_STATE.code);
    const made = { source, code: 'x', state: 'x'.repeat(43), verifier: 'y'.repeat(43) };
    expect((await t.guest.send(oauth.success, made)).code).toBe(failures.OAUTH_STATE.code);
  });

  it('an invented code is refused', async () => {
    const { code, ...back } = await agreed(beidou);
    const forged = `${wanfeng}.${code.split('.')[1]}`;
    expect((await t.guest.send(oauth.success, { ...back, code: forged })).code).toBe(failures.OAUTH_FAILED.code);
  });

  it('no state in plain text in the database', async () => {
    const { state, verifier } = (await t.guest.send(oauth.render, { source })).data;
    const stored = JSON.stringify(await db.select().from(ticketTable));
    expect(stored).not.toContain(state);
    expect(stored).not.toContain(verifier);
  });

  it('sources not enabled say so, unknown ones are invalid input', async () => {
    expect((await t.guest.send(oauth.sources)).data.sources).toEqual(['demo']);
    expect((await t.guest.send(oauth.render, { source: 'wechat' })).code).toBe(failures.OAUTH_OFF.code);
    const openId = await t.guest.send(oauth.getOpenId, { source: 'wechat', code: 'x' });
    expect(openId.code).toBe(failures.OAUTH_OFF.code);
    const response = await t.app.inject({ url: '/apis/user/api/oauth/render/%00' });
    expect(response.json().code).toBe(422);
  });

  it('exchanging for an openId', async () => {
    const { code } = await agreed(beidou);
    expect((await t.guest.send(oauth.getOpenId, { source, code })).data.openId).toBe(beidou);
    expect((await t.guest.send(oauth.getOpenId, { source, code: 'x' })).code).toBe(failures.OAUTH_FAILED.code);
  });
});

describe('demo third party', () => {
  it('returns to its own return page only', async () => {
    const { state } = (await t.guest.send(oauth.render, { source })).data;
    const stray = { account: wanfeng, state, redirectUri: 'https://evil.example/thirdlogin' };
    expect((await t.guest.send(oauth.demoAgree, stray)).code).toBe(422);
    expect((await t.guest.send(oauth.demoAccounts)).data.list).toHaveLength(3);
  });

  it('does not exist outside the demo', async () => {
    const asked = { account: wanfeng, state: 'x'.repeat(43), redirectUri: 'http://localhost:3000/thirdlogin' };
    expect((await real.guest.send(oauth.demoAccounts)).code).toBe(NOT_FOUND.code);
    expect((await real.guest.send(oauth.demoAgree, asked)).code).toBe(NOT_FOUND.code);
    expect((await real.guest.send(oauth.render, { source })).code).toBe(failures.OAUTH_OFF.code);
    expect((await real.guest.send(oauth.sources)).data.sources).toEqual([]);
  });
});
