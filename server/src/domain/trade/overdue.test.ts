import { and, eq, lt } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { OrderState, PaymentState, PayType } from '#contract/rules/orders.ts';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { testApp } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';
import { tradeOrder, tradePayment } from '../../db/schema/trade.ts';
import { closeOverdue, releaseDue } from './overdue.ts';

const t = await testApp();
const { db } = t.database;
const shop = trading(t);
const START = Date.parse('2026-11-26T02:00:00Z');
const STUCK = 120;

it('orders of a bank that does not answer stay and hide none of those behind them', async () => {
  t.setNow(new Date(START));
  const [buyer, other] = [await t.person(), await t.person()];
  const { courseId } = await shop.forSale();
  const { id: _id, ...first } = await shop.stored(await shop.place(buyer, courseId));
  const many = Array.from({ length: STUCK }, (_, at) => ({
    ...first,
    orderNo: String(9_000_000 + at),
    productId: String(8_000_000 + at),
    requestKey: `stuck-key-${at}`,
    // Half of them at one and the same moment: only the number tells those apart.
    expiresAt: at % 2 === 0 ? '2026-11-26 10:30:00' : `2026-11-26 10:${String(31 + (at % 20)).padStart(2, '0')}:00`,
  }));
  const stuck = await db.insert(tradeOrder).values(many).returning();
  const payments = stuck.map(({ id, gmtCreate, expiresAt }, at) => {
    const serialNumber = String(7_000_000 + at);
    return { gmtCreate, orderId: id, serialNumber, payType: PayType.standIn, amount: first.pricePaid, expiresAt };
  });
  await db.insert(tradePayment).values(payments);
  const behind = await shop.place(other, courseId);
  await shop.code(other, behind);
  const bank = t.platform.providers.pay.get(PayType.standIn)!;
  const isStuck = (serialNumber: string) => payments.some((one) => one.serialNumber === serialNumber);
  const asked = vi.spyOn(bank, 'query').mockImplementation(async (serialNumber) => {
    if (isStuck(serialNumber)) throw new Error('the bank does not answer');
    return [];
  });
  t.setNow(new Date(START + 2 * 3_600_000));
  expect(await closeOverdue(t.platform)).toBe(2);
  expect((await shop.stored(behind)).orderStatus).toBe(OrderState.closed);
  const open = and(eq(tradeOrder.orderStatus, OrderState.toPay), lt(tradeOrder.orderNo, String(9_000_000 + STUCK)));
  expect(await db.$count(tradeOrder, open)).toBe(STUCK);
  const numbers = asked.mock.calls.map(([serialNumber]) => serialNumber);
  expect(new Set(numbers.filter(isStuck)).size, 'each of them is asked about once').toBe(STUCK);
  expect(numbers.filter(isStuck)).toHaveLength(STUCK);
  asked.mockRestore();
});

/** Nothing can be written to this order. */
async function broken(orderNo: string): Promise<() => Promise<unknown>> {
  await t.database.pool.query(`create or replace function break_order() returns trigger language plpgsql as
    'begin raise exception ''a broken row''; end'`);
  await t.database.pool.query(`create trigger broken before update on trade_order for each row
    when (old.order_no = ${orderNo}) execute function break_order()`);
  return () => t.database.pool.query('drop trigger broken on trade_order');
}

it('a row that cannot be closed, or whose share cannot be set free, stops none behind it, and is told of at the end', async () => {
  const at = START + 86_400_000;
  t.setNow(new Date(at));
  const { courseId } = await shop.forSale();
  const [first, second] = [await t.person(), await t.person()];
  const unpaid = [await shop.place(first, courseId), await shop.place(second, courseId)];
  const { courseId: other } = await shop.forSale();
  const sold = [await shop.bought(first, other), await shop.bought(second, other)];
  t.setNow(new Date(at + 2 * 3_600_000));
  let mend = await broken(unpaid[0]!);
  await expect(closeOverdue(t.platform)).rejects.toThrow();
  expect((await shop.stored(unpaid[1]!)).orderStatus).toBe(OrderState.closed);
  await mend();
  t.setNow(new Date(at + 40 * 86_400_000));
  mend = await broken(sold[0]!);
  await expect(releaseDue(t.platform)).rejects.toThrow();
  expect((await shop.stored(sold[1]!)).releasedAt).not.toBeNull();
  await mend();
  expect(await releaseDue(t.platform)).toBe(1);
});

it('a bank that does not answer hides nothing of what another knows of the same order', async () => {
  t.setNow(new Date(START + 100 * 86_400_000));
  const buyer = await shop.again(await t.person());
  const { courseId } = await shop.forSale();
  const orderNo = await shop.place(buyer, courseId);
  const serial = await shop.code(buyer, orderNo);
  const { id: orderId, expiresAt } = await shop.stored(orderNo);
  const silent = { orderId, gmtCreate: expiresAt, serialNumber: '1', payType: PayType.standIn, amount: 1, expiresAt };
  await db.insert(tradePayment).values({ ...silent, payState: PaymentState.closed });
  const bank = t.platform.providers.pay.get(PayType.standIn)!;
  const asked = vi.spyOn(bank, 'query').mockImplementation(async (serialNumber) => {
    if (serialNumber === '1') throw new Error('the bank does not answer');
    return [shop.word(serial)];
  });
  expect((await buyer.send(order.check, { orderNo })).data.orderStatus).toBe(OrderState.paid);
  const other = await shop.place(buyer, (await shop.forSale()).courseId);
  await db
    .update(tradePayment)
    .set({ orderId: (await shop.stored(other)).id })
    .where(eq(tradePayment.serialNumber, '1'));
  expect((await buyer.send(order.check, { orderNo: other })).code).toBe(failures.BANK_SILENT.code);
  asked.mockRestore();
});

it('whoever asks the bank over and over is told to wait', async () => {
  t.setNow(new Date(START + 200 * 86_400_000));
  const buyer = await t.person();
  const orderNo = await shop.place(buyer, (await shop.forSale()).courseId);
  await shop.code(buyer, orderNo);
  const bank = t.platform.providers.pay.get(PayType.standIn)!;
  const asked = vi.spyOn(bank, 'query').mockResolvedValue([]);
  const codes: number[] = [];
  for (let at = 0; at < 30; at += 1) codes.push((await buyer.send(order.check, { orderNo })).code);
  expect(codes.at(0)).toBe(200);
  expect(codes.at(-1)).toBe(429);
  expect(asked.mock.calls.length).toBe(codes.filter((code) => code === 200).length);
  t.setNow(new Date(START + 200 * 86_400_000 + 61_000));
  expect((await buyer.send(order.check, { orderNo })).code).toBe(200);
  asked.mockRestore();
});
