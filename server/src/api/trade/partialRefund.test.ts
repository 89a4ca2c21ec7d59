import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { AccountKind } from '#contract/rules/ledger.ts';
import { OrderState, RefundState } from '#contract/rules/orders.ts';
import * as desk from '#contract/trade/adminOrder.ts';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { couponing } from '#test/coupons.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';
import { staySignedIn } from '#test/vacancies.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { keepLine } from '../../domain/integral/line.ts';
import { pointsOf } from '../../domain/integral/share.ts';
import { releaseDue } from '../../domain/trade/overdue.ts';

const t = await testApp({ SESSION_HOURS: '8760' });
const { db } = t.database;
const shop = trading(t);
const START = Date.parse('2026-11-26T02:00:00Z');
const pass = (days: number) => t.setNow(new Date(START + days * 86_400_000));
pass(0);
const operator = await t.person({ userType: 0, isAdmin: true });
const THIRD = 3333;
let buyer: Person;
let courseId: string;
beforeEach(async () => {
  pass(0);
  buyer = await t.person();
  await staySignedIn(t);
  ({ courseId } = await shop.forSale({ courseDiscount: 9_900 }));
});

/** Bought by scanning, and so far learnt; the bank can return it. */
async function bought(progress = THIRD): Promise<string> {
  const orderNo = await shop.place(buyer, courseId, 9_900);
  const serial = await shop.code(buyer, orderNo);
  await shop.bankTook(serial, [`T${serial}`]);
  await shop.notify(shop.word(serial, { amount: 9_900 }));
  await learn(progress);
  return orderNo;
}

const learn = (progress: number) => shop.learn(buyer, { productId: courseId }, progress);
const ask = (orderNo: string, price?: number) => buyer.send(order.refund, { orderNo, reason: '不想学了', price });
const viewed = async (orderNo: string) => (await buyer.send(order.view, { orderNo })).data;

async function queued(orderNo: string) {
  const { list } = (await operator.send(refunds.list, { pageSize: 100 })).data;
  return list.find((one) => one.orderNo === orderNo)!;
}

const grant = async (orderNo: string, wish: { price?: number; opinion?: string } = {}) =>
  operator.send(refunds.decide, { id: (await queued(orderNo)).id, isGranted: 1, ...wish });

it('who has learnt a third gets exactly what the rule gives, and what stays is set free after the period', async () => {
  const before = (await shop.prove()).balances;
  const orderNo = await bought();
  const offer = { price: 66, points: 0, made: '付款后第 1 天，学到 33.33%：退还没有学的 66.67%' };
  expect(await viewed(orderNo)).toMatchObject({ refundBar: '', refundOffer: offer });
  expect(await ask(orderNo, 99)).toMatchObject({
    code: failures.REFUND_CHANGED.code,
    msg: '现在能退的是 ¥66，请看过再申请',
  });
  expect(await ask(orderNo, 66)).toMatchObject({ code: 200, data: { price: 66 } });
  // Learnt on while it is decided: what was asked for stays as it was.
  await learn(7_000);
  expect(await queued(orderNo)).toMatchObject({
    price: 66,
    ruled: 66,
    pricePaid: 99,
    progress: 33.33,
    progressNow: 70,
  });
  expect((await grant(orderNo)).code).toBe(200);
  expect(await shop.held(buyer, courseId)).toBeUndefined();
  await t.runJobs();
  const { data } = await operator.send(desk.view, { orderNo });
  expect(data).toMatchObject({
    orderStatus: OrderState.refunded,
    pricePaid: 99,
    priceBack: 66,
    // 70 % of 33 yuan.
    shares: { platform: 9.9, organization: 0, lecturer: 23.1 },
    refunds: [{ refundState: RefundState.done, price: 66, made: offer.made }],
  });
  const since = async (kind: AccountKind) => ((await shop.prove()).balances[kind] ?? 0) - (before[kind] ?? 0);
  expect(await since(AccountKind.buyer)).toBe(0);
  expect(await since(AccountKind.provider)).toBe(3_300);
  expect(await since(AccountKind.frozenLecturer)).toBe(-2_310);
  pass(14.9);
  await releaseDue(t.platform);
  expect(await since(AccountKind.lecturer)).toBe(0);
  pass(15);
  await releaseDue(t.platform);
  expect(await since(AccountKind.lecturer)).toBe(-2_310);
  expect(await since(AccountKind.frozenLecturer)).toBe(0);
  expect(await since(AccountKind.platform)).toBe(-990);
  expect((await shop.prove()).faults).toEqual([]);
  const [row] = (await buyer.send(order.list, { tab: 'refunding' })).data.list;
  expect(row).toMatchObject({ orderNo, pricePaid: 99, priceBack: 66, refund: { price: 66 } });
});

