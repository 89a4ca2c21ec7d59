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

describe('密码登录', () => {
  it('手机号与密码对了就得到令牌', async () => {
    const { mobile, userNo } = await someone();
    const { code, data } = await tryPassword(mobile, password);
    expect(code).toBe(200);
    expect(data).toMatchObject({ userNo, mobile, expiresIn: 24 * 3600 });
    expect((await t.as(data.token).send(ext.view)).data.userNo).toBe(userNo);
    const [row] = await db.select().from(loginLog).where(eq(loginLog.userNo, userNo));
    expect(row).toMatchObject({ way: 'password', loginStatus: 1, loginIp: '127.0.0.1' });
  });

  it('邮箱也可以，大小写不论', async () => {
    const { userNo } = await someone();
    await db.update(user).set({ email: 'lin@example.com' }).where(eq(user.userNo, userNo));
    expect((await tryPassword(' Lin@Example.com ', password)).data.userNo).toBe(userNo);
  });

  it('记住我：三十天没有操作才过期', async () => {
    const { mobile } = await someone();
    const { data } = await t.guest.send(login.password, { mobile, password, remember: true });
    expect(data.expiresIn).toBe(30 * 86_400);
    pass(29 * 86_400);
    expect((await t.as(data.token).send(ext.view)).code).toBe(200);
    pass(31 * 86_400);
    expect((await t.as(data.token).send(ext.view)).code).toBe(SIGNED_OUT.code);
  });

  it('新的登录让旧的失效，并且说明原因；同时登录也只留一个', async () => {
    const { mobile, userNo } = await someone();
    const first = await tryPassword(mobile, password);
    await tryPassword(mobile, password);
    expect((await t.as(first.data.token).send(ext.view)).code).toBe(SIGNED_IN_ELSEWHERE.code);
    expect((await t.as('never-given').send(ext.view)).code).toBe(TOKEN_INVALID.code);

    await Promise.all([1, 2, 3, 4].map(() => t.guest.send(login.password, { mobile, password })));
    const rows = await db.select().from(session).where(eq(session.userNo, userNo));
    expect(rows.filter((row) => row.endedReason === null)).toHaveLength(1);
  });

  it('没有注册的手机号、没有设密码的账号与密码不对，回答一个字都不差', async () => {
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

  it('停用的账号只在密码对了之后才说停用', async () => {
    const { mobile, userNo } = await someone();
    await db.update(user).set({ statusId: 0 }).where(eq(user.userNo, userNo));
    expect((await tryPassword(mobile, 'Wrong0000')).code).toBe(failures.WRONG_PASSWORD.code);
    expect((await tryPassword(mobile, password)).code).toBe(failures.ACCOUNT_DISABLED.code);
  });

  it('失败写进登录日志，不因回滚而丢', async () => {
    const { mobile, userNo } = await someone();
    await tryPassword(mobile, 'Wrong0000');
    const rows = await db.select().from(loginLog).where(eq(loginLog.account, mobile));
    expect(rows).toMatchObject([{ userNo, loginStatus: 0 }]);
    expect(JSON.stringify(rows)).not.toContain('Wrong0000');
  });

  it('上次用的身份还在，就接着用那个身份；停用了就回到学员', async () => {
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

describe('验证码登录', () => {
  it('验证码对了就登录，只能用一次', async () => {
    const { mobile, userNo } = await someone();
    const code = await codeFor(t, mobile, 'login');
    expect((await t.guest.send(login.code, { mobile, code })).data.userNo).toBe(userNo);
    expect((await t.guest.send(login.code, { mobile, code })).code).toBe(failures.WRONG_CODE.code);
  });

  it('同时用一个验证码，恰好一个成功', async () => {
    const { mobile } = await someone();
    const code = await codeFor(t, mobile, 'login');
    const answers = await Promise.all(Array.from({ length: 4 }, () => t.guest.send(login.code, { mobile, code })));
    expect(answers.map((answer) => answer.code).sort((a, b) => a - b)).toEqual([200, 1004, 1004, 1004]);
  });

  it('错五次之后，对的也不行；回滚不影响计数', async () => {
    const { mobile } = await someone();
    const code = await codeFor(t, mobile, 'login');
    for (let count = 0; count < 5; count += 1) {
      expect((await t.guest.send(login.code, { mobile, code: otherCode(code) })).code).toBe(failures.WRONG_CODE.code);
    }
    expect((await t.guest.send(login.code, { mobile, code })).code).toBe(failures.WRONG_CODE.code);
  });

  it('五分钟后过期；别的用途的验证码不能用来登录', async () => {
    const { mobile } = await someone();
    const code = await codeFor(t, mobile, 'login');
    pass(300);
    expect((await t.guest.send(login.code, { mobile, code })).code).toBe(failures.WRONG_CODE.code);
    const reset = await codeFor(t, mobile, 'reset');
    expect((await t.guest.send(login.code, { mobile, code: reset })).code).toBe(failures.WRONG_CODE.code);
  });

  it('没有注册的手机号，只有拿着手机的人知道没有注册', async () => {
    const mobile = newPhone();
    const code = await codeFor(t, mobile, 'login');
    expect((await t.guest.send(login.code, { mobile, code: otherCode(code) })).code).toBe(failures.WRONG_CODE.code);
    expect((await t.guest.send(login.code, { mobile, code })).code).toBe(failures.NOT_REGISTERED.code);
  });
});

describe('不怀好意的输入', () => {
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
  ])('%j 得到 422', async (payload) => {
    const response = await t.app.inject({ method: 'POST', url: '/apis/user/api/user/login/password', payload });
    expect(response.json()).toMatchObject({ code: INVALID_INPUT.code });
  });

  it('太大的请求得到 413', async () => {
    const payload = { mobile: '13800000001', password: 'x'.repeat(200_000) };
    const response = await t.app.inject({ method: 'POST', url: '/apis/user/api/user/login/password', payload });
    expect(response.statusCode).toBe(413);
  });
});
