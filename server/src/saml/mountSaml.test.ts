import { afterEach, expect, it } from 'vitest';
import { SsoProtocol, ssoSource } from '#contract/rules/sso.ts';
import * as failures from '#contract/user/failures.ts';
import * as login from '#contract/user/login.ts';
import * as sso from '#contract/user/sso.ts';
import { makeOrg } from '#seed/make/org.ts';
import { samlProvider } from '#test/samlProvider.ts';
import { codeFor } from '#test/signIn.ts';
import { testApp } from '#test/testApp.ts';
import { eq } from 'drizzle-orm';
import { oauthBinding, ticket as ticketTable } from '../db/schema/user.ts';

const t = await testApp();
const { db } = t.database;
const idp = await samlProvider('https://idp.jiangcheng.example/saml');
const other = await samlProvider('https://idp.jiangcheng.example/saml');
const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城学校' });
const admin = await t.person({ userType: 4, orgNo, isAdmin: true });
let next = 13_350_000_000;
let at = Date.now();
const pass = (seconds: number) => t.setNow(new Date((at += seconds * 1000)));

const wish = {
  protocol: SsoProtocol.saml,
  buttonName: '江城统一身份认证',
  issuer: idp.entityId,
  entryPoint: idp.entryPoint,
  certificate: idp.certificate,
  numberClaim: 'urn:oid:1.3.6.1.4.1.5923.1.1.1.6',
};
const save = (more: Partial<typeof wish> = {}) => admin.send(sso.save, { ...wish, ...more });
expect((await save()).code).toBe(200);

afterEach(async () => {
  pass(3600);
  await save();
  await db.delete(oauthBinding);
});

const lin = { nameId: 'u-1', attributes: { displayName: '林晓' } };
type Lies = Parameters<typeof idp.answer>[2];

/** Posts what a browser brings, and finds what the return page finds in its address. */
async function bring(form: Record<string, string>) {
  const answered = await t.app.inject({
    method: 'POST',
    url: '/saml/acs',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://idp.jiangcheng.example' },
    payload: new URLSearchParams(form).toString(),
  });
  expect(answered.statusCode).toBe(303);
  const address = new URL(answered.headers.location!);
  expect(address.pathname).toBe('/thirdlogin');
  return { code: address.searchParams.get('code') ?? undefined, state: address.searchParams.get('state') ?? undefined };
}

async function back(by = idp, lies: Lies = {}) {
  const { url, state, verifier } = (await t.guest.send(sso.render, { orgNo })).data;
  expect(url.startsWith(`${idp.entryPoint}?`)).toBe(true);
  const brought = await bring(by.answer(url, lin, lies));
  expect(brought.state).toBe(state);
  return { code: brought.code, state, verifier };
}

it('lets in whom the provider names: a phone is bound once, later the school alone is enough', async () => {
  const { data } = await t.guest.send(sso.success, await back());
  expect(data).toMatchObject({ needBinding: 1, nickname: '林晓' });
  const mobile = String((next += 1));
  const code = await codeFor(t, mobile, 'bind');
  const bound = await t.guest.send(login.bindingPhone, { ticket: (data as { ticket: string }).ticket, mobile, code });
  expect(bound.data).toMatchObject({ isNew: 1 });
  const again = await t.guest.send(sso.success, await back());
  expect(again.data).toMatchObject({ needBinding: 0, userNo: bound.data.userNo });
});

it.each<[string, Lies]>([
  ['of somebody else', { issuer: 'https://evil.example' }],
  ['for another site', { audience: 'https://evil.example' }],
  ['to another request', { requestId: '_somebody-elses' }],
  ['that nobody signed', { isUnsigned: true }],
  ['that is over', { lasts: -3_600_000 }],
  ['with a name for one time', { nameFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }],
])('an answer %s lets nobody in', async (_, lies) => {
  expect((await t.guest.send(sso.success, await back(idp, lies))).code).toBe(failures.SSO_REFUSED.code);
  expect(await db.$count(oauthBinding)).toBe(0);
});

it('nor does one signed with another key, or changed after it was signed', async () => {
  expect((await t.guest.send(sso.success, await back(other))).code).toBe(failures.SSO_REFUSED.code);
  const { url, state, verifier } = (await t.guest.send(sso.render, { orgNo })).data;
  const { SAMLResponse, RelayState } = idp.answer(url, lin);
  const changed = Buffer.from(SAMLResponse, 'base64').toString().replace('>u-1<', '>u-2<');
  const { code } = await bring({ SAMLResponse: Buffer.from(changed).toString('base64'), RelayState });
  expect((await t.guest.send(sso.success, { code, state, verifier })).code).toBe(failures.SSO_REFUSED.code);
});