it('withdrawn and asked again, it is what the rule gives then; after two weeks and a day it is nothing', async () => {
  const orderNo = await bought(500);
  expect(await ask(orderNo)).toMatchObject({ data: { price: 99 } });
  await buyer.send(order.withdraw, { orderNo });
  pass(8);
  expect(await ask(orderNo)).toMatchObject({ data: { price: 94.05 } });
  await buyer.send(order.withdraw, { orderNo });
  await learn(8_001);
  expect(await ask(orderNo)).toMatchObject({ code: failures.REFUND_BARRED.code, msg: '已经学了超过 80%，不能退款了' });
  await learn(8_000);
  expect(await ask(orderNo)).toMatchObject({ data: { price: 19.8 } });
  await buyer.send(order.withdraw, { orderNo });
  pass(15);
  expect(await ask(orderNo)).toMatchObject({ code: failures.REFUND_BARRED.code, msg: '付款超过 15 天，不能退款了' });
  expect((await viewed(orderNo)).refundOffer).toBeNull();
  expect((await shop.prove()).faults).toEqual([]);
});

it('an operator may give more for a reason that is written down, never less than the rule nor more than was paid', async () => {
  const orderNo = await bought();
  await ask(orderNo);
  const at = (path: string) => ({ code: 422, data: { issues: [{ path }] } });
  expect(await grant(orderNo, { price: 65.99 })).toMatchObject(at('price'));
  expect(await grant(orderNo, { price: 99.01, opinion: '多退' })).toMatchObject(at('price'));
  expect(await grant(orderNo, { price: 80 })).toMatchObject(at('opinion'));
  expect((await grant(orderNo, { price: 80, opinion: '课程有一节放不出来' })).code).toBe(200);
  await t.runJobs();
  const { data } = await operator.send(desk.view, { orderNo });
  expect(data).toMatchObject({ priceBack: 80, refunds: [{ price: 80, ruled: 66, opinion: '课程有一节放不出来' }] });
  expect(data.events.find(({ event }) => event === 'refundGranted')!.note).toBe(
    '退 ¥80，实付 ¥99；按规则是 ¥66；课程有一节放不出来',
  );
  const other = await (async () => {
    ({ courseId } = await shop.forSale({ courseDiscount: 9_900 }));
    return bought();
  })();
  await ask(other);
  expect((await grant(other, { price: 99, opinion: '课程下架' })).code).toBe(200);
  expect(await shop.stored(other)).toMatchObject({ priceBack: 9_900 });
  expect((await shop.prove()).faults).toEqual([]);
});

it('a notice of the bank counts once and of the right sum only; what nobody granted is refused', async () => {
  const orderNo = await bought();
  await ask(orderNo);
  const { refundNo } = await queued(orderNo);
  const told = (amount: number, number = refundNo) => shop.notify({ refundNo: number, amount, currency: 'CNY' });
  const refused = { code: failures.NOTICE_REFUSED.code };
  expect(await told(6_600)).toMatchObject(refused);
  await grant(orderNo);
  expect(await told(9_900)).toMatchObject(refused);
  expect(await told(6_600, '1')).toMatchObject(refused);
  const right = shop.sign({ refundNo, amount: 6_600, currency: 'CNY' });
  expect(await shop.send(right)).toMatchObject({ code: 200, data: { verdict: 'returned' } });
  expect(await shop.send(right)).toMatchObject({ data: { verdict: 'replayed' } });
  expect(await told(6_600)).toMatchObject({ data: { verdict: 'absorbed' } });
  await t.runJobs();
  // Late, and of another sum: the money is back, and stays so.
  expect(await told(6_601)).toMatchObject(refused);
  const { data } = await operator.send(desk.view, { orderNo });
  expect(data.refunds).toMatchObject([{ refundState: RefundState.done, price: 66 }]);
  expect(data.entries.filter(({ entryKind }) => entryKind === 4)).toHaveLength(1);
  expect(data.events.filter(({ event }) => event === 'notice').map(({ note }) => note)).toContain('金额不符，已拒绝');
  expect((await shop.prove()).faults).toEqual([]);
});

