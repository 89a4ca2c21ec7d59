import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as agent from '#contract/agent/agent.ts';
import { testApp } from '#test/testApp.ts';
import { user } from '../../db/schema/user.ts';

const t = await testApp();
const { db } = t.database;

it('a code is an agent’s when its holder may recommend; typed in small letters it is the same', async () => {
  const [promoter, other] = [await t.person({ isRecommended: 1, nickname: '林小晓' }), await t.person()];
  const codeOf = async (userNo: string) =>
    (await db.select().from(user).where(eq(user.userNo, userNo)))[0]!.referralCode;
  const check = async (referralCode: string) => (await t.guest.send(agent.check, { referralCode })).data;
  expect(await check((await codeOf(promoter.userNo)).toLowerCase())).toEqual({ isAgent: 1, referrerName: '林**' });
  for (const code of [await codeOf(other.userNo), 'NOBODY99'])
    expect(await check(code)).toEqual({ isAgent: 0, referrerName: '' });
  expect((await t.guest.send(agent.check, { referralCode: '！' })).code).toBe(422);
});
