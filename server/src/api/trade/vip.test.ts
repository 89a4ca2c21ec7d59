import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { VipLevel } from '#contract/rules/membership.ts';
import { OrderState } from '#contract/rules/orders.ts';
import * as courseOrder from '#contract/course/order.ts';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import * as vip from '#contract/trade/vip.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { PRICE } from '#test/trade.ts';
import { memberships } from '#test/vip.ts';
import { website } from '../../db/schema/system.ts';
import { userCourse } from '../../db/schema/study.ts';

const t = await testApp();
const { db } = t.database;
const club = memberships(t);
const { shop } = club;
await club.open();
const [month, year] = [await club.tier(VipLevel.first, 3_000, 30), await club.tier(VipLevel.second, 30_000, 365)];

const START = Date.parse('2026-11-26T02:00:00Z');
const pass = (days: number) => t.setNow(new Date(START + days * 86_400_000));
const mine = async (person: Person) => (await person.send(vip.mine)).data;
const grant = async (orderNo: string) => {
  const operator = await t.person({ userType: 0, isAdmin: true });
  const { list } = (await operator.send(refunds.list, { pageSize: 100 })).data;
  const id = list.find((one) => one.orderNo === orderNo)!.id;
  return operator.send(refunds.decide, { id, isGranted: 1 });
};

let buyer: Person;
/** Days go by; who was signed in is so anew. */
const later = async (days: number) => {
  pass(days);
  buyer = await shop.again(buyer);
};
beforeEach(async () => {
  pass(0);
  buyer = await t.person();
});

it('a membership is paid once, renewed before its end it goes on, after it it begins anew', async () => {
  expect(await mine(buyer)).toMatchObject({ member: null, offers: [{ act: 'open', price: 30 }, { price: 300 }] });
  await club.bought(buyer, month, 3_000);
  expect((await mine(buyer)).member).toMatchObject({ vipLevel: VipLevel.first, endsAt: '2026-12-26 10:00:00' });
  await later(29);
  await club.bought(buyer, month, 3_000);
  expect((await mine(buyer)).member).toMatchObject({ endsAt: '2026-12-26 10:00:00', until: '2027-01-25 10:00:00' });
  await later(61);
  expect((await mine(buyer)).member).toBeNull();
  await club.bought(buyer, month, 3_000);
  expect((await mine(buyer)).member).toMatchObject({ endsAt: '2027-02-25 10:00:00' });
  expect((await shop.prove()).faults).toEqual([]);
});

it('all of the price is the platform’s', async () => {
  const before = await shop.prove();
  await club.bought(buyer, month, 3_000);
  const after = await shop.prove();
  expect((after.balances[3] ?? 0) - (before.balances[3] ?? 0)).toBe(-3_000);
  expect([after.balances[6] ?? 0, after.balances[7] ?? 0]).toEqual([before.balances[6] ?? 0, before.balances[7] ?? 0]);
});

it('a course that is free for members is open as long as the membership; what was learnt stays', async () => {
  const { courseId } = await shop.forSale({ isVipFree: 1 });
  const enrol = () => buyer.send(courseOrder.addCourseToUser, { courseId });
  expect((await enrol()).code).toBe(402);
  await club.bought(buyer, month, 3_000);
  expect((await enrol()).data).toEqual({ courseId, isNew: 1 });
  expect((await enrol()).data).toEqual({ courseId, isNew: 0 });
  expect(await shop.held(buyer, courseId)).toMatchObject({ source: 'vip', expiresAt: '2026-12-26 10:00:00' });
  await db.update(userCourse).set({ progress: 5_000 }).where(eq(userCourse.userNo, buyer.userNo));
  await later(31);
  expect((await enrol()).data).toEqual({ courseId, isNew: 0 });
  await club.bought(buyer, month, 3_000);
  expect(await shop.held(buyer, courseId)).toMatchObject({ progress: 5_000, expiresAt: '2027-01-26 10:00:00' });
  const orderNo = await shop.bought(buyer, courseId);
  expect(await shop.held(buyer, courseId)).toMatchObject({ source: 'order', expiresAt: null });
  await db.update(userCourse).set({ progress: 0 }).where(eq(userCourse.userNo, buyer.userNo));
  await buyer.send(order.refund, { orderNo, reason: '会员够用了' });
  expect((await grant(orderNo)).code).toBe(200);
  expect(await shop.held(buyer, courseId)).toMatchObject({ source: 'vip', expiresAt: '2027-01-26 10:00:00' });
});

it('a course that members have not for nothing stays locked', async () => {
  const { courseId } = await shop.forSale();
  await club.bought(buyer, month, 3_000);
  expect((await buyer.send(courseOrder.addCourseToUser, { courseId })).code).toBe(402);
});

it('an upgrade costs the difference, and begins at once', async () => {
  await club.bought(buyer, month, 3_000);
  await later(10.5);
  expect((await mine(buyer)).offers[1]).toMatchObject({ act: 'upgrade', price: 281, credit: 19 });
  expect((await club.place(buyer, year, 30_000)).code).toBe(failures.PRICE_CHANGED.code);
  const orderNo = await club.bought(buyer, year, 28_100);
  expect((await mine(buyer)).member).toMatchObject({ vipLevel: VipLevel.second, until: '2027-12-06 22:00:00' });
  expect((await buyer.send(order.view, { orderNo })).data.priceLines).toEqual([
    { what: '标价', price: 300 },
    { what: '现有会员剩下的天数折算', price: -19 },
  ]);
  expect((await shop.prove()).faults).toEqual([]);
});

