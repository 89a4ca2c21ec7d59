import { beforeAll, beforeEach, expect, it } from 'vitest';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as desk from '#contract/trade/adminTransfer.ts';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import * as transfer from '#contract/trade/transfer.ts';
import { OrderState, PayType, RefundState } from '#contract/rules/orders.ts';
import { uploadedBy } from '#test/applying.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';
import { openPayeeOf } from '#test/transfers.ts';

const t = await testApp();
const { db } = t.database;
const shop = trading(t);
t.setNow(new Date('2026-11-26T02:00:00Z'));
let operator: Person;

beforeAll(() => openPayeeOf(db));
beforeEach(async () => {
  operator = await t.person({ userType: 0, isAdmin: true });
});

/** Somebody who told a transfer for a course. */
async function toldBy(buyer: Person) {
  const { courseId } = await shop.forSale();
  const orderNo = await shop.place(buyer, courseId);
  const voucher = await uploadedBy(t, buyer, 'transferVoucher');
  const said = { orderNo, payerName: '林晓', payerBank: '某行东湖支行', paidOn: '2026-11-26', voucher };
  return { courseId, orderNo, id: (await buyer.send(transfer.save, said)).data.id };
}

it('money that was found pays the order once, and each movement of the account counts for one order', async () => {
  const buyer = await t.person();
  const { courseId, orderNo, id } = await toldBy(buyer);
  expect((await operator.send(desk.receive, { id, bankRef: '短' })).code).toBe(422);
  const found = await Promise.all([1, 2, 3].map(() => operator.send(desk.receive, { id, bankRef: 'REF20261126-1' })));
  expect(found.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, 409, 409]);
  expect(await shop.held(buyer, courseId)).toBeDefined();
  expect(await shop.stored(orderNo)).toMatchObject({ orderStatus: OrderState.paid, payType: PayType.transfer });
  const other = await toldBy(await t.person());
  const twice = await operator.send(desk.receive, { id: other.id, bankRef: 'REF20261126-1' });
  expect(twice.code).toBe(failures.BANK_REF_USED.code);
  expect((await operator.send(desk.list)).data.list.map((row) => row.id)).toContain(other.id);
  expect(await shop.prove()).toMatchObject({ isSound: 1 });
});

it('money for an order that waits no more goes back by hand, and the ledger stays sound', async () => {
  const buyer = await t.person();
  const { courseId, orderNo, id } = await toldBy(buyer);
  await buyer.send(order.close, { orderNo });
  await operator.send(desk.receive, { id, bankRef: 'REF20261126-2' });
  expect(await shop.held(buyer, courseId)).toBeUndefined();
  await t.runJobs();
  const granted = (await operator.send(refunds.list, { refundState: RefundState.granted })).data.list;
  const back = granted.find((row) => row.orderNo === orderNo)!;
  expect(back).toMatchObject({ isSurplus: 1, payType: PayType.transfer, price: 199 });
  const returning = await Promise.all(
    [1, 2].map(() => operator.send(desk.returned, { id: back.id, bankRef: 'OUT20261126-2' })),
  );
  expect(returning.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, 409]);
  const [view] = (await buyer.send(order.view, { orderNo })).data.refunds;
  expect(view).toMatchObject({ refundState: RefundState.done });
  expect(await shop.prove()).toMatchObject({ isSound: 1 });
});

it('nobody finds their own money, and what a bank returns by itself is not entered by hand', async () => {
  const { id } = await toldBy(operator);
  const own = failures.OWN_TRANSFER.code;
  expect((await operator.send(desk.receive, { id, bankRef: 'REF20261126-3' })).code).toBe(own);
  expect((await operator.send(desk.refuse, { id, opinion: '自己的' })).code).toBe(own);
  const buyer = await t.person();
  const { courseId } = await shop.forSale();
  const orderNo = await shop.bought(buyer, courseId);
  await buyer.send(order.refund, { orderNo, reason: '不学了' });
  const asked = (await operator.send(refunds.list)).data.list.find((row) => row.orderNo === orderNo)!;
  const byHand = await operator.send(desk.returned, { id: asked.id, bankRef: 'OUT20261126-3' });
  expect(byHand.code).toBe(failures.NOT_BY_HAND.code);
});
