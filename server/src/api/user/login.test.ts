import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { INVALID_INPUT, SIGNED_IN_ELSEWHERE, SIGNED_OUT, TOKEN_INVALID } from '#contract/kit/errors.ts';
import * as ext from '#contract/user/ext.ts';
import * as failures from '#contract/user/failures.ts';
import * as login from '#contract/user/login.ts';
import * as authMenu from '#contract/system/authMenu.ts';
import { makePerson } from '#seed/make/person.ts';
import { codeFor, otherCode, solvedCaptcha } from '#test/signIn.ts';
import { testApp } from '#test/testApp.ts';
import { loginLog, orgInfo, session, user, userIdentity } from '../../db/schema/user.ts';
import { addIdentity } from '../../domain/person/register.ts';

const secret = 'shared-with-the-partner';
const t = await testApp({ LAB_SHARED_SECRET: secret });
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

describe('试错的限制', () => {
  it('说还剩几次；三次之后要人机验证，五次之后锁十分钟', async () => {
    const { mobile } = await someone();
    const messages: string[] = [];
    for (let count = 1; count <= 3; count += 1) {
      const { code, msg, data } = await tryPassword(mobile, 'Wrong0000');
      expect(code).toBe(failures.WRONG_PASSWORD.code);
      expect(data).toEqual({ needCaptcha: count === 3 });
      messages.push(msg);
    }
    expect(messages).toEqual([4, 3, 2].map((left) => `密码不对，还可以再试 ${left} 次`));

    const refused = await tryPassword(mobile, password);
    expect(refused).toEqual({ ...failures.CAPTCHA_NEEDED, data: { needCaptcha: true } });
    expect((await tryPassword(mobile, 'Wrong0000', undefined, 'bm90IHNvbHZlZA==')).code).toBe(refused.code);

    const fourth = await tryPassword(mobile, 'Wrong0000', undefined, await solvedCaptcha(t));
    expect(fourth.msg).toBe('密码不对，还可以再试 1 次');
    const fifth = await tryPassword(mobile, 'Wrong0000', undefined, await solvedCaptcha(t));
    expect(fifth).toMatchObject({ code: failures.LOCKED.code, msg: '试错次数太多，请 10 分钟后再试' });

    pass(240);
    const locked = await tryPassword(mobile, password, undefined, await solvedCaptcha(t));
    expect(locked).toMatchObject({ code: failures.LOCKED.code, msg: '试错次数太多，请 6 分钟后再试' });
    pass(360);
    expect((await tryPassword(mobile, password)).code).toBe(200);
  });

  it('人机验证只能用一次，过期、改过的都不算', async () => {
    const { mobile } = await someone();
    for (let count = 0; count < 3; count += 1) await tryPassword(mobile, 'Wrong0000');
    const captcha = await solvedCaptcha(t);
    const { challenge, solution } = JSON.parse(Buffer.from(captcha, 'base64').toString());
    challenge.parameters.data.expires += 1000;
    const forged = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    expect((await tryPassword(mobile, password, undefined, forged)).code).toBe(failures.CAPTCHA_NEEDED.code);
    const old = await solvedCaptcha(t);
    pass(599);
    expect((await tryPassword(mobile, 'Wrong0000', undefined, captcha)).code).toBe(failures.WRONG_PASSWORD.code);
    expect((await tryPassword(mobile, password, undefined, captcha)).code).toBe(failures.CAPTCHA_NEEDED.code);
    pass(2);
    expect((await tryPassword(mobile, password, undefined, old)).code).toBe(failures.CAPTCHA_NEEDED.code);
    expect((await tryPassword(mobile, password, undefined, await solvedCaptcha(t))).code).toBe(200);
  });

  it('同时试很多次也只算五次机会', async () => {
    const { mobile } = await someone();
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryPassword(mobile, 'Wrong0000')));
    const compared = answers.filter(({ code }) => code === failures.WRONG_PASSWORD.code);
    expect(compared.length).toBeLessThanOrEqual(3);
  });

  it('别处的失败不锁住本人，只让他多做一次人机验证', async () => {
    const { mobile } = await someone();
    for (let host = 1; host <= 5; host += 1) {
      for (let count = 0; count < 3; count += 1) await tryPassword(mobile, 'Wrong0000', `203.0.113.${host}`);
    }
    expect((await tryPassword(mobile, password, '198.51.100.7')).code).toBe(failures.CAPTCHA_NEEDED.code);
    const { code } = await tryPassword(mobile, password, '198.51.100.7', await solvedCaptcha(t));
    expect(code).toBe(200);
    expect((await tryPassword(mobile, password, '198.51.100.7')).code).toBe(200);
  });

  it('一个地址试很多账号，也要人机验证', async () => {
    for (let count = 0; count < 20; count += 1) await tryPassword(newPhone(), 'Wrong0000', '2001:db8::1');
    const { mobile } = await someone();
    expect((await tryPassword(mobile, password, '2001:db8::ffff')).code).toBe(failures.CAPTCHA_NEEDED.code);
    expect((await tryPassword(mobile, password, '2001:db8:0:1::1')).code).toBe(200);
  });

  it('登录成功之后从头数起', async () => {
    const { mobile } = await someone();
    await tryPassword(mobile, 'Wrong0000');
    await tryPassword(mobile, 'Wrong0000');
    await tryPassword(mobile, password);
    expect((await tryPassword(mobile, 'Wrong0000')).msg).toBe('密码不对，还可以再试 4 次');
  });
});

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

