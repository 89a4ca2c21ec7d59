import { beforeEach, expect, it } from 'vitest';
import * as desk from '#contract/trade/adminShare.ts';
import * as failures from '#contract/trade/failures.ts';
import * as sale from '#contract/trade/sale.ts';
import { WalletKind } from '#contract/rules/wallet.ts';
import { makeLecturer } from '#seed/make/lecturer.ts';
import { makeOrg } from '#seed/make/org.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';

const t = await testApp();
const { db } = t.database;
const shop = trading(t);
const operator = await t.person({ userType: 0, isAdmin: true });
const START = Date.parse('2026-11-26T02:00:00Z');
const pass = (hours: number) => t.setNow(new Date(START + hours * 3_600_000));
let lecturer: Person;

beforeEach(async () => {
  pass(0);
  lecturer = await t.person({ userType: 2 });
  await makeLecturer(db, { lecturerUserNo: lecturer.userNo, lecturerName: '陈砚清' });
});

const wish = (change: object = {}) => ({
  walletKind: WalletKind.lecturer,
  ownerNo: lecturer.userNo,
  sellerPercent: 80,
  beginsAt: '2026-11-26 12:00:00',
  reason: '销量过百',
  ...change,
});

const percentOf = async () => {
  const { courseId } = await shop.forSale({ lecturerUserNo: lecturer.userNo });
  return (await shop.stored(await shop.place(await t.person(), courseId))).sellerPercent;
};

it('counts from its moment on, for orders that are made then; the seller reads it and why', async () => {
  expect((await operator.send(desk.save, wish())).code).toBe(200);
  expect(await percentOf()).toBe(70);
  expect((await lecturer.send(sale.shares)).data).toMatchObject({
    sellerPercent: 70,
    rules: [{ sellerPercent: 80, reason: '销量过百' }],
  });
  pass(2);
  expect(await percentOf()).toBe(80);
  expect((await lecturer.send(sale.shares)).data.sellerPercent).toBe(80);
  expect((await shop.prove()).faults).toEqual([]);
});

it('an organization has its own, and what it gives its lecturer of that is its affair', async () => {
  const orgNo = await makeOrg(db, { orgType: 3, orgName: '北岸智造实训中心' });
  const given = wish({ walletKind: WalletKind.organization, ownerNo: orgNo, sellerPercent: 60 });
  expect((await operator.send(desk.save, given)).code).toBe(200);
  pass(2);
  const { courseId } = await shop.forSale({ lecturerUserNo: lecturer.userNo, orgNo });
  const order = await shop.stored(await shop.place(await t.person(), courseId));
  expect(order.sellerPercent).toBe(60);
  expect(await percentOf()).toBe(70);
});

it.each([
  ['sellerPercent', { sellerPercent: 101 }, '最多 100%'],
  ['beginsAt', { beginsAt: '2026-11-26 10:00:00' }, '生效时间要晚于现在：已经下的订单不能改'],
  ['reason', { reason: ' ' }, '请输入原因'],
])('a wrong %s is told at its field', async (path, change, message) => {
  const reply = await operator.send(desk.save, wish(change));
  expect(reply).toMatchObject({ code: 422, data: { issues: [{ path, message }] } });
});

it('what has not begun is taken back, what has is history', async () => {
  const { id } = (await operator.send(desk.save, wish())).data;
  expect((await operator.send(desk.save, wish({ sellerPercent: 75 }))).code).toBe(failures.SHARE_TWICE.code);
  const later = (await operator.send(desk.save, wish({ beginsAt: '2026-12-01 00:00:00', sellerPercent: 65 }))).data.id;
  pass(3);
  expect((await operator.send(desk.remove, { id })).code).toBe(failures.SHARE_BEGUN.code);
  expect((await operator.send(desk.remove, { id: later })).code).toBe(200);
  expect((await operator.send(desk.remove, { id: later })).code).toBe(404);
  const { list } = (await operator.send(desk.list, { walletKind: WalletKind.lecturer, keyword: '陈砚', pageSize: 100 }))
    .data;
  const row = list.find(({ ownerNo }) => ownerNo === lecturer.userNo);
  expect(row).toMatchObject({ sellerPercent: 80, isNextAhead: 0, rules: [{ id, sellerPercent: 80 }] });
  expect((await operator.send(desk.save, wish({ ownerNo: '1' }))).code).toBe(404);
});
