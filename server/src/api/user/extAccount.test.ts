import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { INVALID_INPUT, SIGNED_OUT } from '#contract/kit/errors.ts';
import * as account from '#contract/user/extAccount.ts';
import * as failures from '#contract/user/failures.ts';
import { password as signIn } from '#contract/user/login.ts';
import * as messages from '#contract/user/msg.ts';
import { demoAgree, success } from '#contract/user/oauth.ts';
import * as trust from '#contract/user/trustFailures.ts';
import { MemberState } from '#contract/rules/memberStates.ts';
import { codeFor, lastCode, otherCode } from '#test/signIn.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { sysLog } from '../../db/schema/trust.ts';
import { oauthBinding, user } from '../../db/schema/user.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { makeOrg } from '#seed/make/org.ts';
import { identityOf } from '#seed/make/person.ts';
import { openSession } from '../../domain/session/session.ts';

const t = await testApp();
const { db } = t.database;
const PASSWORD = 'Zhitu@2026';
const known = { proofWay: 'password', proof: PASSWORD } as const;
const unproven = { code: INVALID_INPUT.code, data: { issues: [{ path: 'proof' }] } };
const twice = (newPassword: string) => ({ newPassword, confirmPassword: newPassword });
let nextMobile = 13_700_000_000;
const freshMobile = (): string => String((nextMobile += 1));
let at = Date.now();
let person: Person;
beforeEach(async () => {
  // codes are counted by address and hour
  t.setNow(new Date((at += 3_700_000)));
  person = await t.person({ password: PASSWORD });
});

async function proofCode(of: Person, by: 'mobile' | 'email' = 'mobile', receiver = of.mobile): Promise<string> {
  expect(await of.send(account.proofCode, { by })).toMatchObject({ code: 200 });
  return lastCode(t, receiver);
}

/** A second device of the same person. */
async function otherDevice(of: Person) {
  const identityId = await identityOf(db, of.userNo, 1);
  const given = { userNo: of.userNo, identityId, terminalType: 2, ttlSeconds: 3600, ip: '', userAgent: '' };
  return t.as(await openSession(db, given, t.platform.clock()));
}

describe('changing the password', () => {
  it('changed by code: other devices are signed out, this one stays, the person is told', async () => {
    const phone = await otherDevice(person);
    const proof = await proofCode(person);
    const input = { ...twice('Newer#2027'), proofWay: 'mobile', proof } as const;
    expect(await person.send(account.passwordUpdate, input)).toMatchObject({ code: 200 });
    expect(await phone.send(account.bindings)).toMatchObject({ code: SIGNED_OUT.code });
    expect((await person.send(messages.list)).data.list).toMatchObject([
      { msgType: 'security', msgTitle: '登录密码修改成功' },
    ]);
    expect(await t.guest.send(signIn, { mobile: person.mobile, password: 'Newer#2027' })).toMatchObject({ code: 200 });
  });

  it('a code serves once and says when wrong; a password is proof too', async () => {
    const proof = await proofCode(person);
    const by = { proofWay: 'mobile', proof } as const;
    const wrong = { ...by, proof: otherCode(proof) };
    expect(await person.send(account.passwordUpdate, { ...twice('Newer#2027'), ...wrong })).toMatchObject(
      failures.WRONG_CODE,
    );
    const both = await Promise.all(
      ['Newer#2027', 'Newer#2028'].map((next) => person.send(account.passwordUpdate, { ...twice(next), ...by })),
    );
    expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, failures.WRONG_CODE.code]);
    const other = await t.person({ password: PASSWORD });
    expect(await other.send(account.passwordUpdate, { ...twice(PASSWORD), ...known })).toMatchObject(
      failures.SAME_PASSWORD,
    );
    expect(await other.send(account.passwordUpdate, { ...twice('Newer#2027'), ...known })).toMatchObject({ code: 200 });
  });

  it('two that differ or too short are told at their fields', async () => {
    const input = { newPassword: 'Newer#2027', confirmPassword: 'x', ...known };
    expect(await person.send(account.passwordUpdate, input)).toMatchObject({
      code: INVALID_INPUT.code,
      data: { issues: [{ path: 'confirmPassword' }] },
    });
    expect(await person.send(account.passwordUpdate, { ...twice('a1'), ...known })).toMatchObject({
      data: { issues: [{ path: 'newPassword', message: '密码至少 8 个字符' }] },
    });
  });

  it('a first password needs proof too and there is only one first; no password in the log', async () => {
    const fresh = await t.person();
    expect((await fresh.send(account.bindings)).data).toMatchObject({ hasPassword: 0, proofWays: ['mobile'] });
    expect(await fresh.send(account.byUserNosetPwd, twice('First#2026'))).toMatchObject(unproven);
    const proof = await proofCode(fresh);
    const first = { ...twice('First#2026'), proofWay: 'mobile', proof } as const;
    expect(await fresh.send(account.byUserNosetPwd, { ...first, proof: otherCode(proof) })).toMatchObject(
      failures.WRONG_CODE,
    );
    const both = await Promise.all([1, 2].map(() => fresh.send(account.byUserNosetPwd, first)));
    expect(both.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await person.send(account.byUserNosetPwd, twice('First#2026'))).toMatchObject(trust.PASSWORD_EXISTS);
    const [log] = await db.select().from(sysLog).where(eq(sysLog.userNo, fresh.userNo)).orderBy(desc(sysLog.id));
    expect(log).toMatchObject({ operation: '设置第一个密码' });
    expect(JSON.stringify(log)).not.toContain('First#2026');
  });

  it('signed in without any proof one may set a first password', async () => {
    const bare = await t.person();
    await db.update(user).set({ mobile: null }).where(eq(user.userNo, bare.userNo));
    expect((await bare.send(account.bindings)).data.proofWays).toEqual([]);
    expect(await bare.send(account.byUserNosetPwd, twice('First#2026'))).toMatchObject({ code: 200 });
  });

  it('too many wrong passwords as proof lock it', async () => {
    const wrong = { way: 'mobile', proofWay: 'password', proof: 'Wrong#0000' } as const;
    const codes: number[] = [];
    for (let n = 0; n < 4; n += 1) codes.push((await person.send(account.unlink, wrong)).code);
    expect(codes).toEqual([1001, 1001, 1001, failures.CAPTCHA_NEEDED.code]);
  });
});

