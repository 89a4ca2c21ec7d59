import { beforeEach, expect, it } from 'vitest';
import * as addFree from '#contract/course/order.ts';
import * as desk from '#contract/trade/adminOrder.ts';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { OrderState, RefundState } from '#contract/rules/orders.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';
import { userCourse } from '../../db/schema/study.ts';

const t = await testApp();
const { db } = t.database;
const shop = trading(t);
t.setNow(new Date('2026-11-26T02:00:00Z'));
let buyer: Person;
let operator: Person;
beforeEach(async () => {
  [buyer, operator] = [await t.person(), await t.person({ userType: 0, isAdmin: true })];
});

it('a refund takes the course back, reverses the ledger exactly, and happens once', async () => {
  const { courseId } = await shop.forSale();
  const orderNo = await shop.place(buyer, courseId);
  const serial = await shop.code(buyer, orderNo);
  await shop.bankTook(serial, [`T${serial}`]);
  await shop.notify(shop.word(serial));
  expect((await buyer.send(order.refund, { orderNo, reason: '' })).code).toBe(422);
  const asking = await Promise.all([1, 2].map(() => buyer.send(order.refund, { orderNo, reason: '买错了' })));
  expect(asking.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, 409]);
  const [asked] = (await operator.send(refunds.list)).data.list;
  expect(asked).toMatchObject({ orderNo, price: 199, reason: '买错了', progress: 0 });
  expect((await operator.send(refunds.decide, { id: asked!.id, isGranted: 0 })).code).toBe(422);
  const decisions = await Promise.all(
    [1, 2, 3].map(() => operator.send(refunds.decide, { id: asked!.id, isGranted: 1 })),
  );
  expect(decisions.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, 409, 409]);
  expect(await shop.held(buyer, courseId)).toBeUndefined();
  expect((await buyer.send(addFree.addCourseToUser, { courseId })).code).toBe(402);
  expect(await shop.prove()).toMatchObject({ isSound: 1 });
  await t.runJobs();
  const { data } = await operator.send(desk.view, { orderNo });
  expect(data).toMatchObject({ orderStatus: OrderState.refunded, refunds: [{ refundState: RefundState.done }] });
  const sums = new Map<string, number>();
  for (const { account, debit, credit } of data.entries.flatMap(({ postings }) => postings))
    sums.set(account, (sums.get(account) ?? 0) + Math.round(debit * 100) - Math.round(credit * 100));
  expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
  expect((await buyer.send(order.refund, { orderNo, reason: '再退一次' })).code).toBe(409);
  expect(await shop.prove()).toMatchObject({ isSound: 1 });
  await shop.place(buyer, courseId);
});

it('an operator does not decide about money of their own', async () => {
  const { courseId } = await shop.forSale();
  const orderNo = await shop.bought(operator, courseId);
  await operator.send(order.refund, { orderNo, reason: '自己的' });
  const own = (await operator.send(refunds.list)).data.list.find((one) => one.orderNo === orderNo)!;
  expect(own.isOwn).toBe(1);
  expect((await operator.send(refunds.decide, { id: own.id, isGranted: 1 })).code).toBe(failures.OWN_REFUND.code);
});

it('a gift that was held before comes back when what was bought over it is given back', async () => {
  const { courseId } = await shop.forSale();
  const orderNo = await shop.place(buyer, courseId);
  await db
    .insert(userCourse)
    .values({ userNo: buyer.userNo, courseId, source: 'gift', expiresAt: '2027-01-01 00:00:00' });
  await shop.notify(shop.word(await shop.code(buyer, orderNo)));
  expect(await shop.held(buyer, courseId)).toMatchObject({ source: 'order', expiresAt: null });
  await buyer.send(order.refund, { orderNo, reason: '已经有了' });
  const asked = (await operator.send(refunds.list)).data.list.find((one) => one.orderNo === orderNo)!;
  await operator.send(refunds.decide, { id: asked.id, isGranted: 1 });
  expect(await shop.held(buyer, courseId)).toMatchObject({ source: 'gift', expiresAt: '2027-01-01 00:00:00' });
});
