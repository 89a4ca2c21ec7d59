import { and, eq, lt } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { OrderState, PayType } from '#contract/rules/orders.ts';
import { testApp } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';
import { tradeOrder, tradePayment } from '../../db/schema/trade.ts';
import { closeOverdue } from './overdue.ts';

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
