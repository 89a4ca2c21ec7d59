import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { keyScopesOf } from '#contract/rules/apiKeys.ts';
import { ssoSource } from '#contract/rules/sso.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import * as sysLog from '#contract/system/sysLog.ts';
import * as account from '#contract/user/extAccount.ts';
import * as failures from '#contract/user/failures.ts';
import * as login from '#contract/user/login.ts';
import * as sso from '#contract/user/sso.ts';
import { makeOrg } from '#seed/make/org.ts';
import { CLIENT, identityProvider } from '#test/identityProvider.ts';
import type { Claims } from '#test/identityProvider.ts';
import { codeFor } from '#test/signIn.ts';
import { testApp } from '#test/testApp.ts';
import { schoolSso } from '../../db/schema/integration.ts';
import { msg } from '../../db/schema/trust.ts';
import { oauthBinding, orgInfo, session, ticket as ticketTable, user, userIdentity } from '../../db/schema/user.ts';

const t = await testApp({ SSO_ALLOW: '127.0.0.1' });
const { db } = t.database;
const idp = await identityProvider();
const other = await identityProvider();
afterAll(() => Promise.all([idp.close(), other.close()]));

const PASSWORD = 'Zhitu@2026';
const DOMAIN = 'jiangcheng.edu.cn';
const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城学校' });
const otherNo = await makeOrg(db, { orgType: 4, orgName: '临江学校' });
const admin = await t.person({ userType: 4, orgNo, isAdmin: true });
const otherAdmin = await t.person({ userType: 4, orgNo: otherNo, isAdmin: true });
let next = 13_300_000_000;
const newPhone = () => String((next += 1));
let at = Date.now();
const pass = (seconds: number) => t.setNow(new Date((at += seconds * 1000)));
let records: Record<string, string[]> = {};
t.platform.providers.names.txt = async (host) => {
  const found = records[host];
  if (!found) throw Object.assign(new Error('none'), { code: 'ENOTFOUND' });
  return found;
};

const wish = {
  buttonName: '江城统一身份认证',
  issuer: idp.url,
  ...CLIENT,
  numberClaim: 'student_number',
  emailDomain: '',
};
const save = (more: Partial<typeof wish> & { isOn?: 0 | 1 } = {}, by = admin) =>
  by.send(sso.save, { ...wish, ...more });

beforeEach(async () => {
  pass(1800);
  records = {};
  Object.assign(idp, { next: null, lies: {}, isForged: false });
  await db.delete(schoolSso);
  await db.delete(oauthBinding);
  await db.update(orgInfo).set({ statusId: 1 });
  await db.update(user).set({ email: null });
  expect((await save()).code).toBe(200);
});

/** What the return page finds in its address and in its storage after the provider let this person in. */
async function back(person: Claims | null, school = orgNo) {
  idp.next = person;
  const { state, verifier, url } = (await t.guest.send(sso.render, { orgNo: school })).data;
  const answered = await fetch(url, { redirect: 'manual' });
  const address = new URL(answered.headers.get('location')!);
  expect(address.pathname).toBe('/thirdlogin');
  const of = (name: string) => address.searchParams.get(name) ?? undefined;
  expect(of('state')).toBe(state);
  return { code: of('code'), error: of('error'), state, verifier };
}

const enter = async (person: Claims | null, school = orgNo) => t.guest.send(sso.success, await back(person, school));

const lin: Claims = { sub: 'u-1', name: '林晓', student_number: 's2026' };

/** Of somebody who is not let in yet. */
async function bind(person: Claims, mobile: string, merge: 0 | 1 = 0) {
  const { data } = await enter(person);
  expect(data.needBinding).toBe(1);
  const { ticket } = data as { ticket: string };
  pass(61);
  return t.guest.send(login.bindingPhone, { ticket, mobile, code: await codeFor(t, mobile, 'bind'), merge });
}

