import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import * as desk from '#contract/trade/adminOrder.ts';
import { EntryKind } from '#contract/rules/ledger.ts';
import { OrderState, PayType, ProductType } from '#contract/rules/orders.ts';
import { testApp } from '#test/testApp.ts';
import { PRICE, trading } from '#test/trade.ts';

const t = await testApp();
const shop = trading(t);
t.setNow(new Date('2026-11-26T02:00:00Z'));
const [buyer, operator] = [await t.person(), await t.person({ userType: 0, isAdmin: true })];
const [{ courseId }, other] = [await shop.forSale({ courseName: '数据看板' }), await shop.forSale()];
const orderNo = await shop.place(buyer, courseId);
await shop.place(buyer, other.courseId);
const serial = await shop.code(buyer, orderNo);
await shop.notify(shop.word(serial, { amount: 1 }));
await shop.notify(shop.word(serial));

it('orders are found by number, mobile, beginning of the name and state', async () => {
  const found = async (keyword: string, orderStatus?: OrderState) =>
    (await operator.send(desk.list, { keyword, orderStatus })).data.list.map((one) => one.orderNo);
  expect(await found(orderNo)).toEqual([orderNo]);
  expect(await found('数据看')).toEqual([orderNo]);
  expect(await found(buyer.mobile)).toHaveLength(2);
  expect(await found('', OrderState.paid)).toEqual([orderNo]);
  expect(await found('看板')).toEqual([]);
});

it('one order tells everything: what happened, what the bank said, and what was booked', async () => {
  const { data } = await operator.send(desk.view, { orderNo });
  expect(data.events.map(({ event }) => event)).toEqual(['placed', 'opened', 'notice', 'paid', 'delivered']);
  expect(data.notices.map(({ verdict }) => verdict)).toEqual(['wrongAmount', 'taken']);
  expect(data.receipts).toMatchObject([{ price: PRICE / 100, isApplied: 1 }]);
  expect(data.shares).toEqual({ platform: 59.7, organization: 0, lecturer: 139.3 });
  expect(data.entries.map(({ entryKind }) => entryKind)).toEqual([EntryKind.payment, EntryKind.sale]);
  expect(data.entries[1]!.postings).toEqual([
    { account: '买家待结', debit: 199, credit: 0 },
    { account: '平台收入', debit: 0, credit: 59.7 },
    { account: '个人冻结', debit: 0, credit: 139.3 },
  ]);
  expect((await operator.send(desk.view, { orderNo: '1' })).code).toBe(404);
});

it('orders are found by the days they were placed on, how they were paid and what was bought; the sheet holds the same', async () => {
  t.setNow(new Date('2026-11-27T16:30:00Z'));
  const [later, clerk, learner] = [await t.person(), await t.person({ userType: 0, isAdmin: true }), await t.person()];
  const third = await shop.place(later, other.courseId);
  const found = async (wish: Partial<InputOf<typeof desk.sheet.input>>) => {
    const { data } = await clerk.send(desk.list, wish);
    const file = (await clerk.send(desk.sheet, wish)).data;
    const [, ...lines] = await readSheet(Buffer.from(file.content, 'base64'));
    expect(lines.map(([no]) => no)).toEqual(data.list.map((one) => one.orderNo));
    return { nos: lines.map(([no]) => no), lines };
  };
  // Half past midnight here: the 28th.
  expect((await found({ from: '2026-11-28', to: '2026-11-28' })).nos).toEqual([third]);
  expect((await found({ from: '2026-11-26', to: '2026-11-27' })).nos).toHaveLength(2);
  const { lines } = await found({ payType: PayType.standIn });
  expect(lines).toMatchObject([
    [
      orderNo,
      '数据看板',
      '课程',
      expect.any(String),
      '2026-11-26 10:00:00',
      '2026-11-26 10:00:00',
      299,
      199,
      0,
      '演示银行',
      '已支付',
    ],
  ]);
  expect((await found({ payType: PayType.wechat })).nos).toEqual([]);
  expect((await found({ productType: ProductType.course, orderStatus: OrderState.toPay })).nos).toHaveLength(2);
  expect((await found({ productType: ProductType.membership })).nos).toEqual([]);
  for (const wrong of [{ from: '2026-11-28' }, { from: '2026-11-28', to: '2026-11-27' }]) {
    expect((await clerk.send(desk.list, wrong)).code).toBe(422);
    expect((await clerk.send(desk.sheet, wrong)).code).toBe(422);
  }
  expect((await learner.send(desk.sheet, {})).code).toBe(NO_PERMISSION.code);
});