it('what an upgrade takes in payment is asked back before it is paid: its money goes back', async () => {
  const first = await club.bought(buyer, month, 3_000);
  const { data } = await club.place(buyer, year, 27_000);
  const serial = await shop.code(buyer, data.orderNo);
  expect((await buyer.send(order.refund, { orderNo: first, reason: '不要了' })).code).toBe(200);
  const reply = await shop.notify(shop.word(serial, { amount: 27_000 }));
  expect(reply.data.verdict).toBe('surplus');
  expect(await shop.stored(data.orderNo)).toMatchObject({ orderStatus: OrderState.closed, closeReason: 'gone' });
  expect((await grant(first)).code).toBe(200);
  expect((await mine(buyer)).member).toBeNull();
  expect((await shop.prove()).faults).toEqual([]);
});

it('of two tiers somebody has one open order: the newest wish', async () => {
  const one = (await club.place(buyer, month, 3_000)).data.orderNo;
  const other = (await club.place(buyer, year, 30_000)).data.orderNo;
  expect(await shop.stored(one)).toMatchObject({ orderStatus: OrderState.closed, closeReason: 'replaced' });
  expect(await shop.stored(other)).toMatchObject({ orderStatus: OrderState.toPay });
});

it('given back while unused; an upgrade that is given back leaves what it took', async () => {
  await club.bought(buyer, month, 3_000);
  const upgrade = await club.bought(buyer, year, 27_000);
  await buyer.send(order.refund, { orderNo: upgrade, reason: '太长了' });
  expect((await mine(buyer)).member).toBeNull();
  expect((await grant(upgrade)).code).toBe(200);
  expect((await mine(buyer)).member).toMatchObject({ vipLevel: VipLevel.first, until: '2026-12-26 10:00:00' });
  expect((await shop.prove()).faults).toEqual([]);
});

it('asked back and kept after all, it is there again', async () => {
  const orderNo = await club.bought(buyer, month, 3_000);
  await buyer.send(order.refund, { orderNo, reason: '再想想' });
  expect((await mine(buyer)).member).toBeNull();
  await buyer.send(order.withdraw, { orderNo });
  expect((await mine(buyer)).member).toMatchObject({ until: '2026-12-26 10:00:00' });
});

it('a renewal that is asked back lengthens nothing at once: courses end where the membership does without it', async () => {
  const { courseId } = await shop.forSale({ isVipFree: 1 });
  const ends = async () => (await shop.held(buyer, courseId))!.expiresAt;
  await club.bought(buyer, month, 3_000);
  await buyer.send(courseOrder.addCourseToUser, { courseId });
  const orderNo = await club.bought(buyer, month, 3_000);
  expect(await ends()).toBe('2027-01-25 10:00:00');
  expect((await buyer.send(order.refund, { orderNo, reason: '一个月够了' })).code).toBe(200);
  expect(await ends()).toBe('2026-12-26 10:00:00');
  await buyer.send(order.withdraw, { orderNo });
  expect(await ends()).toBe('2027-01-25 10:00:00');
});

it('once a course was taken as a member, or bought at their price, it cannot be given back; nor what was exchanged', async () => {
  const { courseId } = await shop.forSale({ isVipFree: 1 });
  const used = await club.bought(buyer, month, 3_000);
  await buyer.send(courseOrder.addCourseToUser, { courseId });
  const bar = async (orderNo: string) => (await buyer.send(order.view, { orderNo })).data.refundBar;
  expect(await bar(used)).toContain('已经用会员学过课程');
  await club.bought(buyer, year, 27_000);
  expect(await bar(used)).toContain('已经折算进升级');
  buyer = await t.person();
  const late = await club.bought(buyer, month, 3_000);
  await later(7);
  expect((await buyer.send(order.view, { orderNo: late })).data.refundBar).toBe('付款超过 7 天，不能退款了');
});

it('second-level members pay their price, and the line says so', async () => {
  const { courseId } = await shop.forSale({ courseSvipDiscount: 15_000 });
  const price = async () => (await buyer.send(order.checkout, { courseId })).data.price;
  await club.bought(buyer, month, 3_000);
  expect(await price()).toBe(PRICE / 100);
  const upgrade = await club.bought(buyer, year, 27_000);
  expect((await buyer.send(order.checkout, { courseId })).data).toMatchObject({
    price: 150,
    priceLines: [{ what: '标价' }, { what: '优惠' }, { what: '会员价', price: -49 }],
  });
  await shop.place(buyer, courseId, 15_000);
  expect((await buyer.send(order.view, { orderNo: upgrade })).data.refundBar).toContain('按会员价买过');
});

it('while membership is not open nothing of it is sold or given', async () => {
  const { courseId } = await shop.forSale({ isVipFree: 1, courseSvipDiscount: 15_000 });
  await club.bought(buyer, year, 30_000);
  await db.update(website).set({ isEnableVip: 0 });
  expect((await mine(buyer)).offers).toEqual([]);
  expect((await club.place(buyer, month, 3_000)).code).toBe(404);
  expect((await buyer.send(courseOrder.addCourseToUser, { courseId })).code).toBe(402);
  expect((await buyer.send(order.checkout, { courseId })).data.price).toBe(PRICE / 100);
  await club.open();
});

it('exactly one thing is ordered', async () => {
  const both = { vipSetId: month, courseId: month };
  for (const wish of [{}, both])
    expect((await buyer.send(order.save, { ...wish, price: 30, requestKey: shop.requestKey() })).code).toBe(422);
});
