import { beforeEach, expect, it } from 'vitest';
import * as desk from '#contract/trade/adminPromotion.ts';
import * as failures from '#contract/trade/failures.ts';
import * as group from '#contract/trade/group.ts';
import * as order from '#contract/trade/orderInfo.ts';
import * as promotions from '#contract/trade/promotion.ts';
import { GroupState } from '#contract/rules/groups.ts';
import { OrderState, RefundState } from '#contract/rules/orders.ts';
import { PromotionType } from '#contract/rules/promotions.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';
import { course } from '../../db/schema/course.ts';
import { endOverdueGroups } from '../../domain/trade/groupJobs.ts';
import { closeOverdue } from '../../domain/trade/overdue.ts';

const t = await testApp({ SESSION_HOURS: '8760' });
const { db } = t.database;
const shop = trading(t);
const operator = await t.person({ userType: 0, isAdmin: true });
const START = Date.parse('2026-11-26T02:00:00Z');
const pass = (hours: number) => t.setNow(new Date(START + hours * 3_600_000));
const GROUP_PRICE = 9_900;
let courseId: string;
let promotionId: string;

async function forGroups(wish: { groupSize?: number; stock?: number } = {}) {
  ({ courseId } = await shop.forSale());
  const given = {
    promotionType: PromotionType.group,
    promotionName: '两人同行',
    courseId,
    price: GROUP_PRICE / 100,
    floorPrice: 80,
    stock: 20,
    groupSize: 2,
    groupHours: 24,
    beginTime: '2026-11-26 09:00:00',
    endTime: '2026-12-06 10:00:00',
    ...wish,
  };
  const reply = await operator.send(desk.save, given);
  if (reply.code !== 200) throw new Error(JSON.stringify(reply));
  promotionId = reply.data.id;
}

beforeEach(async () => {
  pass(0);
  await forGroups();
});

const place = (by: Person, wish: { openGroup?: string; joinGroup?: string }) =>
  by.send(order.save, { courseId, price: GROUP_PRICE / 100, requestKey: shop.requestKey(), ...wish });

/** Ordered in a group. @returns the numbers of the order and of the group */
async function placed(by: Person, wish: { openGroup?: string; joinGroup?: string }) {
  const reply = await place(by, wish);
  if (reply.code !== 200) throw new Error(JSON.stringify(reply));
  const { orderNo } = reply.data;
  return { orderNo, groupId: (await shop.stored(orderNo)).groupId! };
}

async function pay(by: Person, orderNo: string) {
  const serial = await shop.code(by, orderNo);
  await shop.bankTook(serial, [`T${serial}`]);
  await shop.notify(shop.word(serial, { amount: GROUP_PRICE }));
}

const viewOf = async (id: string) => (await t.guest.send(group.view, { id })).data;
const stateOf = async (orderNo: string) => (await shop.stored(orderNo)).orderStatus;

it('is opened and joined by its link, and delivered to everybody once the last has paid', async () => {
  const [one, two] = [await t.person({ nickname: '林晓风' }), await t.person()];
  expect((await one.send(order.checkout, { courseId, openGroup: promotionId })).data).toMatchObject({
    price: 99,
    coupons: [],
    group: { groupId: null, size: 2, paidCount: 0, expiresAt: '2026-11-27 10:00:00' },
  });
  const first = await placed(one, { openGroup: promotionId });
  await pay(one, first.orderNo);
  expect(await stateOf(first.orderNo)).toBe(OrderState.grouping);
  expect(await shop.held(one, courseId)).toBeUndefined();
  const seen = await viewOf(first.groupId);
  expect(seen).toMatchObject({ groupState: GroupState.open, paidCount: 1, left: 1, bar: '' });
  expect(JSON.stringify(seen.members)).not.toContain('林晓风');
  expect((await shop.prove()).faults).toEqual([]);
  const shown = (await t.guest.send(promotions.list, { promotionType: PromotionType.group, pageSize: 100 })).data.list;
  expect(shown.find((row) => row.id === promotionId)?.openGroup).toEqual({ id: first.groupId, left: 1 });

  pass(3);
  const second = await placed(two, { joinGroup: first.groupId });
  await pay(two, second.orderNo);
  await t.runJobs();
  for (const [person, { orderNo }] of [
    [one, first],
    [two, second],
  ] as const) {
    expect(await shop.stored(orderNo)).toMatchObject({ orderStatus: OrderState.paid, paidAt: '2026-11-26 13:00:00' });
    expect(await shop.held(person, courseId)).toBeDefined();
  }
  expect(await viewOf(first.groupId)).toMatchObject({ groupState: GroupState.full, bar: '这个团已经拼成了' });
  expect((await shop.prove()).faults).toEqual([]);
});

