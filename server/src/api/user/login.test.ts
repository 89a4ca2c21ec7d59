import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { INVALID_INPUT, SIGNED_IN_ELSEWHERE, SIGNED_OUT, TOKEN_INVALID } from '#contract/kit/errors.ts';
import * as ext from '#contract/user/ext.ts';
import * as failures from '#contract/user/failures.ts';
import * as login from '#contract/user/login.ts';
import * as authMenu from '#contract/system/authMenu.ts';
import { makePerson } from '#seed/make/person.ts';
import { codeFor, otherCode } from '#test/signIn.ts';
import { testApp } from '#test/testApp.ts';
import { loginLog, session, user, userIdentity } from '../../db/schema/user.ts';
import { addIdentity } from '../../domain/person/register.ts';

const t = await testApp();
const { db } = t.database;
const password = 'Zhitu@2026';
let next = 13_700_000_000;
let at = Date.now();

const newPhone = () => String((next += 1));
const pass = (seconds: number) => t.setNow(new Date((at += seconds * 1000)));
async function someone(wish: { email?: string; password?: string } = {}) {
  const mobile = newPhone();
  const userNo = await makePerson(db, { mobile, password, ...wish });
  return { mobile, userNo };
}
const tryPassword = (mobile: string, typed: string, ip = '127.0.0.1', captcha?: string) =>
  t.from(ip).send(login.password, { mobile, password: typed, captcha });

beforeEach(() => pass(3600));