describe('mobile and mail', () => {
  it('changing the mobile: the old proves me, the new proves to be mine', async () => {
    const mobile = freshMobile();
    const proof = await proofCode(person);
    const code = await codeFor(t, mobile, 'bind');
    const input = { mobile, code, proofWay: 'mobile', proof } as const;
    expect(await person.send(account.mobileUpdate, input)).toMatchObject({ code: 200 });
    const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
    expect((await person.send(account.bindings)).data.mobile).toBe(masked);
    expect(await t.guest.send(signIn, { mobile, password: PASSWORD })).toMatchObject({ code: 200 });
  });

  it('a new mobile changes the staff list; invitations to it there are mine and withdrawn', async () => {
    const orgNo = await makeOrg(db, { orgType: 5, orgName: '跟着变的企业' });
    const member = await t.person({ userType: 5, orgNo, password: PASSWORD });
    const [mobile, taken] = [freshMobile(), freshMobile()];
    const invited = { orgNo, memberName: '同一个人', mobile, memberStatus: MemberState.invited };
    await db.insert(orgMember).values(invited);
    const change = async (to: string) =>
      member.send(account.mobileUpdate, { mobile: to, code: await codeFor(t, to, 'bind'), ...known });
    expect(await change(mobile)).toMatchObject({ code: 200 });
    const listed = () =>
      db
        .select({ userNo: orgMember.userNo, mobile: orgMember.mobile })
        .from(orgMember)
        .where(eq(orgMember.orgNo, orgNo))
        .orderBy(orgMember.id);
    expect(await listed()).toEqual([{ userNo: member.userNo, mobile }]);
    const other = {
      ...invited,
      memberName: '别人',
      mobile: taken,
      userNo: person.userNo,
      memberStatus: MemberState.active,
    };
    await db.insert(orgMember).values(other);
    t.setNow(new Date((at += 3_700_000)));
    expect(await change(taken)).toMatchObject({ code: 200 });
    expect((await listed()).map((one) => one.mobile)).toEqual([mobile, taken]);
  });

  it("another's mobile cannot be taken; with a wrong new code the old one stays valid", async () => {
    const other = await t.person();
    const code = await codeFor(t, other.mobile, 'bind');
    const taken = { mobile: other.mobile, code, ...known };
    expect(await person.send(account.mobileUpdate, taken)).toMatchObject(trust.PHONE_TAKEN);
    const proof = await proofCode(person);
    const mobile = freshMobile();
    const right = await codeFor(t, mobile, 'bind');
    const by = { mobile, proofWay: 'mobile', proof } as const;
    expect(await person.send(account.mobileUpdate, { ...by, code: otherCode(right) })).toMatchObject(
      failures.WRONG_CODE,
    );
    expect(await person.send(account.mobileUpdate, { ...by, code: right })).toMatchObject({ code: 200 });
  });

  it('with mail bound the mobile can be unlinked, but not the last way', async () => {
    const email = `a${person.userNo}@example.com`;
    await person.send(account.emailLinkCode, { email });
    const code = await lastCode(t, email);
    expect((await person.send(account.bindings)).data.removable).toEqual([]);
    expect(await person.send(account.unlink, { way: 'mobile', ...known })).toMatchObject(trust.LAST_WAY);
    expect(await person.send(account.emailLink, { email, code, ...known })).toMatchObject({ code: 200 });
    expect((await person.send(account.bindings)).data.removable).toEqual(['mobile', 'email']);
    const both = await Promise.all(
      (['mobile', 'email'] as const).map((way) => person.send(account.unlink, { way, ...known })),
    );
    expect(both.map((reply) => reply.code).sort((a, b) => a - b)).toEqual([200, trust.LAST_WAY.code]);
    const [row] = await db.select().from(user).where(eq(user.userNo, person.userNo));
    expect([row!.mobile, row!.email].filter((one) => one !== null)).toHaveLength(1);
  });

  it('unknown proof does nothing, nothing bound needs no unlinking', async () => {
    const input = { way: 'qq', proofWay: 'email', proof: '123456' } as const;
    expect(await person.send(account.unlink, input)).toMatchObject(trust.NO_SUCH_PROOF);
    expect(await person.send(account.proofCode, { by: 'email' })).toMatchObject(trust.NO_SUCH_PROOF);
    expect(await person.send(account.unlink, { way: 'qq', ...known })).toMatchObject(trust.NOT_LINKED);
  });
});

