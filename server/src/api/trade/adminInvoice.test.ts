import { beforeEach, expect, it } from 'vitest';
import * as desk from '#contract/trade/adminInvoice.ts';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as failures from '#contract/trade/failures.ts';
import * as invoice from '#contract/trade/invoice.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { InvoiceKind, InvoiceState } from '#contract/rules/invoices.ts';
import { freshCode, uploadedBy } from '#test/applying.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';

const t = await testApp();
const shop = trading(t);
t.setNow(new Date('2026-11-26T02:00:00Z'));
let buyer: Person;
let operator: Person;
let nth = 0;
const freshNumber = () => String(26_427_000_000_000_000_000n + BigInt((nth += 1)));

beforeEach(async () => {
  [buyer, operator] = [await t.person(), await t.person({ userType: 0, isAdmin: true })];
});

/** Somebody who asked for the invoice of a course. */
async function askedBy(person: Person) {
  const { courseId } = await shop.forSale();
  const orderNo = await shop.bought(person, courseId);
  const { firm } = InvoiceKind;
  const wish = { orderNo, invoiceKind: firm, invoiceTitle: '远峰数据有限公司', taxNumber: freshCode() };
  const reply = await person.send(invoice.save, { ...wish, email: 'caiwu@example.com' });
  if (reply.code !== 200) throw new Error(reply.msg);
  const queued = (await operator.send(desk.list, { pageSize: 100 })).data.list;
  return { orderNo, id: queued.find((row) => row.orderNo === orderNo)!.id };
}

const paper = async (id: string, invoiceNumber = freshNumber()) => ({
  id,
  invoiceNumber,
  invoiceFile: await uploadedBy(t, operator, 'invoice'),
});

const stateOf = async (person: Person, orderNo: string) =>
  (await person.send(invoice.begin, { orderNo })).data.invoice!.invoiceState;

it('is made out once, and its buyer alone opens it', async () => {
  const { orderNo, id } = await askedBy(buyer);
  const wrong = await operator.send(desk.issue, { id, invoiceNumber: '123', invoiceFile: '' });
  expect(wrong).toMatchObject({ code: 422, data: { issues: [{ path: 'invoiceNumber' }, { path: 'invoiceFile' }] } });
  const given = await paper(id);
  const stolen = await uploadedBy(t, buyer, 'invoice');
  const others = await operator.send(desk.issue, { ...given, invoiceFile: stolen });
  expect(others).toMatchObject({ code: 422, data: { issues: [{ path: 'invoiceFile' }] } });
  const issuing = await Promise.all([1, 2, 3].map(() => operator.send(desk.issue, given)));
  expect(issuing.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, 409, 409]);
  const { data } = await buyer.send(invoice.begin, { orderNo });
  expect(data.invoice).toMatchObject({
    invoiceState: InvoiceState.issued,
    price: 199,
    issued: { invoiceNumber: given.invoiceNumber },
    red: null,
  });
  expect((await buyer.send(order.list)).data.list[0]).toMatchObject({ orderNo, invoiceState: InvoiceState.issued });
  expect((await shop.prove()).faults).toEqual([]);
});

it('a number is entered once, for whichever invoice', async () => {
  const [one, other] = [await askedBy(buyer), await askedBy(await t.person())];
  const number = freshNumber();
  expect((await operator.send(desk.issue, await paper(one.id, number))).code).toBe(200);
  const again = await operator.send(desk.issue, await paper(other.id, number));
  expect(again.code).toBe(failures.INVOICE_NUMBER_USED.code);
  expect(await stateOf(buyer, one.orderNo)).toBe(InvoiceState.issued);
});

it('is refused with a reason, and asked for again', async () => {
  const { orderNo, id } = await askedBy(buyer);
  expect((await operator.send(desk.refuse, { id, opinion: '' })).code).toBe(422);
  await operator.send(desk.refuse, { id, opinion: '抬头与税号不是同一个单位' });
  const { data } = await buyer.send(invoice.begin, { orderNo });
  expect(data).toMatchObject({ bar: '', invoice: { opinion: '抬头与税号不是同一个单位' } });
  const personal = { orderNo, invoiceKind: InvoiceKind.person, invoiceTitle: '林晓', email: 'lin@example.com' };
  expect((await buyer.send(invoice.save, personal)).code).toBe(200);
  expect(await stateOf(buyer, orderNo)).toBe(InvoiceState.asked);
});

