import { expect, it } from 'vitest';
import { VipLevel } from '#contract/rules/membership.ts';
import * as vipSet from '#contract/system/vipSet.ts';
import * as desk from '#contract/trade/adminVipSet.ts';
import { testApp } from '#test/testApp.ts';
import { memberships } from '#test/vip.ts';

const t = await testApp();
const club = memberships(t);
const operator = await t.person({ userType: 0, isAdmin: true });

const given = {
  vipName: '学习会员',
  vipLevel: VipLevel.first,
  price: 39,
  days: 30,
  rights: '随时开始\n\n 不用先选课 ',
};

it('tiers are kept in order; the page shows those that are on, with what their level gives', async () => {
  await club.open();
  const { id } = (await operator.send(desk.save, given)).data;
  const other = (await operator.send(desk.save, { ...given, vipName: '进阶会员', vipLevel: VipLevel.second })).data.id;
  const shown = async () => (await t.guest.send(vipSet.list)).data.list;
  expect(await shown()).toMatchObject([
    { id, price: 39, days: 30, rights: ['标着「会员免费」的课程都能学', '随时开始', '不用先选课'] },
    { id: other },
  ]);
  await operator.send(desk.arrange, { ids: [other, id] });
  expect((await shown()).map((one) => one.id)).toEqual([other, id]);
  const { version } = (await operator.send(desk.list)).data.list.find((one) => one.id === id)!;
  expect((await operator.send(desk.remove, { id, version })).code).toBe(200);
  expect((await shown()).map((one) => one.id)).toEqual([other]);
});

it.each([
  ['price', { price: 0 }],
  ['price', { price: 1.234 }],
  ['days', { days: 0 }],
  ['vipName', { vipName: ' ' }],
])('a wrong %s is told at its field', async (path, change) => {
  const reply = await operator.send(desk.save, { ...given, ...change });
  const { issues } = reply.data as unknown as { issues: { path: string }[] };
  expect([reply.code, issues.map((one) => one.path)]).toEqual([422, [path]]);
});
