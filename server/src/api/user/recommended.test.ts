import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as agent from '#contract/agent/agent.ts';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import * as sharing from '#contract/user/extSharing.ts';
import * as recommended from '#contract/user/recommended.ts';
import { testApp } from '#test/testApp.ts';
import { user } from '../../db/schema/user.ts';
import { mergePerson } from '../../domain/person/merge.ts';

const t = await testApp();
const { db } = t.database;
const promoter = await t.person({ isRecommended: 1 });
const stranger = await t.person();
const referredBy = async (userNo: string) =>
  (await db.select().from(user).where(eq(user.userNo, userNo)))[0]!.referredBy;
const refer = (userNo: string, by: string) => db.update(user).set({ referredBy: by }).where(eq(user.userNo, userNo));

it('who may recommend has a link, and reads who came by it: no more than a masked name and when', async () => {
  const { data } = await promoter.send(sharing.recommended);
  expect(data.url).toContain(`/register?referralCode=${data.referralCode}`);
  const [first, second] = [await t.person({ nickname: '林小晓' }), await t.person({ nickname: '陈默' })];
  for (const { userNo } of [first, second]) await refer(userNo, promoter.userNo);
  const reply = (await promoter.send(recommended.list, { pageSize: 1 })).data;
  expect(reply).toMatchObject({ totalCount: 2, list: [{ name: '陈*' }] });
  expect(Object.keys(reply.list[0]!).toSorted()).toEqual(['gmtCreate', 'name']);
  expect((await t.guest.send(agent.check, { referralCode: data.referralCode })).data.isAgent).toBe(1);
});

it('who may not has neither, and their code is no agent’s', async () => {
  expect((await stranger.send(sharing.recommended)).code).toBe(NO_PERMISSION.code);
  expect((await stranger.send(recommended.list)).code).toBe(NO_PERMISSION.code);
  const [row] = await db.select().from(user).where(eq(user.userNo, stranger.userNo));
  for (const referralCode of [row!.referralCode, 'NOBODY99'])
    expect((await t.guest.send(agent.check, { referralCode })).data).toEqual({ isAgent: 0, referrerName: '' });
});

it('two accounts become one: nobody was recommended by themselves, nor in a ring', async () => {
  const [old, one, other] = [await t.person(), await t.person(), await t.person()];
  await refer(one.userNo, old.userNo);
  await db.transaction((tx) => mergePerson(tx, old.userNo, one.userNo, new Date()));
  expect(await referredBy(one.userNo)).toBeNull();
  const third = await t.person();
  // third → other → one; one is then merged into third.
  await refer(third.userNo, other.userNo);
  await refer(other.userNo, one.userNo);
  await db.transaction((tx) => mergePerson(tx, one.userNo, third.userNo, new Date()));
  expect(await referredBy(third.userNo)).toBeNull();
  expect(await referredBy(other.userNo)).toBe(third.userNo);
});