it('not full in time: everything that was paid goes back by itself, and nothing was sold', async () => {
  const [one, late] = [await t.person(), await t.person()];
  const first = await placed(one, { openGroup: promotionId });
  await pay(one, first.orderNo);
  pass(23.5);
  const unpaid = await placed(late, { joinGroup: first.groupId });
  expect((await shop.stored(unpaid.orderNo)).expiresAt).toBe('2026-11-27 10:00:00');
  const serial = await shop.code(late, unpaid.orderNo);
  await shop.bankTook(serial, ['LATE']);
  pass(24);
  await endOverdueGroups(t.platform);
  await t.runJobs();
  expect(await viewOf(first.groupId)).toMatchObject({ groupState: GroupState.failed, paidCount: 0 });
  const again = await shop.again(one);
  const { data } = await again.send(order.view, { orderNo: first.orderNo });
  expect(data).toMatchObject({
    orderStatus: OrderState.closed,
    closedWhy: '没有在期限内拼成，钱原路退回',
    refunds: [{ refundState: RefundState.done, price: 99 }],
  });
  expect((await again.send(order.list, { tab: 'refunding' })).data.list).toMatchObject([{ orderNo: first.orderNo }]);
  expect((await again.send(group.mine, { id: first.groupId })).data.order).toMatchObject({ orderNo: first.orderNo });
  expect(await shop.held(one, courseId)).toBeUndefined();
  // Who pays after the end gets it back too.
  await shop.notify(shop.word(serial, { amount: GROUP_PRICE, tradeNo: 'LATE' }));
  await t.runJobs();
  expect(await stateOf(unpaid.orderNo)).toBe(OrderState.closed);
  expect((await shop.prove()).faults).toEqual([]);
  expect((await place(again, { joinGroup: first.groupId })).code).toBe(failures.GROUP_OVER.code);
});

it('has no more places than it says, however many press at once, and gives back what nobody pays', async () => {
  await forGroups({ groupSize: 3 });
  const opener = await t.person();
  const { groupId } = await placed(opener, { openGroup: promotionId });
  const people = await Promise.all(Array.from({ length: 6 }, () => t.person()));
  const replies = await Promise.all(people.map((one) => place(one, { joinGroup: groupId })));
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(2);
  expect(replies.filter(({ code }) => code === failures.GROUP_OVER.code)).toHaveLength(4);
  expect(await viewOf(groupId)).toMatchObject({ left: 0, paidCount: 0 });
  pass(2.1);
  await closeOverdue(t.platform);
  expect(await viewOf(groupId)).toMatchObject({ left: 3 });
  expect((await shop.prove()).faults).toEqual([]);
});

it('people who change groups with each other do not wait for each other', async () => {
  await forGroups({ groupSize: 3 });
  const [one, two, three] = [await t.person(), await t.person(), await t.person()];
  const first = await placed(one, { openGroup: promotionId });
  const second = await placed(two, { openGroup: promotionId });
  for (let round = 0; round < 8; round += 1) {
    const [here, there] = round % 2 === 0 ? [second, first] : [first, second];
    const replies = await Promise.all([
      place(one, { joinGroup: here.groupId }),
      place(two, { joinGroup: there.groupId }),
      place(three, { joinGroup: here.groupId }),
    ]);
    expect(replies.map(({ code }) => code)).toEqual([200, 200, 200]);
  }
  expect((await viewOf(first.groupId)).left + (await viewOf(second.groupId)).left).toBe(3);
  expect((await shop.prove()).faults).toEqual([]);
});