describe('工号登录', () => {
  let orgNo = 9000;
  async function student(mobile?: string) {
    orgNo += 1;
    await db.insert(orgInfo).values({ orgNo: String(orgNo), orgType: 4, orgName: `学校${orgNo}` });
    const identities = [{ userType: 1, orgNo: String(orgNo), jobNumber: 'S01' }];
    const userNo = await makePerson(db, { mobile: mobile ?? newPhone(), password, idCardName: '林晓', identities });
    if (!mobile) await db.update(user).set({ mobile: null }).where(eq(user.userNo, userNo));
    return { orgNo: String(orgNo), jobNumber: 'S01', userNo };
  }

  it('有手机号的直接登录到那个单位的身份', async () => {
    const { userNo, ...who } = await student(newPhone());
    const { data } = await t.guest.send(login.jobNumberLogin, { ...who, password });
    expect(data).toMatchObject({ needBinding: 0, userNo });
    const [row] = await db.select().from(session).where(eq(session.userNo, userNo));
    const [identity] = await db.select().from(userIdentity).where(eq(userIdentity.id, row!.identityId));
    expect(identity!.jobNumber).toBe('S01');
  });

  it('不存在的工号与密码不对，回答一样', async () => {
    const { userNo, ...who } = await student(newPhone());
    expect(userNo).toBeTruthy();
    const wrong = await t.from('10.1.0.1').send(login.jobNumberLogin, { ...who, password: 'Wrong0000' });
    const nobody = { ...who, jobNumber: 'S99' };
    expect(await t.from('10.1.0.1').send(login.jobNumberLogin, { ...nobody, password })).toEqual(wrong);
    await db.update(orgInfo).set({ statusId: 0 }).where(eq(orgInfo.orgNo, who.orgNo));
    expect((await t.from('10.1.0.2').send(login.jobNumberLogin, { ...who, password })).code).toBe(wrong.code);
  });

  it('第一次先绑定手机号，票据用一次', async () => {
    const { userNo, ...who } = await student();
    const { data } = await t.guest.send(login.jobNumberLogin, { ...who, password });
    expect(data).toMatchObject({ needBinding: 1, nickname: '林晓' });
    const { ticket } = data as { ticket: string };
    const mobile = newPhone();
    const code = await codeFor(t, mobile, 'bind');
    const bound = await t.guest.send(login.bindingPhone, { ticket, mobile, code });
    expect(bound.data).toMatchObject({ userNo, mobile });
    expect((await t.guest.send(login.jobNumberLogin, { ...who, password })).data.needBinding).toBe(0);
    pass(60);
    const again = { ticket, mobile, code: await codeFor(t, mobile, 'bind') };
    expect((await t.guest.send(login.bindingPhone, again)).code).toBe(failures.TICKET_INVALID.code);
  });

  it('手机号已有账号：先问，同意才合并，身份与工号过去，原账号关闭', async () => {
    const owner = await someone({ password: 'Owner2026' });
    const { userNo, ...who } = await student();
    const { data } = await t.guest.send(login.jobNumberLogin, { ...who, password });
    const { ticket } = data as { ticket: string };
    const code = await codeFor(t, owner.mobile, 'bind');
    const given = { ticket, mobile: owner.mobile, code };
    const asked = await t.guest.send(login.bindingPhone, given);
    expect(asked).toMatchObject({ code: failures.PHONE_HAS_ACCOUNT.code, data: null });
    const merged = await t.guest.send(login.bindingPhone, { ...given, merge: 1 });
    expect(merged.data.userNo).toBe(owner.userNo);

    const [closed] = await db.select().from(user).where(eq(user.userNo, userNo));
    expect(closed!.statusId).toBe(0);
    const later = await t.guest.send(login.jobNumberLogin, { ...who, password: 'Owner2026' });
    expect(later.data).toMatchObject({ needBinding: 0, userNo: owner.userNo });
  });

  it('同时用一张票据，恰好一个成功', async () => {
    const { userNo, ...who } = await student();
    expect(userNo).toBeTruthy();
    const { data } = await t.guest.send(login.jobNumberLogin, { ...who, password });
    const { ticket } = data as { ticket: string };
    const phones = [newPhone(), newPhone(), newPhone()];
    const codes: string[] = [];
    for (const [i, mobile] of phones.entries()) codes.push(await codeFor(t, mobile, 'bind', t.from(`10.2.0.${i}`)));
    const answers = await Promise.all(
      phones.map((mobile, i) => t.guest.send(login.bindingPhone, { ticket, mobile, code: codes[i]! })),
    );
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 1015, 1015]);
  });

  it('票据十分钟后过期', async () => {
    const { userNo, ...who } = await student();
    expect(userNo).toBeTruthy();
    const { data } = await t.guest.send(login.jobNumberLogin, { ...who, password });
    pass(600);
    const mobile = newPhone();
    const given = { ticket: (data as { ticket: string }).ticket, mobile, code: await codeFor(t, mobile, 'bind') };
    expect((await t.guest.send(login.bindingPhone, given)).code).toBe(failures.TICKET_INVALID.code);
  });
});

