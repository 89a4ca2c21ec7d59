import { beforeEach, expect, it } from 'vitest';
import { AccountKind } from '#contract/rules/ledger.ts';
import { OrderState } from '#contract/rules/orders.ts';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { couponing } from '#test/coupons.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { PRICE, trading } from '#test/trade.ts';
import { integralLog } from '../../db/schema/study.ts';
import { eq } from 'drizzle-orm';
import { keepLine } from '../integral/line.ts';
import { pointsOf } from '../integral/share.ts';
import { mergePerson } from '../person/merge.ts';
import { closeOverdue } from './overdue.ts';

const t = await testApp();
const { db } = t.database;
const shop = trading(t);
const desk = couponing(t, shop);
const operator = await t.person({ userType: 0, isAdmin: true });
const START = Date.parse('2026-11-26T02:00:00Z');
const pass = (hours: number) => t.setNow(new Date(START + hours * 3_600_000));
let buyer: Person;
let courseId: string;
beforeEach(async () => {
  pass(0);
  buyer = await t.person();
  ({ courseId } = await shop.forSale());
});

const give = ({ userNo }: Person, points: number) =>
  keepLine(db, { userNo, kind: 'share', target: `course:${points}`, targetName: '', points }, t.platform.clock());
const have = () => pointsOf(db, buyer.userNo);
const place = (cents: number, wish: { usePoints?: 0 | 1; couponId?: string } = {}) =>
  buyer.send(order.save, { courseId, price: cents / 100, requestKey: shop.requestKey(), usePoints: 1, ...wish });

it('points lower what is paid, leave the book when it is ordered, and the platform bears them', async () => {
  await give(buyer, 300);
  const plain = (await buyer.send(order.checkout, { courseId })).data;
  expect(plain).toMatchObject({ price: 199, points: { have: 300, most: 300, used: 0 } });
  const seen = (await buyer.send(order.checkout, { courseId, usePoints: 1 })).data;
  expect(seen).toMatchObject({ price: 196, points: { have: 300, most: 300, used: 300 } });
  expect(seen.priceLines.at(-1)).toEqual({ what: '积分抵扣：300 积分（平台承担）', price: -3 });
  const before = (await shop.prove()).balances;
  const { orderNo } = (await place(PRICE - 300)).data;
  expect(await have()).toBe(0);
  // Looked at again, the points of the open order are there for it.
  expect((await buyer.send(order.checkout, { courseId, usePoints: 1 })).data).toMatchObject({
    price: 196,
    points: { have: 300, used: 300 },
  });
  expect((await place(PRICE - 300)).data.orderNo).toBe(orderNo);
  const serial = await shop.code(buyer, orderNo);
  await shop.notify(shop.word(serial, { amount: PRICE - 300 }));
  expect(await shop.stored(orderNo)).toMatchObject({
    orderStatus: OrderState.paid,
    pricePaid: PRICE - 300,
    points: 300,
    pointsOff: 300,
    subsidy: 300,
  });
  const proof = await shop.prove();
  expect(proof.faults).toEqual([]);
  const moved = (kind: AccountKind) => (proof.balances[kind] ?? 0) - (before[kind] ?? 0);
  expect(moved(AccountKind.points)).toBe(300);
  expect(moved(AccountKind.subsidy)).toBe(0);
  // The lecturer has the share of the whole price.
  expect(moved(AccountKind.frozenLecturer)).toBe(-13_930);
});

it('they never pay more than half, come after a coupon, and the coupon is still told apart in the ledger', async () => {
  await give(buyer, 100_000);
  const couponId = await desk.taken(buyer, await desk.batch(operator));
  const { orderNo } = (await place(8_950, { couponId })).data;
  expect(await shop.stored(orderNo)).toMatchObject({ pricePaid: 8_950, subsidy: 10_950, points: 8_950 });
  await shop.notify(shop.word(await shop.code(buyer, orderNo), { amount: 8_950 }));
  expect((await shop.prove()).faults).toEqual([]);
});

it('an order that is cancelled, replaced, overdue or given back gives them back, once', async () => {
  await give(buyer, 500);
  const first = (await place(PRICE - 500)).data.orderNo;
  const second = (await place(PRICE, { usePoints: 0 })).data.orderNo;
  expect(await shop.stored(first)).toMatchObject({ orderStatus: OrderState.closed, closeReason: 'replaced' });
  expect(await have()).toBe(500);
  await buyer.send(order.close, { orderNo: second });
  const third = (await place(PRICE - 500)).data.orderNo;
  await buyer.send(order.close, { orderNo: third });
  await buyer.send(order.close, { orderNo: third });
  expect(await have()).toBe(500);
  await place(PRICE - 500);
  pass(3);
  await closeOverdue(t.platform);
  expect(await have()).toBe(500);
  const { orderNo } = (await place(PRICE - 500)).data;
  const serial = await shop.code(buyer, orderNo);
  await shop.bankTook(serial, [`T${serial}`]);
  await shop.notify(shop.word(serial, { amount: PRICE - 500 }));
  await buyer.send(order.refund, { orderNo, reason: '不学了' });
  expect(await have()).toBe(0);
  const asked = (await operator.send(refunds.list, { pageSize: 100 })).data.list;
  const refund = asked.find((one) => one.orderNo === orderNo)!;
  expect(refund.price).toBe((PRICE - 500) / 100);
  await operator.send(refunds.decide, { id: refund.id, isGranted: 1 });
  await t.runJobs();
  expect(await have()).toBe(500);
  expect((await shop.prove()).faults).toEqual([]);
});

it('two orders at once spend the same points once; the later one hears of another price', async () => {
  await give(buyer, 300);
  const other = await shop.forSale();
  const wishes = [courseId, other.courseId].map((id) => ({ courseId: id, price: (PRICE - 300) / 100 }));
  const replies = await Promise.all(
    wishes.map((wish) => buyer.send(order.save, { ...wish, usePoints: 1, requestKey: shop.requestKey() })),
  );
  expect(replies.map(({ code }) => code).toSorted((one, two) => one - two)).toEqual([200, failures.PRICE_CHANGED.code]);
  expect(await have()).toBe(0);
});

it('two accounts become one: what the order that is closed gives back goes to who is left, once', async () => {
  await give(buyer, 500);
  await place(PRICE - 500);
  const other = await t.person();
  await other.send(order.save, { courseId, price: PRICE / 100, requestKey: shop.requestKey() });
  await db.transaction((tx) => mergePerson(tx, buyer.userNo, other.userNo, t.platform.clock()));
  expect(await pointsOf(db, other.userNo)).toBe(500);
  pass(3);
  await closeOverdue(t.platform);
  expect(await have()).toBe(0);
  expect(await pointsOf(db, other.userNo)).toBe(500);
  expect((await shop.prove()).faults).toEqual([]);
});

it('the proof names the order whose points do not agree with the book', async () => {
  await give(buyer, 200);
  const { orderNo } = (await place(PRICE - 200)).data;
  await db.delete(integralLog).where(eq(integralLog.target, `order:${(await shop.stored(orderNo)).id}`));
  expect((await shop.prove()).faults).toContainEqual({
    what: '积分明细与订单不符',
    row: orderNo,
    note: '订单 200 积分，状态 1，明细 0',
  });
});
