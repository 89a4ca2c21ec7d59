import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { OrderState, RefundState } from '#contract/rules/orders.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { PRICE, trading } from '#test/trade.ts';
import { course } from '../../db/schema/course.ts';
import { tradeNotice, tradeRefund } from '../../db/schema/trade.ts';

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
  await shop.bankTook(serial, ['A1', 'A2']);
  expect((await shop.notify(shop.word(serial, { tradeNo: 'A1' }))).data.verdict).toBe('taken');
  expect((await shop.notify(shop.word(serial, { tradeNo: 'A2' }))).data.verdict).toBe('surplus');
  const second = await shop.place(buyer, late.courseId);
  const other = await shop.code(buyer, second);
  await shop.bankTook(other, ['B1']);
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
