import { expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { InvoiceKind, InvoiceState } from '#contract/rules/invoices.ts';
import { OrderState, PayType, RefundState } from '#contract/rules/orders.ts';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as invoice from '#contract/trade/invoice.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { testApp } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';

const t = await testApp();
const shop = trading(t);
t.setNow(new Date('2026-11-26T02:00:00Z'));
const [buyer, stranger] = [await t.person(), await t.person()];
const operator = await t.person({ userType: 0, isAdmin: true });
const { courseId } = await shop.forSale({ courseName: '数据看板', courseOriginal: 29_900, courseDiscount: 9_900 });
const detail = async (orderNo: string) => (await buyer.send(order.detail, { orderNo })).data;
const orderNo = await shop.place(buyer, courseId, 9_900);

it('before it is paid: what is bought and how its price came about', async () => {
  expect(await detail(orderNo)).toMatchObject({
    orderStatus: OrderState.toPay,
    product: { productName: '数据看板' },
    priceLines: [{ price: 299 }, { price: -200 }],
    pricePaid: 99,
    tradeNo: '',
    refundUntil: null,
    refund: null,
    refunds: [],
    invoice: null,
    events: [{ event: 'placed' }],
  });
  expect((await stranger.send(order.detail, { orderNo })).code).toBe(NOT_FOUND.code);
});

it('afterwards: how it was paid, delivered, given back and invoiced; nothing of the bank, and nothing of the shares', async () => {
  const serial = await shop.code(buyer, orderNo);
  await shop.bankTook(serial, [`T${serial}`]);
  await shop.notify(shop.word(serial, { amount: 1 }));
  await shop.notify(shop.word(serial, { amount: 9_900 }));
  const title = { invoiceKind: InvoiceKind.person, invoiceTitle: '林晓', email: 'lin@example.com' };
  expect((await buyer.send(invoice.save, { orderNo, ...title })).code).toBe(200);
  const paid = await detail(orderNo);
  expect(paid).toMatchObject({
    orderStatus: OrderState.paid,
    payType: PayType.standIn,
    tradeNo: `T${serial}`,
    paidAt: '2026-11-26 10:00:00',
    refundUntil: '2026-12-11 10:00:00',
    invoiceState: InvoiceState.asked,
    invoice: { invoiceTitle: '林晓', price: 99 },
  });
  expect(paid.events.map(({ event }) => event)).toEqual(['placed', 'paid', 'delivered', 'invoiceAsked']);
  await buyer.send(order.refund, { orderNo, reason: '不想学了' });
  const { list } = (await operator.send(refunds.list, {})).data;
  await operator.send(refunds.decide, { id: list[0]!.id, isGranted: 1 });
  await t.runJobs();
  const back = await detail(orderNo);
  expect(back).toMatchObject({
    orderStatus: OrderState.refunded,
    priceBack: 99,
    refund: { refundState: RefundState.done, price: 99, reason: '不想学了' },
    invoiceState: InvoiceState.withdrawn,
  });
  expect(back.events.slice(-3).map(({ event }) => event)).toEqual(['refundAsked', 'refundGranted', 'paidBack']);
});
