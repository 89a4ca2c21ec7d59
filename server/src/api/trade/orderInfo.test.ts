import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { OrderState, PayType } from '#contract/rules/orders.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { PRICE, trading } from '#test/trade.ts';
import { course } from '../../db/schema/course.ts';
import { userCourse } from '../../db/schema/study.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { closeOverdue, releaseDue } from '../../domain/trade/overdue.ts';

const t = await testApp();
const { db } = t.database;
const shop = trading(t);
const START = Date.parse('2026-11-26T02:00:00Z');
const pass = (hours: number) => t.setNow(new Date(START + hours * 3_600_000));
let buyer: Person;
beforeEach(async () => {
  pass(0);
  buyer = await t.person();
});

it('double clicks and two tabs make one order, at the price that was shown', async () => {
  const { courseId } = await shop.forSale();
  const requestKey = shop.requestKey();
  const clicks = [requestKey, requestKey, shop.requestKey(), shop.requestKey()];
  const replies = await Promise.all(
    clicks.map((key) => buyer.send(order.save, { courseId, price: PRICE / 100, requestKey: key })),
  );
  expect(new Set(replies.map(({ data }) => data.orderNo)).size).toBe(1);
  expect(await db.$count(tradeOrder, eq(tradeOrder.userNo, buyer.userNo))).toBe(1);
  const view = await buyer.send(order.view, { orderNo: replies[0]!.data.orderNo });
  expect(view.data).toMatchObject({
    orderStatus: OrderState.toPay,
    pricePaid: 199,
    priceLines: [
      { what: '标价', price: 299 },
      { what: '优惠', price: -100 },
    ],
  });
});

it('a price that changed since is asked for again, and the order of the old price is replaced', async () => {
  const { courseId } = await shop.forSale();
  const old = await shop.place(buyer, courseId);
  await db.update(course).set({ courseDiscount: 25_000 }).where(eq(course.id, courseId));
  const key = shop.requestKey();
  expect(await buyer.send(order.save, { courseId, price: PRICE / 100, requestKey: key })).toMatchObject({
    code: failures.PRICE_CHANGED.code,
    data: { price: 250 },
  });
  const fresh = await shop.place(buyer, courseId, 25_000);
  expect(fresh).not.toBe(old);
  expect(await shop.stored(old)).toMatchObject({ orderStatus: OrderState.closed, closeReason: 'replaced' });
});

it.each([-1, 199.001, 1e12, Number.NaN])('a price of %s is refused at its field', async (price) => {
  const { courseId } = await shop.forSale();
  const reply = await buyer.send(order.save, { courseId, price, requestKey: shop.requestKey() });
  expect(reply.code).toBe(422);
});

it('what is free, withdrawn, one’s own or held already is not sold', async () => {
  const [free, gone, own, held] = await Promise.all([
    shop.forSale({ courseOriginal: 0, courseDiscount: 0 }),
    shop.forSale(),
    shop.forSale({ lecturerUserNo: buyer.userNo }),
    shop.forSale(),
  ]);
  const orderNo = await shop.place(buyer, gone.courseId);
  await db.update(course).set({ isPutaway: 0 }).where(eq(course.id, gone.courseId));
  await db.insert(userCourse).values({ userNo: buyer.userNo, courseId: held.courseId, source: 'gift' });
  const reasons = [];
  for (const { courseId } of [free, own, held])
    reasons.push((await buyer.send(order.save, { courseId, price: 199, requestKey: shop.requestKey() })).code);
  expect(reasons).toEqual(
    [failures.FREE_PRODUCT, failures.OWN_PRODUCT, failures.ALREADY_BOUGHT].map((one) => one.code),
  );
  const late = await buyer.send(order.pay, { orderNo, payType: PayType.standIn });
  expect(late.code).toBe(failures.NOT_FOR_SALE.code);
  expect((await buyer.send(order.pay, { orderNo, payType: PayType.wechat })).code).toBe(failures.WAY_NOT_OPEN.code);
});

