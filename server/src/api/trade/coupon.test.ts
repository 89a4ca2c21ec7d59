import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import * as adminBatch from '#contract/trade/adminCouponBatch.ts';
import * as coupons from '#contract/trade/coupon.ts';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { couponing } from '#test/coupons.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { PRICE, trading } from '#test/trade.ts';
import { couponStock } from '../../db/schema/coupon.ts';
import { closeOverdue } from '../../domain/trade/overdue.ts';

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

const takenOf = async (batchId: string) =>
  (await db.select().from(couponStock).where(eq(couponStock.batchId, batchId)))[0]!.taken;

it('everybody gets one, and no more are given than there are, however many ask at once', async () => {
  const batchId = await desk.batch(operator, { total: 3 });
  const twice = await Promise.all([1, 2, 3].map(() => buyer.send(coupons.claim, { batchId })));
  const had = failures.COUPON_TAKEN.code;
  expect(twice.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, had, had]);
  const people = await Promise.all(Array.from({ length: 8 }, () => t.person()));
  const replies = await Promise.all(people.map((one) => one.send(coupons.claim, { batchId })));
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(2);
  expect(replies.filter(({ code }) => code === failures.COUPONS_GONE.code)).toHaveLength(6);
  expect(await takenOf(batchId)).toBe(3);
});

it('one with a code is not open to who has not got it, and wrong codes are counted', async () => {
  const batchId = await desk.batch(operator, { isOpen: 0, code: 'dqngxue26' });
  expect((await buyer.send(coupons.claim, { batchId })).code).toBe(404);
  const listed = (await buyer.send(coupons.open, { pageSize: 100 })).data.list;
  expect(listed.some((one) => one.batchId === batchId)).toBe(false);
  expect((await buyer.send(coupons.redeem, { code: ' ' })).code).toBe(422);
  expect((await buyer.send(coupons.redeem, { code: ' DqngXue26 ' })).code).toBe(200);
  const guess = () => buyer.send(coupons.redeem, { code: 'GUESSED' });
  const replies = [];
  for (let nth = 0; nth < 11; nth += 1) replies.push((await guess()).code);
  expect(replies.slice(0, 10).every((code) => code === failures.NO_SUCH_COUPON.code)).toBe(true);
  expect(replies[10]).toBe(failures.TOO_MANY_CODES.code);
  pass(1);
  expect((await guess()).code).toBe(failures.NO_SUCH_COUPON.code);
});

it('lowers the price, with its bearer in the price, and is spent when the order is paid', async () => {
  const couponId = await desk.taken(buyer, await desk.batch(operator));
  const seen = await desk.checkout(buyer, courseId, couponId);
  expect(seen).toMatchObject({ price: 179, couponId, coupons: [{ couponId, price: 179, bar: '' }] });
  expect(seen.priceLines.at(-1)).toEqual({ what: '优惠券：开学券（平台承担）', price: -20 });
  expect((await desk.checkout(buyer, courseId)).price).toBe(199);
  const orderNo = await desk.bought(buyer, courseId, couponId);
  expect(await shop.stored(orderNo)).toMatchObject({ pricePaid: 17_900, subsidy: 2_000 });
  const used = (await buyer.send(coupons.list, { tab: 'used' })).data;
  expect(used).toMatchObject({ counts: { free: 0, used: 1, over: 0 }, list: [{ couponId, state: 'used' }] });
  const other = (await shop.forSale()).courseId;
  expect(await desk.checkout(buyer, other, couponId)).toMatchObject({ price: 199, couponId: null, coupons: [] });
  expect((await desk.place(buyer, other, couponId, 17_900)).code).toBe(failures.PRICE_CHANGED.code);
  expect((await shop.prove()).faults).toEqual([]);
});

