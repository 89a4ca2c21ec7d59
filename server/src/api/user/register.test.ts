import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import * as ext from '#contract/user/ext.ts';
import { MOBILE_TAKEN, WRONG_CODE } from '#contract/user/failures.ts';
import { password as passwordLogin } from '#contract/user/login.ts';
import { register } from '#contract/user/register.ts';
import { codeFor, otherCode } from '#test/signIn.ts';
import { testApp } from '#test/testApp.ts';
import { user } from '../../db/schema/user.ts';

const t = await testApp();
const { db } = t.database;
const password = 'Zhitu@2026';
let next = 13_600_000_000;
let at = Date.now();
const newPhone = () => String((next += 1));

beforeEach(() => t.setNow(new Date((at += 3_600_000))));

type Form = InputOf<typeof register.input>;
const filled = (mobile: string, code: string, more: Partial<Form> = {}): Form => ({
  mobile,
  code,
  password,
  repassword: password,
  agree: true,
  ...more,
});

/** The field that is complained of and what it says. */
async function complaint(more: object): Promise<string> {
  const form = { ...filled('13600009999', '123456'), ...more } as Form;
  const { code, data } = await t.guest.send(register, form);
  expect(code).toBe(INVALID_INPUT.code);
  const { issues } = data as unknown as { issues: { path: string; message: string }[] };
  return issues.map(({ path, message }) => `${path}：${message}`).join('；');
}

describe('registering', () => {
  it('registered is signed in, a learner, and signs in by password later', async () => {
    const mobile = newPhone();
    const { code, data } = await t.guest.send(register, filled(mobile, await codeFor(t, mobile, 'register')));
    expect(code).toBe(200);
    expect(data).toMatchObject({ mobile, expiresIn: 24 * 3600 });
    const me = await t.as(data.token).send(ext.view);
    expect(me.data).toMatchObject({ userNo: data.userNo, userType: '1', mobile, hasPassword: 1 });
    expect((await t.guest.send(passwordLogin, { mobile, password })).data.userNo).toBe(data.userNo);
    const [row] = await db.select().from(user).where(eq(user.mobile, mobile));
    expect(row!.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('a referral code keeps who referred, an unknown one is told at its field and the code stays valid', async () => {
    const friend = await t.person();
    const [{ referralCode } = { referralCode: '' }] = await db
      .select()
      .from(user)
      .where(eq(user.userNo, friend.userNo));
    const mobile = newPhone();
    const code = await codeFor(t, mobile, 'register');
    const unknown = await t.guest.send(register, filled(mobile, code, { referralCode: 'ZZZZZZZZ' }));
    expect(unknown).toMatchObject({ code: 422, data: { issues: [{ path: 'referralCode' }] } });
    const done = await t.guest.send(register, filled(mobile, code, { referralCode: referralCode.toLowerCase() }));
    expect(done.code).toBe(200);
    const [row] = await db.select().from(user).where(eq(user.mobile, mobile));
    expect(row!.referredBy).toBe(friend.userNo);
  });

  it('a registered mobile: whoever holds the code gets a clear word', async () => {
    const { mobile } = await t.person();
    const code = await codeFor(t, mobile, 'register');
    expect((await t.guest.send(register, filled(mobile, otherCode(code)))).code).toBe(WRONG_CODE.code);
    expect((await t.guest.send(register, filled(mobile, code))).code).toBe(MOBILE_TAKEN.code);
  });

  it('one mobile registering at once: one succeeds, the others hear it is registered', async () => {
    const mobile = newPhone();
    const code = await codeFor(t, mobile, 'register');
    const answers = await Promise.all([1, 2, 3].map(() => t.guest.send(register, filled(mobile, code))));
    // Who comes while the first is at it hears that the phone is taken; who comes after it, that the code is used up.
    const codes = answers.map((answer) => answer.code).sort((a, b) => a - b);
    expect(codes[0]).toBe(200);
    for (const late of codes.slice(1)) expect([WRONG_CODE.code, MOBILE_TAKEN.code]).toContain(late);
    expect(await db.select().from(user).where(eq(user.mobile, mobile))).toHaveLength(1);
  });

  it('neither used nor expired codes', async () => {
    const mobile = newPhone();
    const code = await codeFor(t, mobile, 'register');
    t.setNow(new Date((at += 300_000)));
    expect((await t.guest.send(register, filled(mobile, code))).code).toBe(WRONG_CODE.code);
  });
});

describe('checking what was filled in', () => {
  it('every problem at its own field', async () => {
    expect(await complaint({ mobile: '12345' })).toBe('mobile：请输入 11 位手机号');
    expect(await complaint({ code: '12' })).toBe('code：请输入 6 位验证码');
    expect(await complaint({ agree: false })).toBe('agree：请先阅读并同意用户协议与隐私政策');
    expect(await complaint({ agree: undefined })).toBe('agree：请先阅读并同意用户协议与隐私政策');
    expect(await complaint({ repassword: 'Other2026' })).toBe('repassword：两次输入的密码不一样');
    expect(await complaint({ referralCode: 'a\0b' })).toBe('referralCode：推荐码不正确');
  });

  it.each([
    ['Ab1', '密码至少 8 个字符'],
    ['12345678', '密码要同时有字母和数字'],
    ['abcdefgh', '密码要同时有字母和数字'],
    ['PassWord123', '这个密码太常见，换一个不容易猜到的'],
    ['woaini1314', '这个密码太常见，换一个不容易猜到的'],
    ['abc\u00001234', '密码里有不能识别的字符'],
    [`a1${'密'.repeat(63)}`, '密码最多 64 个字符'],
  ])('password %j', async (typed, message) => {
    expect(await complaint({ password: typed, repassword: typed })).toBe(`password：${message}`);
  });

  it('64 characters will do as a password, Chinese too', async () => {
    const mobile = newPhone();
    const long = `a1${'密'.repeat(62)}`;
    const form = filled(mobile, await codeFor(t, mobile, 'register'), { password: long, repassword: long });
    expect((await t.guest.send(register, form)).code).toBe(200);
    expect((await t.guest.send(passwordLogin, { mobile, password: long })).code).toBe(200);
  });
});