it('asked twice at once, granted twice at once, and told by the bank while the job returns it: it counts once each time', async () => {
  const orderNo = await bought();
  const codes = (replies: readonly { code: number }[]) => replies.map(({ code }) => code).toSorted((a, b) => a - b);
  expect(codes(await Promise.all([ask(orderNo), ask(orderNo)]))).toEqual([200, failures.ORDER_MOVED_ON.code]);
  const { id, refundNo } = await queued(orderNo);
  const decide = (wish: object) => operator.send(refunds.decide, { id, isGranted: 1, ...wish });
  const both = await Promise.all([decide({}), decide({ price: 99, opinion: '全退' })]);
  expect(codes(both)).toEqual([200, failures.REFUND_MOVED_ON.code]);
  const { priceBack: amount } = await shop.stored(orderNo);
  await Promise.all([t.runJobs(), shop.notify({ refundNo, amount, currency: 'CNY' })]);
  const { data } = await operator.send(desk.view, { orderNo });
  expect(data.refunds).toMatchObject([{ refundState: RefundState.done, price: amount / 100 }]);
  expect([3, 4].map((kind) => data.entries.filter(({ entryKind }) => entryKind === kind).length)).toEqual([1, 1]);
  expect((await shop.prove()).faults).toEqual([]);
});

it('who asked in the last moment and stood in line behind the release gets nothing back', async () => {
  const orderNo = await bought();
  pass(15);
  await releaseDue(t.platform);
  pass(14.9);
  expect((await ask(orderNo)).code).toBe(failures.REFUND_BARRED.code);
  expect((await shop.prove()).faults).toEqual([]);
});

it('points come back in proportion, a coupon does not, and the platform takes back that part of what it bore', async () => {
  const points = { userNo: buyer.userNo, kind: 'share' as const, target: 'course:1', targetName: '', points: 300 };
  await keepLine(db, points, t.platform.clock());
  const coupons = couponing(t, shop);
  const couponId = await coupons.taken(buyer, await coupons.batch(operator, { amountOff: 20 }));
  const wish = { courseId, couponId, usePoints: 1 as const };
  const { price } = (await buyer.send(order.checkout, wish)).data;
  expect(price).toBe(76);
  const { orderNo } = (await buyer.send(order.save, { ...wish, price, requestKey: shop.requestKey() })).data;
  const serial = await shop.code(buyer, orderNo);
  await shop.bankTook(serial, [`T${serial}`]);
  await shop.notify(shop.word(serial, { amount: 7_600 }));
  await learn(THIRD);
  expect((await viewed(orderNo)).refundOffer).toMatchObject({ price: 50.66, points: 199 });
  await ask(orderNo);
  await grant(orderNo);
  await t.runJobs();
  expect(await pointsOf(db, buyer.userNo)).toBe(199);
  // 5066 of 7600 cents: 199 of 300 points, and 1333 of the 2000 cents of the coupon.
  expect(await shop.stored(orderNo)).toMatchObject({ priceBack: 5_066, pointsBack: 199, subsidyBack: 1_532 });
  expect((await buyer.send(order.checkout, { courseId, couponId })).data.couponId).toBeNull();
  expect((await shop.prove()).faults).toEqual([]);
});

it('the proof names the order of which the refund, the ledger and the order do not say the same', async () => {
  const orderNo = await bought();
  await ask(orderNo);
  await grant(orderNo);
  await t.runJobs();
  const change = (priceBack: number) => db.update(tradeOrder).set({ priceBack }).where(eq(tradeOrder.orderNo, orderNo));
  await change(6_601);
  const { faults } = await shop.prove();
  expect(faults).toContainEqual({ what: '退款与订单不符', row: orderNo, note: '订单退了 6601 分，退款 6600 分' });
  expect(faults.find(({ what, row }) => what === '退款冲回以后留下的与订单不符' && row === orderNo)).toBeDefined();
  await change(6_600);
  expect((await shop.prove()).faults).toEqual([]);
});
