import { beforeEach, expect, it } from 'vitest';
import { VipLevel } from '#contract/rules/membership.ts';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as messages from '#contract/user/msg.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { staySignedIn } from '#test/vacancies.ts';
import { memberships } from '#test/vip.ts';
import { website } from '../../db/schema/system.ts';
import { remindMembers } from '../../jobs/remindMembers.ts';
import { enqueue } from '../../kit/job.ts';

const t = await testApp({ SESSION_HOURS: '8760' });
const club = memberships(t);
await club.open();
const operator = await t.person({ userType: 0, isAdmin: true });
const month = await club.tier(VipLevel.first, 3_000, 30);
const START = Date.parse('2026-11-26T02:00:00Z');
const pass = (days: number) => t.setNow(new Date(START + days * 86_400_000));
const told = async (one: Person) =>
  (await one.send(messages.list, {})).data.list
    .filter(({ msgUrl }) => msgUrl === '/vip')
    .map(({ msgTitle }) => msgTitle);
const look = async (days: number) => {
  pass(days);
  await enqueue(t.database.db, remindMembers, {});
  await t.runJobs();
};
const END = '会员 12\u00a0月\u00a026\u00a0日 10:00 到期';

let member: Person;
beforeEach(async () => {
  pass(0);
  member = await t.person();
  await staySignedIn(t);
});

it('a week before and the day before, each once; afterwards nothing', async () => {
  await club.bought(member, month, 3_000);
  await look(22);
  expect(await told(member)).toEqual([]);
  await look(23);
  await look(23.1);
  await look(24);
  expect(await told(member)).toEqual([END]);
  await look(29);
  await look(29.2);
  await look(30);
  await look(31);
  expect(await told(member)).toEqual([END, END]);
});

it('who is told that it ends tomorrow does not hear that it ends within a week', async () => {
  await club.bought(member, month, 3_000);
  await look(29);
  await look(29.1);
  expect(await told(member)).toEqual([END]);
});

it('who has renewed hears nothing until that ends; given back, the old end is told', async () => {
  await club.bought(member, month, 3_000);
  pass(20);
  const { orderNo } = (await club.place(member, month, 3_000)).data;
  const serial = await club.shop.code(member, orderNo);
  await club.shop.bankTook(serial, [`T${serial}`]);
  await club.paid(member, orderNo, 3_000);
  await look(24);
  expect(await told(member)).toEqual([]);
  expect((await operator.send(refunds.begin, { orderNo, price: 30, reason: '补偿' })).code).toBe(200);
  await look(24.1);
  expect(await told(member)).toEqual([END]);
});

it('a site that sells no membership any more reminds nobody', async () => {
  await club.bought(member, month, 3_000);
  await t.database.db.update(website).set({ isEnableVip: 0 });
  await look(24);
  await club.open();
  expect(await told(member)).toEqual([]);
});