it('a refund drops what was not made out, and asks for the red one of what was', async () => {
  const refund = async (person: Person, orderNo: string) => {
    await person.send(order.refund, { orderNo, reason: '买错了' });
    return (await operator.send(refunds.list, { pageSize: 100 })).data.list.find((row) => row.orderNo === orderNo)!;
  };
  const early = await askedBy(buyer);
  const first = await refund(buyer, early.orderNo);
  const barred = await operator.send(desk.issue, await paper(early.id));
  expect(barred.code).toBe(failures.INVOICE_REFUNDING.code);
  await operator.send(refunds.decide, { id: first.id, isGranted: 1 });
  expect(await stateOf(buyer, early.orderNo)).toBe(InvoiceState.withdrawn);

  const late = await askedBy(buyer);
  const blue = await paper(late.id);
  await operator.send(desk.issue, blue);
  const second = await refund(buyer, late.orderNo);
  expect(second.invoiceState).toBe(InvoiceState.issued);
  expect((await operator.send(desk.red, await paper(late.id))).code).toBe(failures.INVOICE_MOVED_ON.code);
  await operator.send(refunds.decide, { id: second.id, isGranted: 1 });
  expect(await stateOf(buyer, late.orderNo)).toBe(InvoiceState.toRed);
  expect((await operator.send(desk.red, await paper(late.id, blue.invoiceNumber))).code).toBe(
    failures.INVOICE_NUMBER_USED.code,
  );
  expect((await operator.send(desk.red, await paper(late.id))).code).toBe(200);
  expect(await stateOf(buyer, late.orderNo)).toBe(InvoiceState.red);
  expect((await shop.prove()).faults).toEqual([]);
});

it('of what is given back in part the red one is over that part, and what stays has an invoice where there was none', async () => {
  const giveBack = async (orderNo: string) => {
    await shop.learn(buyer, await shop.stored(orderNo), 5000);
    await buyer.send(order.refund, { orderNo, reason: '不学了' });
    const { list } = (await operator.send(refunds.list, { pageSize: 100 })).data;
    await operator.send(refunds.decide, { id: list.find((row) => row.orderNo === orderNo)!.id, isGranted: 1 });
  };
  const early = await askedBy(buyer);
  await giveBack(early.orderNo);
  expect(await stateOf(buyer, early.orderNo)).toBe(InvoiceState.withdrawn);
  expect((await buyer.send(invoice.begin, { orderNo: early.orderNo })).data).toMatchObject({ bar: '', price: 99.5 });
  const wish = {
    orderNo: early.orderNo,
    invoiceKind: InvoiceKind.person,
    invoiceTitle: '林晓',
    email: 'l@example.com',
  };
  await buyer.send(invoice.save, wish);
  expect((await operator.send(desk.issue, await paper(early.id))).code).toBe(200);

  const late = await askedBy(buyer);
  await operator.send(desk.issue, await paper(late.id));
  await giveBack(late.orderNo);
  const { list } = (await operator.send(desk.list, { invoiceState: InvoiceState.toRed, pageSize: 100 })).data;
  expect(list.find(({ id }) => id === late.id)).toMatchObject({ price: 199, redPrice: 99.5 });
  expect((await operator.send(desk.red, await paper(late.id))).code).toBe(200);
  expect((await shop.prove()).faults).toEqual([]);
});

it('an operator makes out nothing for themselves', async () => {
  const { id } = await askedBy(operator);
  const own = failures.OWN_INVOICE.code;
  expect((await operator.send(desk.issue, await paper(id))).code).toBe(own);
  expect((await operator.send(desk.refuse, { id, opinion: '自己的' })).code).toBe(own);
});