describe('signing in', () => {
  it('at first a phone is bound, later the school alone is enough', async () => {
    expect((await enter(lin)).data).toMatchObject({ needBinding: 1, nickname: '林晓', hint: '' });
    const bound = await bind(lin, newPhone());
    expect(bound.data).toMatchObject({ isNew: 1 });
    const { data } = await enter(lin);
    expect(data).toMatchObject({ needBinding: 0, userNo: bound.data.userNo });
    const { token } = data as { token: string };
    expect((await t.as(token).send(account.bindings)).data.links).toMatchObject([
      { source: ssoSource(orgNo), nickname: '林晓', orgName: '江城学校' },
    ]);
  });

  it('a phone that has an account is asked about first, and its owner shows that it is theirs', async () => {
    const owner = await t.person();
    expect((await bind(lin, owner.mobile)).code).toBe(failures.PHONE_HAS_ACCOUNT.code);
    pass(61);
    expect((await bind(lin, owner.mobile, 1)).data).toMatchObject({ userNo: owner.userNo, isNew: 0 });
  });

  it('whoever comes by the school acts there', async () => {
    const teacher = await t.person({ userType: 4, orgNo });
    await bind(lin, teacher.mobile, 1);
    expect((await enter(lin)).data).toMatchObject({ needBinding: 0, userNo: teacher.userNo });
    const mine = await db.select().from(session).where(eq(session.userNo, teacher.userNo)).orderBy(session.id);
    const [identity] = await db
      .select()
      .from(userIdentity)
      .where(eq(userIdentity.id, mine.at(-1)!.identityId));
    expect(identity).toMatchObject({ orgNo, userType: 4 });
  });

  it('an account that was disabled stays out', async () => {
    const { data } = await bind(lin, newPhone());
    await db.update(user).set({ statusId: 0 }).where(eq(user.userNo, data.userNo));
    expect((await enter(lin)).code).toBe(failures.ACCOUNT_DISABLED.code);
  });

  it('refused there it says so, and the attempt is over', async () => {
    const answer = await back(null);
    expect(answer).toMatchObject({ error: 'access_denied' });
    expect((await t.guest.send(sso.success, answer)).code).toBe(failures.OAUTH_CANCELLED.code);
    expect((await t.guest.send(sso.success, { ...answer, code: 'x' })).code).toBe(failures.OAUTH_STATE.code);
    const broken = { ...(await back(null)), error: 'server_error' };
    expect((await t.guest.send(sso.success, broken)).code).toBe(failures.SSO_REFUSED.code);
  });

  it('is neither for another browser, nor twice, nor late', async () => {
    const [mine, theirs] = [await back(lin), await back({ sub: 'u-2' })];
    const crossed = { ...theirs, verifier: mine.verifier };
    expect((await t.guest.send(sso.success, crossed)).code).toBe(failures.OAUTH_STATE.code);
    const answers = await Promise.all([1, 2, 3].map(() => t.guest.send(sso.success, mine)));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 1022, 1022]);
    const late = await back(lin);
    pass(600);
    expect((await t.guest.send(sso.success, late)).code).toBe(failures.OAUTH_STATE.code);
    const stored = JSON.stringify(await db.select().from(ticketTable));
    for (const secret of [late.state, late.verifier]) expect(stored).not.toContain(secret);
  });

  it.each([
    ['of another time', { nonce: 'made-up' }],
    ['for another site', { aud: 'somebody-else' }],
    ['of another provider', { iss: 'https://evil.example' }],
    ['that is over', { exp: 1 }],
  ])('a token %s lets nobody in', async (_, lies) => {
    const answer = await back(lin);
    idp.lies = lies;
    expect((await t.guest.send(sso.success, answer)).code).toBe(failures.SSO_REFUSED.code);
  });

  it('nor does one that the provider has not signed, nor a code it has not given, nor another who claims to answer', async () => {
    const forged = await back(lin);
    idp.isForged = true;
    expect((await t.guest.send(sso.success, forged)).code).toBe(failures.SSO_REFUSED.code);
    idp.isForged = false;
    const invented = { ...(await back(lin)), code: 'invented' };
    expect((await t.guest.send(sso.success, invented)).code).toBe(failures.SSO_REFUSED.code);
    const mixedUp = { ...(await back(lin)), iss: other.url };
    expect((await t.guest.send(sso.success, mixedUp)).code).toBe(failures.SSO_REFUSED.code);
    expect(await db.$count(oauthBinding)).toBe(0);
  });
});

