import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { SIGNED_OUT } from '#contract/kit/errors.ts';
import * as ext from '#contract/user/ext.ts';
import { LOCKED, NOT_REGISTERED, SAME_PASSWORD, WRONG_CODE } from '#contract/user/failures.ts';
import * as login from '#contract/user/login.ts';
import * as password from '#contract/user/password.ts';
import { codeFor, otherCode, solvedCaptcha } from '#test/signIn.ts';
import { testApp } from '#test/testApp.ts';
import { user } from '../../db/schema/user.ts';

const t = await testApp();
const old = 'Zhitu@2026';
const fresh = { newPassword: 'Xinmima2027', confirmPassword: 'Xinmima2027' };
let at = Date.now();

beforeEach(() => t.setNow(new Date((at += 3_600_000))));

describe('forgotten password', () => {
  it('a new password by code ends all sessions, the old one is void', async () => {
    const person = await t.person({ password: old });
    const { mobile } = person;
    const code = await codeFor(t, mobile, 'reset');
    expect((await t.guest.send(password.update, { mobile, code, ...fresh })).data).toEqual({});
    expect((await person.send(ext.view)).code).toBe(SIGNED_OUT.code);
    expect((await t.guest.send(login.password, { mobile, password: old })).code).not.toBe(200);
    expect((await t.guest.send(login.password, { mobile, password: fresh.newPassword })).code).toBe(200);
    expect((await t.guest.send(password.update, { mobile, code, ...fresh })).code).toBe(WRONG_CODE.code);
  });

  it('a code by mail works too', async () => {
    const person = await t.person({ password: old });
    await t.database.db.update(user).set({ email: 'su@example.com' }).where(eq(user.userNo, person.userNo));
    const code = await codeFor(t, 'su@example.com', 'reset');
    const done = await t.guest.send(password.updateByEmail, { email: 'Su@Example.com', code, ...fresh });
    expect(done.code).toBe(200);
    const { mobile } = person;
    expect((await t.guest.send(login.password, { mobile, password: fresh.newPassword })).code).toBe(200);
  });

  it('locked out, a new password signs in', async () => {
    const { mobile } = await t.person({ password: old });
    for (let count = 0; count < 5; count += 1) {
      const captcha = count < 3 ? undefined : await solvedCaptcha(t);
      await t.guest.send(login.password, { mobile, password: 'Wrong0000', captcha });
    }
    expect((await t.guest.send(login.password, { mobile, password: old })).code).toBe(LOCKED.code);
    await t.guest.send(password.update, { mobile, code: await codeFor(t, mobile, 'reset'), ...fresh });
    expect((await t.guest.send(login.password, { mobile, password: fresh.newPassword })).code).toBe(200);
  });

  it('an unregistered mobile with a wrong code is answered alike', async () => {
    const { mobile } = await t.person({ password: old });
    const nobody = '13500000001';
    const codes = [await codeFor(t, mobile, 'reset'), await codeFor(t, nobody, 'reset')] as const;
    const known = await t.guest.send(password.update, { mobile, code: otherCode(codes[0]), ...fresh });
    const unknown = await t.guest.send(password.update, { mobile: nobody, code: otherCode(codes[1]), ...fresh });
    expect(unknown).toEqual(known);
    expect(known.code).toBe(WRONG_CODE.code);
    const proven = await t.guest.send(password.update, { mobile: nobody, code: codes[1], ...fresh });
    expect(proven.code).toBe(NOT_REGISTERED.code);
  });

  it('the new password differs from the old and both entries agree', async () => {
    const { mobile } = await t.person({ password: old });
    const code = await codeFor(t, mobile, 'reset');
    const same = { newPassword: old, confirmPassword: old };
    expect((await t.guest.send(password.update, { mobile, code, ...same })).code).toBe(SAME_PASSWORD.code);
    const differ = await t.guest.send(password.update, { mobile, code, ...fresh, confirmPassword: 'x' });
    expect(differ).toMatchObject({ code: 422, data: { issues: [{ path: 'confirmPassword' }] } });
    const weak = await t.guest.send(password.update, {
      mobile,
      code,
      newPassword: 'abc12345',
      confirmPassword: 'abc12345',
    });
    expect(weak).toMatchObject({ code: 422, data: { issues: [{ path: 'newPassword' }] } });
    expect((await t.guest.send(password.update, { mobile, code, ...fresh })).code).toBe(200);
  });

  it('one code used at once succeeds once', async () => {
    const { mobile } = await t.person({ password: old });
    const code = await codeFor(t, mobile, 'reset');
    const answers = await Promise.all([1, 2, 3].map(() => t.guest.send(password.update, { mobile, code, ...fresh })));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
  });
});
