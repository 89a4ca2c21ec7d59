import { beforeEach, describe, expect, it } from 'vitest';
import { OrderState } from '#contract/rules/orders.ts';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';
import { userCourse } from '../../db/schema/study.ts';
import { mergePerson } from '../person/merge.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-26T02:00:00Z'));
const shop = trading(t);
const operator = await t.person({ userType: 0, isAdmin: true });
const PAST = '2026-11-01 10:00:00';

let gone: Person;
let kept: Person;
let courseId: string;
beforeEach(async () => {
  [gone, kept] = [await t.person(), await t.person()];
  ({ courseId } = await shop.forSale());
});

type How = Partial<typeof userCourse.$inferInsert>;
const has = (person: Person, how: How) => db.insert(userCourse).values({ userNo: person.userNo, courseId, ...how });
const merge = () => db.transaction((tx) => mergePerson(tx, gone.userNo, kept.userNo, t.platform.clock()));

it('what the old number paid for is there, also where the other had it as a member or gave it back', async () => {
  await shop.bought(gone, courseId);
  await has(kept, { source: 'vip', expiresAt: PAST });
  await merge();
  expect(await shop.held(kept, courseId)).toMatchObject({ source: 'order', expiresAt: null });
  expect((await shop.prove()).faults).toEqual([]);
  const [mine] = (await kept.send(order.list, {})).data.list;
  expect((await kept.send(order.refund, { orderNo: mine!.orderNo, reason: '不学了' })).code).toBe(200);
  const asked = (await operator.send(refunds.list, { pageSize: 100 })).data.list;
  await operator.send(refunds.decide, { id: asked.find(({ orderNo }) => orderNo === mine!.orderNo)!.id, isGranted: 1 });
  expect(await shop.held(kept, courseId)).toBeUndefined();
});

it.each<[How, How, How | undefined]>([
  [{ source: 'gift' }, { source: 'refunded', statusId: 0 }, { source: 'gift', statusId: 1 }],
  [{ source: 'refunded', statusId: 0 }, { source: 'gift' }, { source: 'gift', statusId: 1 }],
  [{ source: 'program', statusId: 0 }, { source: 'free' }, { source: 'program', statusId: 1 }],
  [{ source: 'gift', expiresAt: PAST }, { source: 'free' }, { source: 'free', expiresAt: null }],
  [
    { source: 'free', statusId: 0 },
    { source: 'vip', expiresAt: PAST },
    { source: 'vip', statusId: 1 },
  ],
  [{ source: 'free' }, { source: 'vip', expiresAt: PAST }, { source: 'free', expiresAt: null }],
])('%o and %o become %o', async (theirs, mine, after) => {
  await has(gone, theirs);
  await has(kept, mine);
  await merge();
  expect(await shop.held(kept, courseId)).toMatchObject(after!);
});

describe('where both accounts bought the same', () => {
  const give = async (orderNo: string) => {
    expect((await kept.send(order.refund, { orderNo, reason: '买了两次' })).code).toBe(200);
    const { list } = (await operator.send(refunds.list, { pageSize: 100 })).data;
    const { id } = list.find((row) => row.orderNo === orderNo)!;
    expect((await operator.send(refunds.decide, { id, isGranted: 1 })).code).toBe(200);
  };

  it('both orders are theirs, and either can be given back: the course goes with the last of them', async () => {
    const [old, own] = [await shop.bought(gone, courseId), await shop.bought(kept, courseId)];
    await merge();
    const mine = (await kept.send(order.list, {})).data.list.map(({ orderNo }) => orderNo);
    expect(mine.toSorted()).toEqual([old, own].toSorted());
    expect(await shop.held(kept, courseId)).toMatchObject({ source: 'order' });
    expect((await shop.prove()).faults).toEqual([]);
    await give(own);
    expect(await shop.held(kept, courseId)).toMatchObject({ source: 'order' });
    expect((await shop.prove()).faults).toEqual([]);
    await give(old);
    expect(await shop.held(kept, courseId)).toBeUndefined();
    expect((await shop.prove()).faults).toEqual([]);
    // Nothing stands in the way of buying it once more.
    await shop.bought(kept, courseId);
    expect((await shop.prove()).faults).toEqual([]);
  });

  it.each([
    ['the old number', () => [gone, kept] as const],
    ['the one that stays', () => [kept, gone] as const],
  ])('what %s has not paid yet is closed, and money that comes for it all the same goes back', async (_, who) => {
    const [waiting, paying] = who();
    const open = await shop.place(waiting, courseId);
    const serial = await shop.code(waiting, open);
    const paid = await shop.bought(paying, courseId);
    await merge();
    expect(await shop.stored(open)).toMatchObject({ orderStatus: OrderState.closed, closeReason: 'merged' });
    expect(await shop.stored(paid)).toMatchObject({ userNo: kept.userNo, orderStatus: OrderState.paid });
    await shop.notify(shop.word(serial));
    expect((await shop.stored(open)).orderStatus).toBe(OrderState.closed);
    expect(await shop.held(kept, courseId)).toMatchObject({ source: 'order' });
    expect((await shop.prove()).faults).toEqual([]);
  });

  it('of two that nobody has paid the one of the old number is closed', async () => {
    const [old, own] = [await shop.place(gone, courseId), await shop.place(kept, courseId)];
    await merge();
    expect((await shop.stored(old)).orderStatus).toBe(OrderState.closed);
    await shop.notify(shop.word(await shop.code(kept, own)));
    expect((await shop.stored(own)).orderStatus).toBe(OrderState.paid);
    expect((await shop.prove()).faults).toEqual([]);
  });
});