describe('third-party accounts', () => {
  async function visit(of: Person, demo: string) {
    const { url, state, verifier } = (await of.send(account.qAndwRender, { source: 'demo', ...known })).data;
    const redirectUri = new URL(url).searchParams.get('redirect_uri')!;
    expect(new URL(redirectUri).pathname).toBe('/account/realnameauthentication/qqBind');
    const agreed = (await of.send(demoAgree, { account: demo, state, redirectUri })).data.url;
    return { source: 'demo', code: new URL(agreed).searchParams.get('code')!, state, verifier } as const;
  }

  it("needs proof first: somebody at another's browser binds nothing", async () => {
    expect(await person.send(account.qAndwRender, { source: 'demo' })).toMatchObject(unproven);
    const wrong = { source: 'demo', ...known, proof: 'Wrong#0000' } as const;
    expect((await person.send(account.qAndwRender, wrong)).code).toBe(failures.WRONG_PASSWORD.code);
  });

  it('bound, not twice of one kind, unlinked', async () => {
    const returned = await visit(person, 'demo-wanfeng');
    expect((await person.send(account.qAndwLink, returned)).data).toEqual({ nickname: '晚风' });
    expect((await person.send(account.bindings)).data).toMatchObject({
      links: [{ source: 'demo', nickname: '晚风' }],
      removable: ['mobile', 'demo'],
    });
    expect(await person.send(account.qAndwLink, await visit(person, 'demo-qingshan'))).toMatchObject(
      trust.LINKED_ALREADY,
    );
    const other = await t.person({ password: PASSWORD });
    expect(await other.send(account.qAndwLink, await visit(other, 'demo-wanfeng'))).toMatchObject(trust.LINK_TAKEN);
    expect(await person.send(account.unlink, { way: 'demo', ...known })).toMatchObject({ code: 200 });
    expect(await db.$count(oauthBinding, eq(oauthBinding.userNo, person.userNo))).toBe(0);
  });

  it('begun for binding it neither signs in nor serves others', async () => {
    const returned = await visit(person, 'demo-beidou');
    expect(await t.guest.send(success, returned)).toMatchObject(failures.OAUTH_STATE);
    const again = await visit(person, 'demo-beidou');
    const other = await t.person();
    expect(await other.send(account.qAndwLink, again)).toMatchObject(failures.OAUTH_STATE);
  });
});
