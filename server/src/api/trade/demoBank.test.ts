import { expect, it } from 'vitest';
import * as bank from '#contract/trade/demoBank.ts';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { OrderState, PayType, RefundState } from '#contract/rules/orders.ts';
import { testApp } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';

const t = await testApp();
const shop = trading(t);
const buyer = await t.person();

/** An order, and the code that a phone reads from it. */
async function scanned() {
  const orderNo = await shop.place(buyer, (await shop.forSale()).courseId);
  const { data } = await buyer.send(order.pay, { orderNo, payType: PayType.standIn });
  const again = await buyer.send(order.pay, { orderNo, payType: PayType.standIn });
  expect(again.data.payMessage).toBe(data.payMessage);
  return { orderNo, code: new URL(data.payMessage).searchParams.get('code')! };
}

const viewOf = async (orderNo: string) => (await buyer.send(order.view, { orderNo })).data;

it.each(['once', 'often', 'turned'] as const)('paid in the way of %s, the order is paid once', async (how) => {
  const { orderNo, code } = await scanned();
  await t.guest.send(bank.pay, { code, how });
  await t.runJobs();
  expect(await viewOf(orderNo)).toMatchObject({ orderStatus: OrderState.paid, refunds: [] });
  expect((await t.guest.send(bank.pay, { code, how })).code).toBe(failures.CODE_OVER.code);
});

it('paid twice: the second goes back by itself', async () => {
  const { orderNo, code } = await scanned();
  await t.guest.send(bank.pay, { code, how: 'twice' });
  await t.runJobs();
  expect(await viewOf(orderNo)).toMatchObject({
    orderStatus: OrderState.paid,
    refunds: [{ isSurplus: 1, refundState: RefundState.done }],
  });
  const { data } = await t.guest.send(bank.view, { code });
  expect(data.trades.map(({ isReturned }) => isReturned).toSorted()).toEqual([0, 1]);
});

it('refused: the order can be paid with another code', async () => {
  const { orderNo, code } = await scanned();
  await t.guest.send(bank.pay, { code, how: 'refuse' });
  await t.runJobs();
  expect((await viewOf(orderNo)).orderStatus).toBe(OrderState.failed);
  const { data } = await buyer.send(order.pay, { orderNo, payType: PayType.standIn });
  const next = new URL(data.payMessage).searchParams.get('code')!;
  expect(next).not.toBe(code);
  await t.guest.send(bank.pay, { code: next, how: 'once' });
  await t.runJobs();
  expect((await viewOf(orderNo)).orderStatus).toBe(OrderState.paid);
});

it('a notice that is held back: the cashier asks the bank, and the notice is absorbed when it comes', async () => {
  const { orderNo, code } = await scanned();
  expect((await t.guest.send(bank.release, { code })).code).toBe(failures.NOTHING_HELD.code);
  await t.guest.send(bank.pay, { code, how: 'held' });
  await t.runJobs();
  expect((await viewOf(orderNo)).orderStatus).toBe(OrderState.toPay);
  expect((await buyer.send(order.check, { orderNo })).data.orderStatus).toBe(OrderState.paid);
  expect((await t.guest.send(bank.release, { code })).data.sent).toBe(1);
  await t.runJobs();
  expect(await viewOf(orderNo)).toMatchObject({ orderStatus: OrderState.paid, refunds: [] });
});

it('outside of demo mode there is no such bank, and nothing can be ordered', async () => {
  const plain = await testApp({ DEMO_MODE: 'off' });
  const person = await plain.person();
  const { courseId } = await trading(plain).forSale();
  expect((await plain.guest.send(bank.view, { code: 'anything-at-all' })).code).toBe(404);
  expect((await person.send(order.checkout, { courseId })).data).toMatchObject({ isPayOpen: 0, standing: 'buy' });
  const placed = await person.send(order.save, { courseId, price: 199, requestKey: 'key-of-a-page' });
  expect(placed.code).toBe(failures.PAYING_NOT_SET_UP.code);
});