describe('whose account it is, the school does not decide', () => {
  const mailed = (email: string, isVerified: unknown = true): Claims => ({ ...lin, email, email_verified: isVerified });
  const prove = async () => {
    await save({ emailDomain: DOMAIN });
    const { domainProof } = (await admin.send(sso.view)).data;
    records = { [`_zhitu.${DOMAIN}`]: ['v=spf1 -all', domainProof] };
    expect((await admin.send(sso.check)).data).toEqual({ issuerProblem: '', domainProblem: '' });
  };

  it('a number opens nothing: it says which phone the code should go to', async () => {
    const identities = [{ userType: 1 as const, orgNo, jobNumber: 'S2026' }];
    const owner = await t.person({ identities });
    const { data } = await enter(lin);
    expect(data).toMatchObject({ needBinding: 1, hint: owner.mobile.replace(/(?<=^\d{3})\d{4}/, '****') });
    await save({ numberClaim: '' });
    expect((await enter(lin)).data).toMatchObject({ needBinding: 1, hint: '' });
  });

  it('a mailbox opens nothing while the domain is not shown to be theirs', async () => {
    await t.person({ email: `lin@${DOMAIN}` });
    await save({ emailDomain: DOMAIN });
    expect((await enter(mailed(`lin@${DOMAIN}`))).data.needBinding).toBe(1);
  });

  it('a mailbox of its own domain opens the account that has it, and the owner is told', async () => {
    const owner = await t.person({ email: `lin@${DOMAIN}` });
    await prove();
    expect((await enter(mailed(`Lin@${DOMAIN}`))).data).toMatchObject({ needBinding: 0, userNo: owner.userNo });
    expect(await db.$count(msg, eq(msg.msgTitle, '已绑定江城学校的统一身份认证'))).toBe(1);
    // a second person there with the same mailbox gets no second way in
    expect((await enter({ ...mailed(`lin@${DOMAIN}`), sub: 'u-9' })).data.needBinding).toBe(1);
  });

  it.each([
    ['of another domain', 'lin@qq.com', true],
    ['of a domain below it', `lin@mail.${DOMAIN}`, true],
    ['of a domain that ends alike', `lin@not${DOMAIN}`, true],
    ['that nobody has verified', `lin@${DOMAIN}`, false],
    ['that is verified in words', `lin@${DOMAIN}`, 'true'],
  ])('but none %s', async (_, email, isVerified) => {
    await t.person({ email });
    await prove();
    expect((await enter(mailed(email, isVerified))).data.needBinding).toBe(1);
  });

  it('nor does one of a domain that has passed to somebody else since, until the account is bound', async () => {
    const owner = await t.person({ email: `lin@${DOMAIN}` });
    await prove();
    const proven = records;
    records = {};
    expect((await enter(mailed(`lin@${DOMAIN}`))).data.needBinding).toBe(1);
    records = proven;
    expect((await enter(mailed(`lin@${DOMAIN}`))).data).toMatchObject({ needBinding: 0, userNo: owner.userNo });
    records = {};
    expect((await enter(mailed(`lin@${DOMAIN}`))).data).toMatchObject({ needBinding: 0, userNo: owner.userNo });
  });

  it('nor one of the token that is verified only beside another mailbox', async () => {
    await t.person({ email: `lin@${DOMAIN}` });
    await prove();
    idp.lies = { email: `lin@${DOMAIN}` };
    expect((await enter(mailed(`chen@${DOMAIN}`))).data.needBinding).toBe(1);
  });

  it.each([
    ['a name without end', { sub: 'u'.repeat(300) }],
    ['a zero in it', { sub: 'u\0' }],
    ['a zero in the number', { sub: 'u-1', student_number: 'S\0' }],
  ])('refuses whom it cannot keep: %s', async (_, person) => {
    expect((await enter(person)).code).toBe(failures.SSO_REFUSED.code);
  });

  it('another school with another provider names the same people in vain', async () => {
    const bound = await bind(lin, newPhone());
    await save({ issuer: other.url, buttonName: '临江统一身份认证' }, otherAdmin);
    other.next = lin;
    const { url, state, verifier } = (await t.guest.send(sso.render, { orgNo: otherNo })).data;
    const address = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location')!);
    const answer = { code: address.searchParams.get('code')!, state, verifier };
    expect((await t.guest.send(sso.success, answer)).data.needBinding).toBe(1);
    expect((await enter(lin)).data).toMatchObject({ needBinding: 0, userNo: bound.data.userNo });
  });

  it('with another provider everybody shows themselves anew', async () => {
    await bind(lin, newPhone());
    const refused = await save({ issuer: other.url, clientSecret: '' });
    expect(refused.data).toMatchObject({ issues: [{ path: 'clientSecret' }] });
    await save({ issuer: other.url });
    expect(await db.$count(oauthBinding)).toBe(0);
  });

  it('a visit that was under way when the provider changed is over', async () => {
    const answer = await back(lin);
    await save({ issuer: other.url });
    expect((await t.guest.send(sso.success, answer)).code).toBe(failures.OAUTH_STATE.code);
  });

  it('the owner takes it away again', async () => {
    const owner = await t.person({ password: PASSWORD });
    const { token } = (await bind(lin, owner.mobile, 1)).data;
    const taken = await t
      .as(token)
      .send(account.unlink, { way: ssoSource(orgNo), proofWay: 'password', proof: PASSWORD });
    expect(taken.code).toBe(200);
    expect((await enter(lin)).data.needBinding).toBe(1);
  });
});