it('takes of the stock of the promotion, and never more than there is', async () => {
  await forGroups({ stock: 2 });
  const [one, two, three] = [await t.person(), await t.person(), await t.person()];
  const { groupId } = await placed(one, { openGroup: promotionId });
  await placed(two, { joinGroup: groupId });
  expect((await place(three, { openGroup: promotionId })).code).toBe(failures.GROUP_NOT_OPEN.code);
});

it('none is opened that the stock cannot fill, and none is shown that it cannot fill any more', async () => {
  await forGroups({ groupSize: 3, stock: 4 });
  const people = await Promise.all([1, 2, 3].map(() => t.person()));
  const first = await placed(people[0]!, { openGroup: promotionId });
  await pay(people[0]!, first.orderNo);
  const listed = async () => (await t.guest.send(group.list, { promotionId })).data.list.map(({ id }) => id);
  expect(await listed()).toEqual([first.groupId]);
  const other = await placed(people[1]!, { openGroup: promotionId });
  await pay(people[1]!, other.orderNo);
  expect((await place(people[2]!, { openGroup: promotionId })).code).toBe(failures.GROUP_NOT_OPEN.code);
  const third = await placed(people[2]!, { joinGroup: first.groupId });
  expect(await listed()).toEqual([first.groupId]);
  expect((await viewOf(other.groupId)).bar).toContain('名额');
  expect((await viewOf(first.groupId)).bar).toBe('');
  await people[2]!.send(order.close, { orderNo: third.orderNo });
  expect(await listed()).toEqual(expect.arrayContaining([first.groupId, other.groupId]));
});

it('a group ends with its promotion at the latest: nobody can join after that', async () => {
  const [one] = [await shop.again(await t.person())];
  t.setNow(new Date('2026-12-06T00:00:00Z'));
  const opened = await placed(await shop.again(one), { openGroup: promotionId });
  expect((await viewOf(opened.groupId)).expiresAt).toBe('2026-12-06 10:00:00');
});

it('pressed twice it is one order and one group', async () => {
  const one = await t.person();
  const first = await placed(one, { openGroup: promotionId });
  const again = await placed(one, { openGroup: promotionId });
  expect(again).toEqual(first);
  expect(await placed(one, { joinGroup: first.groupId })).toEqual(first);
  expect(await viewOf(first.groupId)).toMatchObject({ left: 1 });
  const alone = await one.send(order.save, { courseId, price: 199, requestKey: shop.requestKey() });
  expect(alone.code).toBe(200);
  expect(await viewOf(first.groupId)).toMatchObject({ left: 2 });
});

it('who has paid cannot leave, and buys no second one', async () => {
  const one = await t.person();
  const first = await placed(one, { openGroup: promotionId });
  await pay(one, first.orderNo);
  expect((await one.send(order.close, { orderNo: first.orderNo })).code).toBe(409);
  expect((await one.send(order.refund, { orderNo: first.orderNo, reason: '不等了' })).code).toBe(409);
  expect((await one.send(group.mine, { id: first.groupId })).data.order).toMatchObject({ orderNo: first.orderNo });
  expect((await place(one, { joinGroup: first.groupId })).code).toBe(failures.ALREADY_BOUGHT.code);
});

it('a course that is gone when the group is full is not sold: everybody gets the money back', async () => {
  const [one, two] = [await t.person(), await t.person()];
  const first = await placed(one, { openGroup: promotionId });
  await pay(one, first.orderNo);
  const second = await placed(two, { joinGroup: first.groupId });
  await pay(two, second.orderNo);
  await db.update(course).set({ statusId: 0 });
  await t.runJobs();
  await db.update(course).set({ statusId: 1 });
  for (const { orderNo } of [first, second]) expect(await stateOf(orderNo)).toBe(OrderState.closed);
  expect((await shop.prove()).faults).toEqual([]);
});