it('nobody pays: the job closes after two hours, but asks the bank first', async () => {
  const [paid, unpaid] = [await shop.forSale(), await shop.forSale()];
  const [silent, forgotten] = [await shop.place(buyer, paid.courseId), await shop.place(buyer, unpaid.courseId)];
  await shop.bankTook(await shop.code(buyer, silent), ['C1']);
  pass(1.99);
  await closeOverdue(t.platform);
  expect(await shop.stored(forgotten)).toMatchObject({ orderStatus: OrderState.toPay });
  pass(2);
  expect((await buyer.send(order.pay, { orderNo: forgotten, payType: PayType.standIn })).code).toBe(
    failures.ORDER_OVERDUE.code,
  );
  await closeOverdue(t.platform);
  expect(await shop.stored(forgotten)).toMatchObject({ orderStatus: OrderState.closed, closeReason: 'overdue' });
  expect(await shop.stored(silent)).toMatchObject({ orderStatus: OrderState.paid });
  expect(await shop.held(buyer, paid.courseId)).toMatchObject({ source: 'order' });
});

it('a bank that does not answer about one order keeps that one open, and the others are closed', async () => {
  const [asked, never] = [await shop.forSale(), await shop.forSale()];
  const [unsure, forgotten] = [await shop.place(buyer, asked.courseId), await shop.place(buyer, never.courseId)];
  await shop.code(buyer, unsure);
  pass(2);
  const bank = t.platform.providers.pay.get(PayType.standIn)!;
  const query = vi.spyOn(bank, 'query').mockRejectedValue(new Error('down'));
  await closeOverdue(t.platform);
  expect(await shop.stored(unsure)).toMatchObject({ orderStatus: OrderState.toPay });
  expect(await shop.stored(forgotten)).toMatchObject({ orderStatus: OrderState.closed });
  query.mockRestore();
  await closeOverdue(t.platform);
  expect(await shop.stored(unsure)).toMatchObject({ orderStatus: OrderState.closed });
});

it('the rule of a recorded course: fifteen days, four fifths learnt at most, not started over; shares are free afterwards', async () => {
  const { courseId } = await shop.forSale();
  const orderNo = await shop.bought(buyer, courseId);
  const learn = (change: Partial<typeof userCourse.$inferInsert>) =>
    db.update(userCourse).set(change).where(eq(userCourse.courseId, courseId));
  const bar = async () => (await buyer.send(order.view, { orderNo })).data.refundBar;
  await learn({ progress: 8001 });
  expect(await bar()).toBe('已经学了超过 80%，不能退款了');
  expect(await buyer.send(order.refund, { orderNo, reason: '不想学了' })).toMatchObject({
    code: failures.REFUND_BARRED.code,
    msg: '已经学了超过 80%，不能退款了',
  });
  await learn({ progress: 0, resetAt: '2026-11-26 12:00:00' });
  expect(await bar()).toBe('这门课程重新开始过，算作已经学过，不能退款');
  await learn({ progress: 999, resetAt: null });
  expect(await bar()).toBe('');
  pass(15 * 24 - 0.01);
  await releaseDue(t.platform);
  expect(await shop.stored(orderNo)).toMatchObject({ releasedAt: null });
  buyer = await shop.again(buyer);
  expect((await buyer.send(order.refund, { orderNo, reason: '最后一刻' })).code).toBe(200);
  pass(15 * 24);
  await releaseDue(t.platform);
  expect(await shop.stored(orderNo)).toMatchObject({ releasedAt: null });
  expect((await buyer.send(order.withdraw, { orderNo })).code).toBe(200);
  expect(await bar()).toBe('付款超过 15 天，不能退款了');
  const before = await shop.prove();
  await releaseDue(t.platform);
  expect((await shop.stored(orderNo)).releasedAt).not.toBeNull();
  const after = await shop.prove();
  expect(after.isSound).toBe(1);
  // 70 % of 199 yuan, set free for the lecturer, whom no organization shares with.
  expect([7, 5].map((kind) => (after.balances[kind] ?? 0) - (before.balances[kind] ?? 0))).toEqual([13_930, -13_930]);
});
