import { beforeEach, expect, it } from 'vitest';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { AccountKind } from '#contract/rules/ledger.ts';
import { VipLevel } from '#contract/rules/membership.ts';
import { OrderState, RefundState } from '#contract/rules/orders.ts';
import * as desk from '#contract/trade/adminOrder.ts';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import * as msg from '#contract/user/msg.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { staySignedIn } from '#test/vacancies.ts';
import { memberships } from '#test/vip.ts';
import { releaseDue } from '../../domain/trade/overdue.ts';

const t = await testApp({ SESSION_HOURS: '8760' });
const club = memberships(t);
const { shop } = club;
const START = Date.parse('2026-11-26T02:00:00Z');
const pass = (days: number) => t.setNow(new Date(START + days * 86_400_000));
pass(0);
await club.open();
const operator = await t.person({ userType: 0, isAdmin: true });
let buyer: Person;
let courseId: string;
beforeEach(async () => {
  pass(0);
  buyer = await t.person();
  await staySignedIn(t);
  ({ courseId } = await shop.forSale({ courseDiscount: 9_900, courseName: '数据看板' }));
});

async function bought(progress: number): Promise<string> {
  const orderNo = await shop.place(buyer, courseId, 9_900);
  const serial = await shop.code(buyer, orderNo);
  await shop.bankTook(serial, [`T${serial}`]);
  await shop.notify(shop.word(serial, { amount: 9_900 }));
  await shop.learn(buyer, { productId: courseId }, progress);
  return orderNo;
}

const begin = (orderNo: string, price: number, by = operator) =>
  by.send(refunds.begin, { orderNo, price, reason: '视频坏了两天，补偿' });
const termsOf = async (orderNo: string) => (await operator.send(desk.view, { orderNo })).data.refundTerms;

it('what the rule gives nothing of is given back for goodwill: goods, ledger, bank and message follow', async () => {
  const before = (await shop.prove()).balances;
  const orderNo = await bought(9_000);
  expect((await buyer.send(order.refund, { orderNo, reason: '不想学了' })).code).toBe(failures.REFUND_BARRED.code);
  expect(await termsOf(orderNo)).toEqual({ ruled: 0, bar: '' });
  expect((await begin(orderNo, 40)).code).toBe(200);
  expect(await shop.held(buyer, courseId)).toBeUndefined();
  await t.runJobs();
  const { data } = await operator.send(desk.view, { orderNo });
  expect(data).toMatchObject({
    orderStatus: OrderState.refunded,
    priceBack: 40,
    refundTerms: null,
    refunds: [{ refundState: RefundState.done, price: 40, ruled: 0, isBegun: 1, made: '平台主动退款' }],
  });
  const events = data.events.map(({ event }) => event);
  expect(events.slice(-2)).toEqual(['refundBegun', 'paidBack']);
  const told = (await buyer.send(msg.list, {})).data.list.find(
    ({ msgTitle }) => msgTitle === '平台给你退款：《数据看板》',
  );
  expect(told!.msgText).toBe('视频坏了两天，补偿。课程已经收回，¥40 会原路退回你付款的账户。');
  const since = async (kind: AccountKind) => ((await shop.prove()).balances[kind] ?? 0) - (before[kind] ?? 0);
  expect(await since(AccountKind.buyer)).toBe(0);
  expect(await since(AccountKind.provider)).toBe(5_900);
  // 70 % of 59 yuan, free once the period is over.
  expect(await since(AccountKind.frozenLecturer)).toBe(-4_130);
  pass(15);
  await releaseDue(t.platform);
  expect(await since(AccountKind.lecturer)).toBe(-4_130);
  expect((await shop.prove()).faults).toEqual([]);
});

it('never less than the rule gives, never more than was paid, and with a reason', async () => {
  const orderNo = await bought(3_333);
  expect(await termsOf(orderNo)).toEqual({ ruled: 66, bar: '' });
  const issue = async (price: number) =>
    ((await begin(orderNo, price)).data as unknown as { issues: [{ path: string; message: string }] }).issues[0];
  expect(await issue(65.99)).toEqual({ path: 'price', message: '不能少于按规则的 ¥66' });
  expect(await issue(99.01)).toEqual({ path: 'price', message: '不能多于实付的 ¥99' });
  for (const price of [0, -1, 70.005]) expect((await begin(orderNo, price)).code, String(price)).toBe(422);
  expect((await operator.send(refunds.begin, { orderNo, price: 99, reason: ' ' })).code).toBe(422);
  // Nothing of it stayed.
  expect(await shop.stored(orderNo)).toMatchObject({ orderStatus: OrderState.paid, priceBack: 0 });
  expect((await operator.send(desk.view, { orderNo })).data.refunds).toEqual([]);
  expect((await begin(orderNo, 66)).code).toBe(200);
  await t.runJobs();
  expect((await shop.prove()).faults).toEqual([]);
});

it('pressed by three at once it is one refund; a second one, or beside what the buyer asked, there is not', async () => {
  const orderNo = await bought(0);
  const replies = await Promise.all([1, 2, 3].map(() => begin(orderNo, 99)));
  expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([
    200,
    failures.ORDER_MOVED_ON.code,
    failures.ORDER_MOVED_ON.code,
  ]);
  await t.runJobs();
  expect((await begin(orderNo, 1)).code).toBe(failures.ORDER_MOVED_ON.code);
  ({ courseId } = await shop.forSale({ courseDiscount: 9_900 }));
  const asked = await bought(0);
  await buyer.send(order.refund, { orderNo: asked, reason: '不想学了' });
  expect((await begin(asked, 99)).code).toBe(failures.ORDER_MOVED_ON.code);
  expect((await shop.prove()).faults).toEqual([]);
});

it('not of one’s own order, not by a buyer, and not of an order that there is not', async () => {
  const orderNo = await bought(0);
  expect((await begin(orderNo, 99, buyer)).code).toBe(NO_PERMISSION.code);
  expect((await begin('1', 99)).code).toBe(NOT_FOUND.code);
  const [mine] = [buyer, (buyer = operator)];
  ({ courseId } = await shop.forSale({ courseDiscount: 9_900 }));
  const own = await bought(0);
  expect((await begin(own, 99)).code).toBe(failures.OWN_REFUND.code);
  buyer = mine;
});

it('once the shares are free, or a membership was taken in payment, nothing can be taken back', async () => {
  const orderNo = await bought(0);
  pass(15);
  expect(await termsOf(orderNo)).toEqual({ ruled: 0, bar: '' });
  await releaseDue(t.platform);
  const bar = '退款期过了，分成已经解冻，不能再退款';
  expect(await termsOf(orderNo)).toEqual({ ruled: 0, bar });
  expect(await begin(orderNo, 99)).toMatchObject({ code: failures.REFUND_STUCK.code, msg: bar });
  const [month, year] = [await club.tier(VipLevel.first, 3_000, 30), await club.tier(VipLevel.second, 30_000, 365)];
  const first = await club.bought(buyer, month, 3_000);
  await club.bought(buyer, year, 27_000);
  expect(await begin(first, 30)).toMatchObject({ msg: '这段会员期已经折算进升级，不能单独退款' });
  expect((await shop.prove()).faults).toEqual([]);
});