it('is in one order at a time, and comes back when that is closed', async () => {
  const couponId = await desk.taken(buyer, await desk.batch(operator));
  const first = (await desk.place(buyer, courseId, couponId, 17_900)).data.orderNo;
  expect((await desk.place(buyer, courseId, couponId, 17_900)).data.orderNo).toBe(first);
  const other = (await shop.forSale()).courseId;
  const held = await desk.checkout(buyer, other, couponId);
  expect(held).toMatchObject({ price: 199, coupons: [{ bar: '用在另一个还没有付的订单里' }] });
  await buyer.send(order.close, { orderNo: first });
  const second = await desk.place(buyer, other, couponId, 17_900);
  expect(second.code).toBe(200);
  pass(3);
  await closeOverdue(t.platform);
  const again = await shop.again(buyer);
  expect((await desk.checkout(again, courseId, couponId)).price).toBe(179);
});

it('is nobody else’s', async () => {
  const couponId = await desk.taken(await t.person(), await desk.batch(operator));
  expect((await buyer.send(order.checkout, { courseId, couponId })).code).toBe(404);
  expect((await desk.place(buyer, courseId, couponId, 17_900)).code).toBe(404);
});

it.each([
  ['from an amount', { minPrice: 199.01 }, '满 199.01 元可以用'],
  ['for a later time', { beginTime: '2026-11-27 08:00:00' }, '2026-11-27 08:00 起可以用'],
])('one %s is shown with why it does not help yet', async (_what, wish, bar) => {
  const couponId = await desk.taken(buyer, await desk.batch(operator, wish));
  const seen = await desk.checkout(buyer, courseId, couponId);
  expect(seen).toMatchObject({ price: 199, couponId: null });
  expect(seen.coupons.find((one) => one.couponId === couponId)).toMatchObject({ bar, price: 199 });
});

it('one for a course is for no other', async () => {
  const couponId = await desk.taken(buyer, await desk.batch(operator, { courses: [{ courseId }] }));
  expect((await desk.checkout(buyer, courseId, couponId)).price).toBe(179);
  const other = (await shop.forSale()).courseId;
  expect((await desk.checkout(buyer, other, couponId)).coupons[0]).toMatchObject({ bar: '不适用于它' });
});

it('one for newcomers helps once, whoever gives the first thing back is none again', async () => {
  const batches = await Promise.all([1, 2].map(() => desk.batch(operator, { isNewcomer: 1, amountOff: 50 })));
  const [one, two] = [await desk.taken(buyer, batches[0]!), await desk.taken(buyer, batches[1]!)];
  const first = (await desk.place(buyer, courseId, one, 14_900)).data.orderNo;
  const other = (await shop.forSale()).courseId;
  expect((await desk.checkout(buyer, other, two)).price).toBe(199);
  await buyer.send(order.close, { orderNo: first });
  expect((await desk.checkout(buyer, other, two)).price).toBe(149);
  await desk.bought(buyer, courseId, one);
  expect((await desk.checkout(buyer, other, two)).price).toBe(199);
  const third = await desk.batch(operator, { isNewcomer: 1 });
  expect((await buyer.send(coupons.claim, { batchId: third })).code).toBe(failures.NEWCOMERS_ONLY.code);
});

it('what is over or switched off is neither given nor used', async () => {
  const batchId = await desk.batch(operator);
  const couponId = await desk.taken(buyer, batchId);
  await operator.send(adminBatch.arrange, { id: batchId, statusId: 0 });
  expect((await desk.checkout(buyer, courseId, couponId)).price).toBe(199);
  expect((await (await t.person()).send(coupons.claim, { batchId })).code).toBe(failures.COUPON_OVER.code);
  expect((await buyer.send(coupons.list, { tab: 'over' })).data.list).toMatchObject([{ couponId, state: 'over' }]);
  await operator.send(adminBatch.arrange, { id: batchId, statusId: 1 });
  expect((await desk.checkout(buyer, courseId, couponId)).price).toBe(179);
});

it('costs at least a cent', async () => {
  const couponId = await desk.taken(buyer, await desk.batch(operator, { amountOff: 5_000 }));
  expect((await desk.checkout(buyer, courseId, couponId)).price).toBe(0.01);
  const orderNo = await desk.bought(buyer, courseId, couponId);
  expect(await shop.stored(orderNo)).toMatchObject({ pricePaid: 1, subsidy: PRICE - 1 });
  expect((await shop.prove()).faults).toEqual([]);
});
