import { beforeEach, describe, expect, it } from 'vitest';
import * as failures from '#contract/user/failures.ts';
import * as login from '#contract/user/login.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { makeOrg } from '#seed/make/org.ts';
import { makePerson } from '#seed/make/person.ts';
import { solvedCaptcha } from '#test/signIn.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const password = 'Zhitu@2026';
let next = 13_300_000_000;
let at = Date.now();

const newPhone = () => String((next += 1));
const pass = (seconds: number) => t.setNow(new Date((at += seconds * 1000)));

async function someone() {
  const mobile = newPhone();
  await makePerson(db, { mobile, password });
  return { mobile };
}
const tryPassword = (mobile: string, typed: string, ip = '127.0.0.1', captcha?: string) =>
  t.from(ip).send(login.password, { mobile, password: typed, captcha });

beforeEach(() => pass(3600));

describe('limits of trying', () => {
  it("says how many are left; proof of work after three, ten minutes' lock after five", async () => {
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

  it('a proof of work serves once, neither expired nor changed', async () => {
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

  it('many at once are still five attempts', async () => {
    const { mobile } = await someone();
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryPassword(mobile, 'Wrong0000')));
    const compared = answers.filter(({ code }) => code === failures.WRONG_PASSWORD.code);
    expect(compared.length).toBeLessThanOrEqual(3);
  });

  it('failures elsewhere do not lock the owner out, only cost a proof of work', async () => {
    const { mobile } = await someone();
    for (let host = 1; host <= 5; host += 1) {
      for (let count = 0; count < 3; count += 1) await tryPassword(mobile, 'Wrong0000', `203.0.113.${host}`);
    }
    expect((await tryPassword(mobile, password, '198.51.100.7')).code).toBe(failures.CAPTCHA_NEEDED.code);
    const { code } = await tryPassword(mobile, password, '198.51.100.7', await solvedCaptcha(t));
    expect(code).toBe(200);
    expect((await tryPassword(mobile, password, '198.51.100.7')).code).toBe(200);
  });

  it('a staff number that names an address locks nobody there', async () => {
    const orgNo = await makeOrg(db, { orgType: 4, orgName: '学校' });
    const identities = [{ userType: UserType.learner, orgNo, jobNumber: 'JB1' }];
    await makePerson(db, { mobile: newPhone(), password, identities });
    const signIn = (ip: string, jobNumber: string, typed: string, captcha?: string) =>
      t.from(ip).send(login.jobNumberLogin, { orgNo, jobNumber, password: typed, captcha });
    for (let count = 0; count < 6; count += 1)
      await signIn('203.0.113.9', 'JB1:198.51.100.8', 'Wrong0000', await solvedCaptcha(t));
    expect((await signIn('198.51.100.8', 'JB1', password)).code).toBe(200);
  });

  it('one address trying many accounts needs proof of work too', async () => {
    for (let count = 0; count < 20; count += 1) await tryPassword(newPhone(), 'Wrong0000', '2001:db8::1');
    const { mobile } = await someone();
    expect((await tryPassword(mobile, password, '2001:db8::ffff')).code).toBe(failures.CAPTCHA_NEEDED.code);
    expect((await tryPassword(mobile, password, '2001:db8:0:1::1')).code).toBe(200);
  });

  it('signing in starts the count anew', async () => {
    const { mobile } = await someone();
    await tryPassword(mobile, 'Wrong0000');
    await tryPassword(mobile, 'Wrong0000');
    await tryPassword(mobile, password);
    expect((await tryPassword(mobile, 'Wrong0000')).msg).toBe('密码不对，还可以再试 4 次');
  });

  it.each(['bm90IGpzb24=', 'e30=', Buffer.from('{"challenge":{"parameters":null}}').toString('base64'), '%%%'])(
    'the proof of work %s just fails',
    async (captcha) => {
      const { mobile } = await someone();
      for (let count = 0; count < 3; count += 1) await tryPassword(mobile, 'Wrong0000');
      expect((await tryPassword(mobile, password, undefined, captcha)).code).toBe(failures.CAPTCHA_NEEDED.code);
    },
  );
});
