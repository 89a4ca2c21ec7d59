import { beforeEach, expect, it } from 'vitest';
import * as failures from '#contract/trade/failures.ts';
import * as invoice from '#contract/trade/invoice.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { InvoiceKind, InvoiceState } from '#contract/rules/invoices.ts';
import { freshCode } from '#test/applying.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';

const t = await testApp();
const shop = trading(t);
t.setNow(new Date('2026-11-26T02:00:00Z'));
let buyer: Person;
let courseId: string;
beforeEach(async () => {
  buyer = await t.person();
  ({ courseId } = await shop.forSale());
});

const firm = (orderNo: string) => ({
  orderNo,
  invoiceKind: InvoiceKind.firm,
  invoiceTitle: '远峰数据有限公司',
  taxNumber: freshCode(),
  email: 'Caiwu@Example.com',
});

it('is over what was really paid, one of an order however often it is asked for', async () => {
  const orderNo = await shop.bought(buyer, courseId);
  expect((await buyer.send(invoice.begin, { orderNo })).data).toMatchObject({ price: 199, bar: '', invoice: null });
  const asking = await Promise.all([1, 2, 3].map(() => buyer.send(invoice.save, firm(orderNo))));
  const { code } = failures.INVOICE_ASKED;
  expect(asking.map((reply) => reply.code).toSorted((x, y) => x - y)).toEqual([200, code, code]);
  const { list } = (await buyer.send(invoice.list)).data;
  expect(list).toMatchObject([
    { orderNo, price: 199, invoiceState: InvoiceState.asked, email: 'caiwu@example.com', issued: null },
  ]);
  const next = await shop.bought(buyer, (await shop.forSale()).courseId);
  expect((await buyer.send(invoice.begin, { orderNo: next })).data.last).toMatchObject({
    invoiceTitle: '远峰数据有限公司',
  });
});

it.each([
  ['taxNumber', { taxNumber: '' }, '单位抬头要填税号'],
  ['taxNumber', { taxNumber: '91420100MA0000001X' }, '统一社会信用代码的校验位不对，请逐位核对'],
  ['invoiceTitle', { invoiceTitle: ' ' }, '请输入发票抬头'],
  ['email', { email: '不是邮箱' }, '请输入正确的邮箱'],
])('a wrong %s is told at its field', async (path, change, message) => {
  const orderNo = await shop.bought(buyer, courseId);
  const reply = await buyer.send(invoice.save, { ...firm(orderNo), ...change });
  expect(reply).toMatchObject({ code: 422, data: { issues: [{ path, message }] } });
  expect((await buyer.send(invoice.list)).data.list).toEqual([]);
});

it('a person has no tax number, whatever stood in the field before', async () => {
  const orderNo = await shop.bought(buyer, courseId);
  await buyer.send(invoice.save, { ...firm(orderNo), invoiceKind: InvoiceKind.person, invoiceTitle: '林晓' });
  expect((await buyer.send(invoice.begin, { orderNo })).data.invoice).toMatchObject({ taxNumber: '' });
});

it('there is none of what is not paid, or is being given back, or is another’s', async () => {
  const open = await shop.place(buyer, courseId);
  expect((await buyer.send(invoice.save, firm(open))).code).toBe(failures.NOT_INVOICED.code);
  await shop.notify(shop.word(await shop.code(buyer, open)));
  const other = await t.person();
  expect((await other.send(invoice.begin, { orderNo: open })).code).toBe(404);
  expect((await other.send(invoice.save, firm(open))).code).toBe(404);
  await buyer.send(order.refund, { orderNo: open, reason: '不学了' });
  expect((await buyer.send(invoice.begin, { orderNo: open })).data.bar).toBe(failures.NOT_INVOICED.msg);
  expect((await buyer.send(invoice.save, firm(open))).code).toBe(failures.NOT_INVOICED.code);
});

it('what was withdrawn can be asked for anew', async () => {
  const orderNo = await shop.bought(buyer, courseId);
  await buyer.send(invoice.save, firm(orderNo));
  const withdrawing = await Promise.all([1, 2].map(() => buyer.send(invoice.withdraw, { orderNo })));
  expect(withdrawing.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, 409]);
  expect((await buyer.send(invoice.save, { ...firm(orderNo), invoiceTitle: '改好的抬头' })).code).toBe(200);
  expect((await buyer.send(invoice.begin, { orderNo })).data.invoice).toMatchObject({
    invoiceState: InvoiceState.asked,
    invoiceTitle: '改好的抬头',
  });
});
