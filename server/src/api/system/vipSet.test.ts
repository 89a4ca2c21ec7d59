import { expect, it } from 'vitest';
import { VipLevel } from '#contract/rules/membership.ts';
import * as vipSet from '#contract/system/vipSet.ts';
import { testApp } from '#test/testApp.ts';
import { memberships } from '#test/vip.ts';

const t = await testApp();
const club = memberships(t);

it('there are tiers once membership is open, and none before', async () => {
  await club.tier(VipLevel.first, 3_900, 30);
  const names = async () => (await t.guest.send(vipSet.list)).data.list.map(({ vipName }) => vipName);
  expect(await names()).toEqual([]);
  await club.open();
  expect(await names()).toEqual(['第 1 档']);
});
