import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as codes from '#contract/user/code.ts';
import { CAPTCHA_NEEDED, CODE_LIMIT, CODE_NOT_SENT, CODE_TOO_SOON } from '#contract/user/failures.ts';
import * as login from '#contract/user/login.ts';
import { codeFor, lastCode, solvedCaptcha } from '#test/signIn.ts';
import { testApp } from '#test/testApp.ts';
import { outboxMessage } from '../../db/schema/system.ts';
import { verifyCode } from '../../db/schema/user.ts';

const t = await testApp();
const { db } = t.database;
let next = 13_500_000_000;
let at = Date.now();
const newPhone = () => String((next += 1));
const pass = (seconds: number) => t.setNow(new Date((at += seconds * 1000)));
const send = (mobile: string, ip = '127.0.0.1', captcha?: string) =>
  t.from(ip).send(codes.send, { mobile, scene: 'login', captcha });

beforeEach(() => pass(90_000));

describe('sending codes', () => {
  it('registered or not, the answer is the same and a code is really sent', async () => {
    const { mobile } = await t.person();
    const nobody = newPhone();
    const answer = await send(mobile);
    expect(answer).toEqual({ code: 200, msg: '', data: { resendAfter: 60, expiresIn: 300 } });
    expect(await send(nobody)).toEqual(answer);
    expect(await lastCode(t, nobody)).toMatch(/^\d{6}$/);
  });

  it('only hashes in the database', async () => {
    const mobile = newPhone();
    const code = await codeFor(t, mobile, 'login');
    const [row] = await db.select().from(verifyCode).where(eq(verifyCode.receiver, mobile));
    expect(row!.codeHash).toHaveLength(32);
    expect(row!.codeHash.toString('latin1')).not.toContain(code);
  });

  it('not again within sixty seconds, asked at once it is sent once', async () => {
    const mobile = newPhone();
    const answers = await Promise.all([1, 2, 3].map(() => send(mobile)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const sent = await db.select().from(outboxMessage).where(eq(outboxMessage.receiver, mobile));
    expect(sent).toHaveLength(1);
    pass(20);
    const { code, msg } = await send(mobile);
    expect(code).toBe(CODE_TOO_SOON.code);
    expect(msg).toMatch(/^验证码刚刚发过，请 (39|40|41) 秒后再获取$/);
    pass(41);
    expect((await send(mobile)).code).toBe(200);
  });

  it('used or not, sixty seconds have to pass', async () => {
    const { mobile } = await t.person();
    const code = await codeFor(t, mobile, 'login');
    expect((await t.guest.send(login.code, { mobile, code })).code).toBe(200);
    expect((await send(mobile)).code).toBe(CODE_TOO_SOON.code);
  });

  it('a new code voids the old', async () => {
    const { mobile } = await t.person();
    const first = await codeFor(t, mobile, 'login');
    pass(61);
    const second = await codeFor(t, mobile, 'login');
    if (first !== second) expect((await t.guest.send(login.code, { mobile, code: first })).code).not.toBe(200);
    expect((await t.guest.send(login.code, { mobile, code: second })).code).toBe(200);
  });

  it('five an hour per mobile from one address, proof of work from the third', async () => {
    const mobile = newPhone();
    for (let count = 1; count <= 5; count += 1) {
      if (count > 2) {
        const refused = await send(mobile);
        expect(refused).toMatchObject({ code: CAPTCHA_NEEDED.code, data: { needCaptcha: true } });
      }
      const captcha = count > 2 ? await solvedCaptcha(t) : undefined;
      expect((await send(mobile, undefined, captcha)).code).toBe(200);
      pass(61);
    }
    const { code, msg } = await send(mobile, undefined, await solvedCaptcha(t));
    expect(code).toBe(CODE_LIMIT.code);
    expect(msg).toMatch(/请 5\d 分钟后再试$/);
    pass(3600);
    expect((await send(mobile)).code).toBe(200);
  });

  it("a stranger uses up an hour of his own and a day of his own, not the owner's; many strangers all of it", async () => {
    const mobile = newPhone();
    const scenes = ['login', 'register', 'reset', 'verify', 'bind'] as const;
    const from = async (ip: string) => {
      const replies: number[] = [];
      for (const scene of scenes)
        replies.push((await t.from(ip).send(codes.send, { mobile, scene, captcha: await solvedCaptcha(t) })).code);
      pass(61);
      return replies;
    };
    const all = [200, 200, 200, 200, 200];
    expect(await from('203.0.113.1')).toEqual(all);
    expect(await from('203.0.113.1')).toEqual(all.map(() => CODE_LIMIT.code));
    expect(await from('198.51.100.7')).toEqual(all);
    expect(await from('203.0.113.2')).toEqual(all);
    expect(await from('203.0.113.3')).toEqual(all.map(() => CODE_LIMIT.code));
  });

  it('ten a day per mobile from one address', async () => {
    const mobile = newPhone();
    for (let count = 1; count <= 10; count += 1) {
      expect((await send(mobile)).code).toBe(200);
      pass(3601);
    }
    const { code, msg } = await send(mobile);
    expect(code).toBe(CODE_LIMIT.code);
    expect(msg).toMatch(/请 1\d 小时后再试$/);
  });

  it('twenty an hour per address, proof of work from the sixth', async () => {
    for (let count = 1; count <= 20; count += 1) {
      const captcha = count > 5 ? await solvedCaptcha(t) : undefined;
      expect((await send(newPhone(), '10.4.0.1', captcha)).code, `${count}`).toBe(200);
    }
    expect((await send(newPhone(), '10.4.0.1', await solvedCaptcha(t))).code).toBe(CODE_LIMIT.code);
    expect((await send(newPhone(), '10.4.0.2')).code).toBe(200);
  });

  it('what was not sent says so and may be asked for at once', async () => {
    const mobile = newPhone();
    const { sms } = t.platform.providers;
    const { sendCode } = sms;
    sms.sendCode = () => Promise.reject(new Error('no credit left'));
    expect((await send(mobile)).code).toBe(CODE_NOT_SENT.code);
    sms.sendCode = sendCode;
    expect((await send(mobile)).code).toBe(200);
    expect(t.problems.splice(0)).toHaveLength(1);
  });

  it('either mobile or mail, not both', async () => {
    for (const given of [{}, { mobile: newPhone(), email: 'a@example.com' }, { email: 'not-a-mail' }, { scene: 'x' }]) {
      const response = await t.app.inject({ method: 'POST', url: '/apis/user/api/user/send/code', payload: given });
      expect(response.json().code).toBe(422);
    }
  });

  it('mail gets a letter', async () => {
    const code = await codeFor(t, 'lin@example.com', 'reset');
    const [mail] = await db.select().from(outboxMessage).where(eq(outboxMessage.receiver, 'lin@example.com'));
    expect(mail).toMatchObject({ channel: 'mail', subject: '知途验证码' });
    expect(mail!.content).toContain(code);
  });
});