it('nor does the right answer in another browser, for another visit, or twice', async () => {
  const [mine, theirs] = [await back(), await back()];
  const crossed = { ...theirs, verifier: mine.verifier };
  expect((await t.guest.send(sso.success, crossed)).code).toBe(failures.OAUTH_STATE.code);
  const third = await back();
  const swapped = { ...third, code: theirs.code };
  expect((await t.guest.send(sso.success, swapped)).code).toBe(failures.OAUTH_STATE.code);
  expect((await t.guest.send(sso.success, mine)).code).toBe(200);
  expect((await t.guest.send(sso.success, mine)).code).toBe(failures.OAUTH_STATE.code);
});

it('keeps nothing for visits that nobody began, nor what is no answer', async () => {
  const before = await db.$count(ticketTable);
  for (const RelayState of ['', 'x', 'x'.repeat(43), '\0'])
    expect(await bring({ SAMLResponse: 'PHNhbWw+', RelayState })).toMatchObject({ code: undefined });
  expect(await db.$count(ticketTable)).toBe(before);
  const { state, verifier } = (await t.guest.send(sso.render, { orgNo })).data;
  expect(await bring({ SAMLResponse: '', RelayState: state })).toEqual({ code: undefined, state });
  const { code } = await bring({ SAMLResponse: 'PHNhbWw+', RelayState: state });
  expect((await t.guest.send(sso.success, { code, state, verifier })).code).toBe(failures.SSO_REFUSED.code);
});

it('keeps a few answers to a visit, not as many as somebody posts', async () => {
  const { state } = (await t.guest.send(sso.render, { orgNo })).data;
  const codes = [];
  for (let nth = 0; nth < 5; nth += 1) codes.push((await bring({ SAMLResponse: 'PHNhbWw+', RelayState: state })).code);
  expect(codes.map((code) => code !== undefined)).toEqual([true, true, true, false, false]);
});

it('says who we are', async () => {
  const { body, headers } = await t.app.inject({ url: '/saml/metadata' });
  const { entityId, answerAddress } = (await admin.send(sso.view)).data;
  expect(headers['content-type']).toContain('application/samlmetadata+xml');
  expect(body).toContain(`entityID="${entityId}"`);
  expect(body).toContain(`Location="${answerAddress}"`);
});

it('a certificate is taken with its frame or without, and another one means that everybody shows themselves anew', async () => {
  expect((await save({ certificate: 'bm8gY2VydGlmaWNhdGU=' })).data).toMatchObject({
    issues: [{ path: 'certificate' }],
  });
  const bare = idp.certificate.replaceAll(/-----[A-Z ]+-----|\n/g, '');
  await db
    .insert(oauthBinding)
    .values({ source: ssoSource(orgNo), openId: `${idp.entityId} u-1`, userNo: admin.userNo });
  expect((await save({ certificate: bare })).code).toBe(200);
  expect((await admin.send(sso.check)).data).toEqual({ issuerProblem: '', domainProblem: '' });
  const linked = eq(oauthBinding.source, ssoSource(orgNo));
  expect(await db.$count(oauthBinding, linked)).toBe(1);
  await save({ certificate: other.certificate });
  expect(await db.$count(oauthBinding, linked)).toBe(0);
});

it('says what the protocol needs', async () => {
  for (const [more, path] of [
    [{ entryPoint: '' }, 'entryPoint'],
    [{ entryPoint: 'javascript:alert(1)' }, 'entryPoint'],
    [{ certificate: '' }, 'certificate'],
    [{ issuer: '' }, 'issuer'],
  ] as const)
    expect((await save(more)).data, path).toMatchObject({ issues: [{ path }] });
  const { certificate } = await samlProvider(idp.entityId, { days: 1 });
  await save({ certificate });
  pass(20 * 3600);
  await admin.send(sso.view); // or the session would be over before the certificate
  pass(20 * 3600);
  expect((await admin.send(sso.check)).data.issuerProblem).toMatch(/^签名证书 \d{4}-\d\d-\d\d 就过期了$/);
});