describe('合作平台的票据', () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const sign = (text: string, key: string) => createHmac('sha256', key).update(text).digest('base64url');
  function ticketOf(claims: object, { alg = 'HS256', key = secret, seconds = 120 } = {}) {
    const body = { jti: randomUUID(), exp: Math.floor(at / 1000) + seconds, ...claims };
    const text = `${encode({ alg, typ: 'JWT' })}.${encode(body)}`;
    return `${text}.${sign(text, key)}`;
  }
  const redeem = (ticket: string) => t.guest.send(login.labBigData, { ticket });

  it('登录一次，重放不行，同时用也只成功一个', async () => {
    const { mobile, userNo } = await someone();
    const ticket = ticketOf({ mobile });
    const answers = await Promise.all([redeem(ticket), redeem(ticket), redeem(ticket)]);
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 1015, 1015]);
    expect(answers.find(({ code }) => code === 200)!.data).toMatchObject({ needBinding: 0, userNo });
    expect((await redeem(ticket)).code).toBe(failures.TICKET_INVALID.code);
  });

  it('签名、算法、时间、内容不对都不行', async () => {
    const { mobile } = await someone();
    const good = ticketOf({ mobile });
    const [head, body, signature] = good.split('.');
    const bad = [
      ticketOf({ mobile }, { key: 'another-shared-secret' }),
      ticketOf({ mobile }, { alg: 'none' }),
      ticketOf({ mobile }, { seconds: 301 }),
      ticketOf({ mobile }, { seconds: -1 }),
      ticketOf({}),
      ticketOf({ jti: 7, mobile }),
      ticketOf({ orgNo: '1', jobNumber: '\0' }),
      `${head}.${encode({ jti: randomUUID(), exp: at / 1000 + 60, mobile })}.${signature}`,
      `${head}.${body}.`,
      `${good}.x`,
      'x',
    ];
    for (const ticket of bad) expect((await redeem(ticket)).code, ticket).toBe(failures.TICKET_INVALID.code);
    expect((await redeem(good)).code).toBe(200);
  });

  it('没有对应的账号时说明，注册之后同一张票据还能用', async () => {
    const mobile = newPhone();
    const ticket = ticketOf({ mobile });
    expect((await redeem(ticket)).code).toBe(failures.PARTNER_UNKNOWN.code);
    await makePerson(db, { mobile });
    expect((await redeem(ticket)).code).toBe(200);
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

  it.each(['bm90IGpzb24=', 'e30=', Buffer.from('{"challenge":{"parameters":null}}').toString('base64'), '%%%'])(
    '人机验证 %s 只是没有通过',
    async (captcha) => {
      const { mobile } = await someone();
      for (let count = 0; count < 3; count += 1) await tryPassword(mobile, 'Wrong0000');
      expect((await tryPassword(mobile, password, undefined, captcha)).code).toBe(failures.CAPTCHA_NEEDED.code);
    },
  );
});