describe('setting it up', () => {
  it('is for who may in that school, and for no program', async () => {
    const teacher = await t.person({ userType: 4, orgNo });
    const replies = [
      await teacher.send(sso.view),
      await save({}, teacher),
      await teacher.send(sso.check),
      await teacher.send(sso.remove),
    ];
    for (const { code } of replies) expect(code).toBe(NO_PERMISSION.code);
    expect(keyScopesOf(UserType.school)).not.toContain('sso:manage');
    expect((await otherAdmin.send(sso.view)).data.sso).toBeNull();
    expect((await otherAdmin.send(sso.check)).code).toBe(NOT_FOUND.code);
  });

  it('keeps the secret sealed, and tells it to nobody', async () => {
    const shown = JSON.stringify([(await admin.send(sso.view)).data, (await admin.send(sysLog.page, {})).data]);
    expect(shown).not.toContain(CLIENT.clientSecret);
    const { rows } = await db.execute<{ text: string }>(sql`select to_jsonb(s)::text as text from school_sso s`);
    expect(rows[0]!.text).not.toContain(CLIENT.clientSecret);
    expect(rows[0]!.text).not.toContain(Buffer.from(CLIENT.clientSecret).toString('hex'));
    expect((await save({ clientSecret: '' })).code).toBe(200);
    expect((await bind(lin, newPhone())).code).toBe(200);
  });

  it('says what is wrong at its field', async () => {
    const cases = [
      [{ issuer: 'https://10.0.0.1' }, 'issuer'],
      [{ issuer: 'ftp://sso.example.cn' }, 'issuer'],
      [{ issuer: 'https://sso.example.cn/?a=1' }, 'issuer'],
      [{ emailDomain: 'not a domain' }, 'emailDomain'],
      [{ numberClaim: '学号' }, 'numberClaim'],
      [{ buttonName: '' }, 'buttonName'],
    ] as const;
    for (const [more, path] of cases) expect((await save(more)).data, path).toMatchObject({ issues: [{ path }] });
    await admin.send(sso.remove);
    expect((await save({ clientSecret: '' })).data).toMatchObject({ issues: [{ path: 'clientSecret' }] });
  });

  it('the check says what the provider and the name service lack', async () => {
    await save({ emailDomain: DOMAIN });
    expect((await admin.send(sso.check)).data.domainProblem).toBe(`_zhitu.${DOMAIN} 没有 TXT 记录`);
    records = { [`_zhitu.${DOMAIN}`]: ['zhitu-verify=somebody-elses'] };
    expect((await admin.send(sso.check)).data.domainProblem).toBe(`_zhitu.${DOMAIN} 的 TXT 记录里没有这一段文字`);
    await save({ issuer: `${idp.url}/nowhere` });
    expect((await admin.send(sso.check)).data.issuerProblem).toMatch(/没有 OpenID Connect 的说明/);
    await save({ issuer: 'http://127.0.0.1:1' });
    expect((await admin.send(sso.check)).data.issuerProblem).toBe('连不上（ECONNREFUSED）');
    await save({ issuer: idp.url.replace('127.0.0.1', 'localhost') });
    expect((await admin.send(sso.check)).data.issuerProblem).toBe('它说自己的地址（issuer）与填的不同');
  });

  it('a domain that is not shown any more, or another one, opens nothing', async () => {
    await save({ emailDomain: DOMAIN });
    records = { [`_zhitu.${DOMAIN}`]: [(await admin.send(sso.view)).data.domainProof] };
    await admin.send(sso.check);
    expect((await admin.send(sso.view)).data.sso!.domainProvenAt).not.toBeNull();
    await save({ emailDomain: 'other.edu.cn' });
    expect((await admin.send(sso.view)).data.sso!.domainProvenAt).toBeNull();
    await save({ emailDomain: DOMAIN });
    await admin.send(sso.check);
    records = {};
    await admin.send(sso.check);
    expect((await admin.send(sso.view)).data.sso!.domainProvenAt).toBeNull();
  });

  it('is offered while it is on and the school is open', async () => {
    const offered = async () => (await t.guest.send(sso.list, { orgNo })).data.list;
    expect(await offered()).toMatchObject([{ orgNo, orgName: '江城学校', buttonName: '江城统一身份认证' }]);
    expect((await t.guest.send(sso.list, { orgName: '临江' })).data.list).toEqual([]);
    const answer = await back(lin);
    await save({ isOn: 0 });
    expect(await offered()).toEqual([]);
    expect((await t.guest.send(sso.render, { orgNo })).code).toBe(failures.SSO_OFF.code);
    expect((await t.guest.send(sso.success, answer)).code).toBe(failures.SSO_OFF.code);
    await save();
    await db.update(orgInfo).set({ statusId: 0 }).where(eq(orgInfo.orgNo, orgNo));
    expect(await offered()).toEqual([]);
  });

  it('a provider that does not answer is said as such, and nothing is left of the visit but its end', async () => {
    await save({ issuer: 'http://127.0.0.1:1' });
    expect((await t.guest.send(sso.render, { orgNo })).code).toBe(failures.SSO_REFUSED.code);
  });

  it('removed, nobody comes in by it any more; phones stay', async () => {
    const { data } = await bind(lin, newPhone());
    expect((await admin.send(sso.view)).data.sso!.linkedCount).toBe(1);
    expect((await admin.send(sso.remove)).code).toBe(200);
    expect((await admin.send(sso.view)).data.sso).toBeNull();
    expect((await t.as(data.token).send(account.bindings)).data).toMatchObject({ links: [] });
    expect((await admin.send(sso.remove)).code).toBe(NOT_FOUND.code);
  });
});
