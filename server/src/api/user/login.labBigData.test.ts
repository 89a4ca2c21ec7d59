import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as failures from '#contract/user/failures.ts';
import * as login from '#contract/user/login.ts';
import { makePerson } from '#seed/make/person.ts';
import { testApp } from '#test/testApp.ts';
import { orgInfo, user } from '../../db/schema/user.ts';

const secret = 'shared-with-the-partner';
const t = await testApp({ LAB_SHARED_SECRET: secret });
const without = await testApp();
const { db } = t.database;
const at = Date.now();
t.setNow(new Date(at));

describe('partner tickets', () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const sign = (text: string, key: string) => createHmac('sha256', key).update(text).digest('base64url');
  function ticketOf(claims: object, { alg = 'HS256', key = secret, seconds = 120 } = {}) {
    const body = { jti: randomUUID(), exp: Math.floor(at / 1000) + seconds, ...claims };
    const text = `${encode({ alg, typ: 'JWT' })}.${encode(body)}`;
    return `${text}.${sign(text, key)}`;
  }
  const redeem = (ticket: string) => t.guest.send(login.labBigData, { ticket });

  it('signs in once, no replay, used at once it succeeds once', async () => {
    const { mobile, userNo } = await t.person();
    const ticket = ticketOf({ mobile });
    const answers = await Promise.all([redeem(ticket), redeem(ticket), redeem(ticket)]);
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 1015, 1015]);
    expect(answers.find(({ code }) => code === 200)!.data).toMatchObject({ needBinding: 0, userNo });
    expect((await redeem(ticket)).code).toBe(failures.TICKET_INVALID.code);
  });

  it('wrong signature, algorithm, time or content is refused', async () => {
    const { mobile } = await t.person();
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

  it('without an account it says so, and the ticket still serves after registering', async () => {
    const mobile = '13100000001';
    const ticket = ticketOf({ mobile });
    expect((await redeem(ticket)).code).toBe(failures.PARTNER_UNKNOWN.code);
    await makePerson(db, { mobile });
    expect((await redeem(ticket)).code).toBe(200);
  });

  it('by organization and number; without a mobile it is bound first', async () => {
    await db.insert(orgInfo).values({ orgNo: '8001', orgType: 4, orgName: '江城职业技术大学' });
    const who = { orgNo: '8001', jobNumber: 'S01' };
    const userNo = await makePerson(db, { mobile: '13100000002', identities: [{ userType: 1, ...who }] });
    expect((await redeem(ticketOf(who))).data).toMatchObject({ needBinding: 0, userNo });
    await db.update(user).set({ mobile: null }).where(eq(user.userNo, userNo));
    expect((await redeem(ticketOf(who))).data).toMatchObject({ needBinding: 1 });
    expect((await redeem(ticketOf({ ...who, jobNumber: 'S02' }))).code).toBe(failures.PARTNER_UNKNOWN.code);
  });

  it('not enabled says so', async () => {
    const { code } = await without.guest.send(login.labBigData, { ticket: ticketOf({ mobile: '13100000001' }) });
    expect(code).toBe(failures.PARTNER_OFF.code);
  });
});
