import { beforeAll, beforeEach, expect, it } from 'vitest';
import * as desk from '#contract/trade/adminTransfer.ts';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import * as transfer from '#contract/trade/transfer.ts';
import { OrderState, PayType } from '#contract/rules/orders.ts';
import { TransferState } from '#contract/rules/transfers.ts';
import { uploadedBy } from '#test/applying.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';
import { openPayeeOf } from '#test/transfers.ts';
import { closeOverdue } from '../../domain/trade/overdue.ts';

const t = await testApp();
const { db } = t.database;
const shop = trading(t);
const START = new Date('2026-11-26T02:00:00Z');
let buyer: Person;
let told: { orderNo: string; payerName: string; payerBank: string; paidOn: string; voucher: string };
let courseId: string;

beforeAll(() => openPayeeOf(db));
beforeEach(async () => {
  t.setNow(START);
  buyer = await t.person();
  ({ courseId } = await shop.forSale());
  const orderNo = await shop.place(buyer, courseId);
  const voucher = await uploadedBy(t, buyer, 'transferVoucher');
  told = { orderNo, payerName: '林晓', payerBank: '某行东湖支行', paidOn: '2026-11-26', voucher };
});

it('says where the money goes and takes one voucher of an order, however often it is sent', async () => {
  const { data } = await buyer.send(transfer.begin, { orderNo: told.orderNo });
  expect(data).toMatchObject({ payeeAccount: '6200 0000 0000 0000 018', price: 199, last: null });
  const sent = await Promise.all([1, 2, 3].map(() => buyer.send(transfer.save, told)));
  const { code } = failures.TRANSFER_TOLD;
  expect(sent.map((reply) => reply.code).toSorted((x, y) => x - y)).toEqual([200, code, code]);
  const listed = (await buyer.send(transfer.list)).data.list;
  expect(listed).toMatchObject([{ orderNo: told.orderNo, transferState: TransferState.waiting, price: 199 }]);
  const { id } = listed[0]!;
  expect((await buyer.send(transfer.view, { id })).data).toMatchObject({ payerName: '林晓', isOpen: 1 });
  const view = (await buyer.send(order.view, { orderNo: told.orderNo })).data;
  expect(view).toMatchObject({ transferId: id });
  expect(view.ways).toContain(PayType.transfer);
});

it('refuses what is incomplete, the picture of another, and the order of another', async () => {
  const wrong = await buyer.send(transfer.save, { ...told, payerName: '', paidOn: '昨天', voucher: '' });
  const paths = [{ path: 'payerName' }, { path: 'paidOn' }, { path: 'voucher' }];
  expect(wrong).toMatchObject({ code: 422, data: { issues: paths } });
  const other = await t.person();
  const stolen = await buyer.send(transfer.save, { ...told, voucher: await uploadedBy(t, other, 'transferVoucher') });
  expect(stolen).toMatchObject({ code: 422, data: { issues: [{ path: 'voucher' }] } });
  expect((await other.send(transfer.begin, { orderNo: told.orderNo })).code).toBe(404);
  expect((await buyer.send(transfer.list)).data.list).toEqual([]);
});

it('an order whose transfer was told waits seven days instead of two hours, and no longer', async () => {
  await buyer.send(transfer.save, told);
  t.setNow(new Date(START.getTime() + 3 * 3_600_000));
  await closeOverdue(t.platform);
  expect((await shop.stored(told.orderNo)).orderStatus).toBe(OrderState.toPay);
  t.setNow(new Date(START.getTime() + 8 * 86_400_000));
  await closeOverdue(t.platform);
  expect((await shop.stored(told.orderNo)).orderStatus).toBe(OrderState.closed);
});

it('what was sent back can be handed in again', async () => {
  const operator = await t.person({ userType: 0, isAdmin: true });
  const { id } = (await buyer.send(transfer.save, told)).data;
  expect((await operator.send(desk.refuse, { id, opinion: '' })).code).toBe(422);
  await operator.send(desk.refuse, { id, opinion: '户名对不上' });
  expect((await buyer.send(transfer.view, { id })).data).toMatchObject({
    transferState: TransferState.refused,
    opinion: '户名对不上',
    isOpen: 1,
  });
  const again = await buyer.send(transfer.save, { ...told, payerName: '林晓的公司' });
  expect(again.code).toBe(200);
  expect((await buyer.send(transfer.begin, { orderNo: told.orderNo })).data.last).toMatchObject({ id: again.data.id });
});
