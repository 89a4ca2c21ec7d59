import { beforeAll, beforeEach, expect, it } from 'vitest';
import * as promotions from '#contract/trade/adminPromotion.ts';
import * as desk from '#contract/trade/adminTransfer.ts';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import * as transfer from '#contract/trade/transfer.ts';
import { OrderState, PayType } from '#contract/rules/orders.ts';
import { PromotionType } from '#contract/rules/promotions.ts';
import { MOST_VOUCHERS, TransferState } from '#contract/rules/transfers.ts';
import * as msg from '#contract/user/msg.ts';
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

/** A price for the first twenty who buy it, alone or with another. */
async function promote(ofCourse: string, promotionType: PromotionType): Promise<string> {
  const operator = await t.person({ userType: 0, isAdmin: true });
  const reply = await operator.send(promotions.save, {
    promotionType,
    promotionName: '冬学季',
    courseId: ofCourse,
    price: 99,
    floorPrice: 80,
    stock: 20,
    ...(promotionType === PromotionType.group ? { groupSize: 2, groupHours: 24 } : {}),
    beginTime: '2026-11-26 09:00:00',
    endTime: '2026-12-06 10:00:00',
  });
  if (reply.code !== 200) throw new Error(reply.msg);
  return reply.data.id;
}

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

it('an order whose transfer was told waits for who looks for it, however long that takes; sent back, it waits three days', async () => {
  const { id } = (await buyer.send(transfer.save, told)).data;
  t.setNow(new Date(START.getTime() + 3 * 3_600_000));
  await closeOverdue(t.platform);
  expect((await shop.stored(told.orderNo)).orderStatus).toBe(OrderState.toPay);
  for (const day of [8, 12]) {
    t.setNow(new Date(START.getTime() + day * 86_400_000));
    await closeOverdue(t.platform);
    expect((await shop.stored(told.orderNo)).orderStatus).toBe(OrderState.toPay);
  }
  buyer = await shop.again(buyer);
  expect(await shop.place(buyer, courseId)).toBe(told.orderNo);
  await (await t.person({ userType: 0, isAdmin: true })).send(desk.refuse, { id, opinion: '没有找到' });
  t.setNow(new Date(START.getTime() + 16 * 86_400_000));
  await closeOverdue(t.platform);
  expect((await shop.stored(told.orderNo)).orderStatus).toBe(OrderState.closed);
});

it('an order is not kept open by vouchers alone: after the third that is sent back it waits two hours for another way', async () => {
  const operator = await t.person({ userType: 0, isAdmin: true });
  for (let nth = 1; nth <= MOST_VOUCHERS; nth += 1) {
    const { id } = (await buyer.send(transfer.save, told)).data;
    await operator.send(desk.refuse, { id, opinion: `第 ${nth} 次没有找到` });
    expect((await buyer.send(transfer.view, { id })).data.isOpen).toBe(nth < MOST_VOUCHERS ? 1 : 0);
  }
  expect((await buyer.send(transfer.save, told)).code).toBe(failures.VOUCHERS_SPENT.code);
  expect((await buyer.send(transfer.begin, { orderNo: told.orderNo })).code).toBe(failures.VOUCHERS_SPENT.code);
  const view = (await buyer.send(order.view, { orderNo: told.orderNo })).data;
  expect(view).toMatchObject({ transferBar: failures.VOUCHERS_SPENT.msg, expiresAt: '2026-11-26 12:00:00' });
  expect(view.ways).not.toContain(PayType.transfer);
  expect(view.ways.length).toBeGreaterThan(0);
  const { msgText } = (await buyer.send(msg.list)).data.list[0]!;
  expect(msgText).toBe(`第 ${MOST_VOUCHERS} 次没有找到。${failures.VOUCHERS_SPENT.msg}`);
  t.setNow(new Date(START.getTime() + 2 * 3_600_000));
  await closeOverdue(t.platform);
  expect((await shop.stored(told.orderNo)).orderStatus).toBe(OrderState.closed);
});

it.each([
  ['limited', PromotionType.limited],
  ['group', PromotionType.group],
])('the place of a %s price is not kept for days: no transfer, and what it says why', async (_name, promotionType) => {
  const { courseId: promoted } = await shop.forSale();
  const id = await promote(promoted, promotionType);
  const wish = { courseId: promoted, ...(promotionType === PromotionType.group ? { openGroup: id } : {}) };
  const placed = await buyer.send(order.save, { ...wish, price: 99, requestKey: shop.requestKey() });
  const { orderNo } = placed.data;
  const { code, msg: why } = failures.PLACE_NOT_BY_TRANSFER;
  const view = (await buyer.send(order.view, { orderNo })).data;
  expect(view.transferBar).toBe(why);
  expect(view.ways).not.toContain(PayType.transfer);
  expect((await buyer.send(transfer.begin, { orderNo })).code).toBe(code);
  const voucher = await uploadedBy(t, buyer, 'transferVoucher');
  expect((await buyer.send(transfer.save, { ...told, orderNo, voucher })).code).toBe(code);
  expect((await buyer.send(transfer.list)).data.list).toEqual([]);
  t.setNow(new Date(START.getTime() + 2 * 3_600_000));
  await closeOverdue(t.platform);
  expect((await shop.stored(orderNo)).orderStatus).toBe(OrderState.closed);
});

it('a code that was shown before the voucher is dead when that is sent back: the next one is alive as long as the order', async () => {
  const before = await shop.code(buyer, told.orderNo);
  const { id } = (await buyer.send(transfer.save, told)).data;
  t.setNow(new Date(START.getTime() + 3 * 3_600_000));
  await (await t.person({ userType: 0, isAdmin: true })).send(desk.refuse, { id, opinion: '没有找到' });
  const { data } = await buyer.send(order.pay, { orderNo: told.orderNo, payType: PayType.standIn });
  expect(data.serialNumber).not.toBe(before);
  expect(data.expiresAt).toBe((await shop.stored(told.orderNo)).expiresAt);
  expect(await shop.code(buyer, told.orderNo)).toBe(data.serialNumber);
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