describe('signing in by password', () => {
  it('mobile and password give a token', async () => {
    const { mobile, userNo } = await someone();
    const { code, data } = await tryPassword(mobile, password);
    expect(code).toBe(200);
    expect(data).toMatchObject({ userNo, mobile, expiresIn: 24 * 3600 });
    expect((await t.as(data.token).send(ext.view)).data.userNo).toBe(userNo);
    const [row] = await db.select().from(loginLog).where(eq(loginLog.userNo, userNo));
    expect(row).toMatchObject({ way: 'password', loginStatus: 1, loginIp: '127.0.0.1' });
  });

  it('mail works too, in any case', async () => {
    const { userNo } = await someone();
    await db.update(user).set({ email: 'lin@example.com' }).where(eq(user.userNo, userNo));
    expect((await tryPassword(' Lin@Example.com ', password)).data.userNo).toBe(userNo);
  });

  it('remembered: expires after thirty days without use', async () => {
    const { mobile } = await someone();
    const { data } = await t.guest.send(login.password, { mobile, password, remember: true });
    expect(data.expiresIn).toBe(30 * 86_400);
    pass(29 * 86_400);
    expect((await t.as(data.token).send(ext.view)).code).toBe(200);
    pass(31 * 86_400);
    expect((await t.as(data.token).send(ext.view)).code).toBe(SIGNED_OUT.code);
  });

  it('a new session voids the old with a reason; at once one remains', async () => {
    const { mobile, userNo } = await someone();
    const first = await tryPassword(mobile, password);
    await tryPassword(mobile, password);
    expect((await t.as(first.data.token).send(ext.view)).code).toBe(SIGNED_IN_ELSEWHERE.code);
    expect((await t.as('never-given').send(ext.view)).code).toBe(TOKEN_INVALID.code);

    await Promise.all([1, 2, 3, 4].map(() => t.guest.send(login.password, { mobile, password })));
    const rows = await db.select().from(session).where(eq(session.userNo, userNo));
    expect(rows.filter((row) => row.endedReason === null)).toHaveLength(1);
  });

  it('unregistered, without password and wrong password are answered word by word alike', async () => {
    const { mobile } = await someone();
    const withoutPassword = newPhone();
    await makePerson(db, { mobile: withoutPassword });
    for (let round = 0; round < 6; round += 1) {
      const answers = [];
      for (const phone of [mobile, withoutPassword, phoneOfNobody]) {
        answers.push(await tryPassword(phone, 'Wrong0000', '10.0.0.1'));
      }
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
    }
  });

  it('a disabled account says so only after the right password', async () => {
    const { mobile, userNo } = await someone();
    await db.update(user).set({ statusId: 0 }).where(eq(user.userNo, userNo));
    expect((await tryPassword(mobile, 'Wrong0000')).code).toBe(failures.WRONG_PASSWORD.code);
    expect((await tryPassword(mobile, password)).code).toBe(failures.ACCOUNT_DISABLED.code);
  });

  it('failures stay in the sign-in log whatever is rolled back', async () => {
    const { mobile, userNo } = await someone();
    await tryPassword(mobile, 'Wrong0000');
    const rows = await db.select().from(loginLog).where(eq(loginLog.account, mobile));
    expect(rows).toMatchObject([{ userNo, loginStatus: 0 }]);
    expect(JSON.stringify(rows)).not.toContain('Wrong0000');
  });

  it('the operator starts as operator', async () => {
    const { mobile, userNo } = await someone();
    await addIdentity(db, { userNo, userType: 0 });
    const { token } = (await tryPassword(mobile, password)).data;
    const { list } = (await t.as(token).send(authMenu.listUserRole)).data;
    expect(list.map(({ userType, isCurrent }) => [userType, isCurrent])).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('the last identity is used again if it exists, otherwise the learner', async () => {
    const { mobile, userNo } = await someone();
    const lecturer = await addIdentity(db, { userNo, userType: 2 });
    const actsAs = async () => {
      const { token } = (await tryPassword(mobile, password)).data;
      const { list } = (await t.as(token).send(authMenu.listUserRole)).data;
      return { token, userType: list.find(({ isCurrent }) => isCurrent === 1)!.userType };
    };
    const { token, userType } = await actsAs();
    expect(userType).toBe(1);
    await t.as(token).send(authMenu.setUserLoginType, { id: lecturer });
    expect((await actsAs()).userType).toBe(2);
    await db.update(userIdentity).set({ statusId: 0 }).where(eq(userIdentity.id, lecturer));
    expect((await actsAs()).userType).toBe(1);
  });
});

const phoneOfNobody = '13599999999';

describe('signing in by code', () => {
  it('the right code signs in, once', async () => {
    const { mobile, userNo } = await someone();
    const code = await codeFor(t, mobile, 'login');
    expect((await t.guest.send(login.code, { mobile, code })).data.userNo).toBe(userNo);
    expect((await t.guest.send(login.code, { mobile, code })).code).toBe(failures.WRONG_CODE.code);
  });

  it('one code used at once succeeds once', async () => {
    const { mobile } = await someone();
    const code = await codeFor(t, mobile, 'login');
    const answers = await Promise.all(Array.from({ length: 4 }, () => t.guest.send(login.code, { mobile, code })));
    expect(answers.map((answer) => answer.code).sort((a, b) => a - b)).toEqual([200, 1004, 1004, 1004]);
  });

  it('after five errors the right one fails too; a rollback does not reset the count', async () => {
    const { mobile } = await someone();
    const code = await codeFor(t, mobile, 'login');
    for (let count = 0; count < 5; count += 1) {
      expect((await t.guest.send(login.code, { mobile, code: otherCode(code) })).code).toBe(failures.WRONG_CODE.code);
    }
    expect((await t.guest.send(login.code, { mobile, code })).code).toBe(failures.WRONG_CODE.code);
  });

  it('expires after five minutes; codes for other purposes do not sign in', async () => {
    const { mobile } = await someone();
    const code = await codeFor(t, mobile, 'login');
    pass(300);
    expect((await t.guest.send(login.code, { mobile, code })).code).toBe(failures.WRONG_CODE.code);
    const reset = await codeFor(t, mobile, 'reset');
    expect((await t.guest.send(login.code, { mobile, code: reset })).code).toBe(failures.WRONG_CODE.code);
  });

  it('an unregistered mobile is told so only to whoever holds it', async () => {
    const mobile = newPhone();
    const code = await codeFor(t, mobile, 'login');
    expect((await t.guest.send(login.code, { mobile, code: otherCode(code) })).code).toBe(failures.WRONG_CODE.code);
    expect((await t.guest.send(login.code, { mobile, code })).code).toBe(failures.NOT_REGISTERED.code);
  });
});

describe('malicious input', () => {
  it.each([
    { mobile: "' or 1=1 --", password },
    { mobile: '<script>alert(1)</script>', password },
    { mobile: `138\u000000000001`, password },
    { mobile: '13800000001', password: 'a\0b' },
    { mobile: '13800000001', password: 'x'.repeat(300) },
    { mobile: 'a'.repeat(5000), password },
    { mobile: 13_800_000_001, password: [] },
    { mobile: { $ne: 1 }, password: null },
    { mobile: '13800000001', password, remember: 'yes', terminalType: 1e9 },
    { mobile: '13800000001', password, captcha: {} },
    [],
    {},
  ])('%j gets 422', async (payload) => {
    const response = await t.app.inject({ method: 'POST', url: '/apis/user/api/user/login/password', payload });
    expect(response.json()).toMatchObject({ code: INVALID_INPUT.code });
  });

  it('too large a request gets 413', async () => {
    const payload = { mobile: '13800000001', password: 'x'.repeat(200_000) };
    const response = await t.app.inject({ method: 'POST', url: '/apis/user/api/user/login/password', payload });
    expect(response.statusCode).toBe(413);
  });
});
