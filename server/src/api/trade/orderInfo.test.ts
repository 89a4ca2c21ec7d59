import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import * as addFree from '#contract/course/order.ts';
import * as failures from '#contract/trade/failures.ts';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as desk from '#contract/trade/adminOrder.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { OrderState, PayType, RefundState } from '#contract/rules/orders.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { PRICE, trading } from '#test/trade.ts';
import { course } from '../../db/schema/course.ts';
import { userCourse } from '../../db/schema/study.ts';
import { demoBankTrade, tradeNotice, tradeOrder, tradeRefund } from '../../db/schema/trade.ts';
import { closeOverdue, releaseDue } from '../../domain/trade/overdue.ts';

const t = await testApp();
const { db } = t.database;
const shop = trading(t);
const START = Date.parse('2026-11-26T02:00:00Z');
const pass = (hours: number) => t.setNow(new Date(START + hours * 3_600_000));
let buyer: Person;
let operator: Person;
beforeEach(async () => {
  pass(0);
  [buyer, operator] = [await t.person(), await t.person({ userType: 0, isAdmin: true })];
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

it('50 notices of one payment at once deliver once', async () => {
  const { courseId } = await shop.forSale();
  const orderNo = await shop.place(buyer, courseId);
  const word = shop.word(await shop.code(buyer, orderNo));
  const replies = await Promise.all(Array.from({ length: 50 }, () => shop.notify(word)));
  expect(replies.filter(({ data }) => data.verdict === 'taken')).toHaveLength(1);
  expect(replies.filter(({ data }) => data.verdict === 'absorbed')).toHaveLength(49);
  expect(await shop.held(buyer, courseId)).toMatchObject({ source: 'order', expiresAt: null });
  expect((await db.select().from(course).where(eq(course.id, courseId)))[0]).toMatchObject({
    countBuy: 1,
    countStudy: 1,
  });
  expect(await shop.prove()).toMatchObject({ isSound: 1, total: 0 });
});

it('forged, replayed, stale, foreign and wrong notices change nothing and are kept', async () => {
  const { courseId } = await shop.forSale();
  const orderNo = await shop.place(buyer, courseId);
  const serial = await shop.code(buyer, orderNo);
  const good = shop.sign(shop.word(serial));
  const refused = [
    { ...good, payload: good.payload.replace(String(PRICE), '1') },
    { ...good, signature: '0'.repeat(64) },
    shop.sign(shop.word(serial, { amount: PRICE - 1 })),
    shop.sign(shop.word(serial, { amount: PRICE * 100 })),
    shop.sign(shop.word(serial, { currency: 'USD' })),
    shop.sign(shop.word('123456789012345678')),
  ];
  for (const notice of refused) expect((await shop.send(notice)).code).toBe(failures.NOTICE_REFUSED.code);
  pass(0.2);
  expect((await shop.send(good)).code).toBe(failures.NOTICE_REFUSED.code);
  pass(0);
  expect(await shop.stored(orderNo)).toMatchObject({ orderStatus: OrderState.toPay });
  expect(await shop.held(buyer, courseId)).toBeUndefined();
  expect((await shop.send(good)).data.verdict).toBe('taken');
  expect((await shop.send(good)).data.verdict).toBe('replayed');
  const verdicts = await db.select({ verdict: tradeNotice.verdict }).from(tradeNotice);
  expect(new Set(verdicts.map(({ verdict }) => verdict))).toEqual(
    new Set(['forged', 'wrongAmount', 'wrongCurrency', 'unknown', 'stale', 'taken', 'replayed', 'absorbed']),
  );
});

it('a refusal that comes after the payment is absorbed, one that comes before lets the order be paid', async () => {
  const { courseId } = await shop.forSale();
  const orderNo = await shop.place(buyer, courseId);
  const serial = await shop.code(buyer, orderNo);
  const refusal = shop.word(serial, { outcome: 'refused', tradeNo: 'R1' });
  expect((await shop.notify(refusal)).data.verdict).toBe('refused');
  expect(await shop.stored(orderNo)).toMatchObject({ orderStatus: OrderState.failed });
  expect((await shop.notify(shop.word(serial))).data.verdict).toBe('taken');
  expect((await shop.notify(refusal)).data.verdict).toBe('absorbed');
  expect(await shop.stored(orderNo)).toMatchObject({ orderStatus: OrderState.paid });
});

it('what is paid twice or too late goes back, and the ledger stays zero', async () => {
  const [twice, late] = [await shop.forSale(), await shop.forSale()];
  const first = await shop.place(buyer, twice.courseId);
  const serial = await shop.code(buyer, first);
  await bankTook(serial, ['A1', 'A2']);
  expect((await shop.notify(shop.word(serial, { tradeNo: 'A1' }))).data.verdict).toBe('taken');
  expect((await shop.notify(shop.word(serial, { tradeNo: 'A2' }))).data.verdict).toBe('surplus');
  const second = await shop.place(buyer, late.courseId);
  const other = await shop.code(buyer, second);
  await bankTook(other, ['B1']);
  await buyer.send(order.close, { orderNo: second });
  expect((await shop.notify(shop.word(other, { tradeNo: 'B1' }))).data.verdict).toBe('surplus');
  expect(await shop.stored(second)).toMatchObject({ orderStatus: OrderState.closed });
  expect(await shop.held(buyer, late.courseId)).toBeUndefined();
  expect(await shop.prove()).toMatchObject({ isSound: 1 });
  await t.runJobs();
  const back = await db.select().from(tradeRefund).where(eq(tradeRefund.userNo, buyer.userNo));
  expect(back.map(({ refundState, amount, isSurplus }) => [refundState, amount, isSurplus])).toEqual([
    [RefundState.done, PRICE, 1],
    [RefundState.done, PRICE, 1],
  ]);
  expect(await shop.prove()).toMatchObject({ isSound: 1, balances: { 1: expect.any(Number) as number } });
});

it('nobody pays: the job closes after two hours, but asks the bank first', async () => {
  const [paid, unpaid] = [await shop.forSale(), await shop.forSale()];
  const [silent, forgotten] = [await shop.place(buyer, paid.courseId), await shop.place(buyer, unpaid.courseId)];
  await bankTook(await shop.code(buyer, silent), ['C1']);
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

it('a refund takes the course back, reverses the ledger exactly, and happens once', async () => {
  const { courseId } = await shop.forSale();
  const orderNo = await shop.place(buyer, courseId);
  const serial = await shop.code(buyer, orderNo);
  await bankTook(serial, [`T${serial}`]);
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

it('the rule: seven days, less than a tenth learnt, not started over; shares are free afterwards', async () => {
  const { courseId } = await shop.forSale();
  const orderNo = await shop.bought(buyer, courseId);
  const learn = (change: Partial<typeof userCourse.$inferInsert>) =>
    db.update(userCourse).set(change).where(eq(userCourse.courseId, courseId));
  const bar = async () => (await buyer.send(order.view, { orderNo })).data.refundBar;
  await learn({ progress: 1000 });
  expect(await bar()).toBe('已经学了 10% 以上，不能退款了');
  expect(await buyer.send(order.refund, { orderNo, reason: '不想学了' })).toMatchObject({
    code: failures.REFUND_BARRED.code,
    msg: '已经学了 10% 以上，不能退款了',
  });
  await learn({ progress: 0, resetAt: '2026-11-26 12:00:00' });
  expect(await bar()).toBe('这门课程重新开始过，算作已经学过，不能退款');
  await learn({ progress: 999, resetAt: null });
  expect(await bar()).toBe('');
  pass(7 * 24 - 0.01);
  await releaseDue(t.platform);
  expect(await shop.stored(orderNo)).toMatchObject({ releasedAt: null });
  buyer = await shop.again(buyer);
  expect((await buyer.send(order.refund, { orderNo, reason: '最后一刻' })).code).toBe(200);
  pass(7 * 24);
  await releaseDue(t.platform);
  expect(await shop.stored(orderNo)).toMatchObject({ releasedAt: null });
  expect((await buyer.send(order.withdraw, { orderNo })).code).toBe(200);
  expect(await bar()).toBe('付款超过 7 天，不能退款了');
  const before = await shop.prove();
  await releaseDue(t.platform);
  expect((await shop.stored(orderNo)).releasedAt).not.toBeNull();
  const after = await shop.prove();
  expect(after.isSound).toBe(1);
  // 70 % of 199 yuan, set free for the lecturer, whom no organization shares with.
  expect([7, 5].map((kind) => (after.balances[kind] ?? 0) - (before.balances[kind] ?? 0))).toEqual([13_930, -13_930]);
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

/** The bank has taken money with a code, so that it can also return it. */
async function bankTook(serialNumber: string, tradeNos: readonly string[]): Promise<void> {
  for (const tradeNo of tradeNos)
    await db.insert(demoBankTrade).values({
      gmtCreate: '2026-11-26 10:00:00',
      codeId: sql`(select id from demo_bank_code where serial_number = ${serialNumber})`,
      tradeNo,
      isPaid: 1,
    });
}
