import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import * as learning from '#contract/course/order.ts';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import * as sale from '#contract/trade/sale.ts';
import * as seats from '#contract/trade/seat.ts';
import * as sold from '#contract/user/orderInfo.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { StudentState } from '#contract/rules/studentStates.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { makeLecturer } from '#seed/make/lecturer.ts';
import { makeOrg } from '#seed/make/org.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { PRICE, trading } from '#test/trade.ts';
import { orgDepartment, orgStudent } from '../../db/schema/organization.ts';
import { userCourse } from '../../db/schema/study.ts';

const t = await testApp();
const { db } = t.database;
const shop = trading(t);
t.setNow(new Date('2026-11-26T02:00:00Z'));
const operator = await t.person({ userType: 0, isAdmin: true });
let orgNo: string;
let boss: Person;
let courseId: string;

beforeAll(async () => {
  orgNo = await makeOrg(db, { orgType: 5, orgName: '远峰数据' });
});
beforeEach(async () => {
  boss = await t.person({ userType: 5, orgNo, isAdmin: true });
  ({ courseId } = await shop.forSale());
});

const staff = () => t.person({ userType: 5, orgNo });
const wish = (seatCount: number, cents = PRICE * seatCount) => ({
  seatCourseId: courseId,
  seatCount,
  price: yuanOf(cents),
  requestKey: shop.requestKey(),
});

/** So many seats, paid. @returns the number of the order */
async function bought(seatCount: number): Promise<string> {
  const reply = await boss.send(order.save, wish(seatCount));
  if (reply.code !== 200) throw new Error(JSON.stringify(reply));
  const { orderNo } = reply.data;
  const serial = await shop.code(boss, orderNo);
  await shop.bankTook(serial, [`T${serial}`]);
  await shop.notify(shop.word(serial, { amount: PRICE * seatCount }));
  return orderNo;
}

const mine = async () =>
  (await boss.send(seats.list, { pageSize: 100 })).data.list.find((row) => row.courseId === courseId);

it('so many seats at so much each, handed out one to a person, however often it is pressed', async () => {
  const orderNo = await bought(3);
  expect(await shop.stored(orderNo)).toMatchObject({ orderStatus: OrderState.paid, pricePaid: PRICE * 3 });
  expect(await mine()).toMatchObject({ total: 3, given: 0, free: 3 });
  const [one, two] = [await staff(), await staff()];
  const userNos = [one.userNo, two.userNo];
  const giving = await Promise.all([1, 2].map(() => boss.send(seats.give, { courseId, userNos })));
  const held = failures.SEAT_HELD.code;
  expect(giving.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, held]);
  for (const person of [one, two]) expect(await shop.held(person, courseId)).toMatchObject({ source: 'seat' });
  expect(await mine()).toMatchObject({ total: 3, given: 2, free: 1 });
  const people = (await boss.send(seats.people, { courseId, pageSize: 100 })).data.list.map(({ userNo }) => userNo);
  expect(people).not.toContain(one.userNo);
  expect((await one.send(order.checkout, { courseId })).data.standing).toBe('held');
  expect((await shop.prove()).faults).toEqual([]);
});

it('all of them or none: too many, somebody who has it, somebody of another house', async () => {
  await bought(1);
  const [one, two, stranger] = [await staff(), await staff(), await t.person()];
  const give = (userNos: string[]) => boss.send(seats.give, { courseId, userNos });
  expect((await give([one.userNo, two.userNo])).code).toBe(failures.NO_FREE_SEAT.code);
  expect((await give([stranger.userNo])).code).toBe(404);
  expect(await shop.held(one, courseId)).toBeUndefined();
  await shop.bought(two, courseId);
  expect((await give([two.userNo])).code).toBe(failures.SEAT_HELD.code);
  const rush = await Promise.all([one, await staff(), await staff()].map(({ userNo }) => give([userNo])));
  expect(rush.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await mine()).toMatchObject({ total: 1, given: 1, free: 0 });
});

it('who only took the course off their list has it: no seat is wasted on them', async () => {
  await bought(3);
  const [seated, buyer, fresh] = [await staff(), await staff(), await staff()];
  const give = (userNos: string[]) => boss.send(seats.give, { courseId, userNos });
  expect((await give([seated.userNo])).code).toBe(200);
  await shop.bought(buyer, courseId);
  for (const person of [seated, buyer]) {
    await person.send(learning.userDelCourse, { courseId });
    expect((await give([person.userNo])).code).toBe(failures.SEAT_HELD.code);
    const lines = [person.mobile];
    const found = await boss.send(seats.find, { courseId, by: 'number', lines });
    expect(found.data.rows).toMatchObject([{ userNo: null }]);
  }
  const open = (await boss.send(seats.people, { courseId, pageSize: 100 })).data.list.map(({ userNo }) => userNo);
  expect(open).toContain(fresh.userNo);
  for (const { userNo } of [seated, buyer]) expect(open).not.toContain(userNo);
  expect((await shop.prove()).faults).toEqual([]);
});

it('is taken back until it is used, and is free again', async () => {
  await bought(1);
  const [one, two] = [await staff(), await staff()];
  await boss.send(seats.give, { courseId, userNos: [one.userNo] });
  const holder = async () => (await boss.send(seats.holders, { courseId })).data.list[0]!;
  expect((await boss.send(seats.takeBack, { id: (await holder()).id })).code).toBe(200);
  expect(await shop.held(one, courseId)).toBeUndefined();
  await boss.send(seats.give, { courseId, userNos: [two.userNo] });
  await db
    .update(userCourse)
    .set({ progress: 500 })
    .where(and(eq(userCourse.userNo, two.userNo), eq(userCourse.courseId, courseId)));
  const used = await holder();
  expect(used).toMatchObject({ progress: 5, bar: '对方已经开始学了' });
  expect((await boss.send(seats.takeBack, { id: used.id })).code).toBe(failures.SEAT_USED.code);
  const other = await t.person({
    userType: 5,
    orgNo: await makeOrg(db, { orgType: 5, orgName: '别家' }),
    isAdmin: true,
  });
  expect((await other.send(seats.takeBack, { id: used.id })).code).toBe(404);
});

it('comes back as long as somebody has not got all, and nothing is handed out of what is being given back', async () => {
  const orderNo = await bought(1);
  const one = await staff();
  await boss.send(seats.give, { courseId, userNos: [one.userNo] });
  expect((await boss.send(order.refund, { orderNo, reason: '多买了' })).code).toBe(failures.REFUND_BARRED.code);
  const [holder] = (await boss.send(seats.holders, { courseId })).data.list;
  await boss.send(seats.takeBack, { id: holder!.id });
  expect((await boss.send(order.refund, { orderNo, reason: '多买了' })).code).toBe(200);
  expect((await boss.send(seats.give, { courseId, userNos: [one.userNo] })).code).toBe(failures.NO_FREE_SEAT.code);
  const asked = (await operator.send(refunds.list, { pageSize: 100 })).data.list.find(
    (row) => row.orderNo === orderNo,
  )!;
  expect(asked.price).toBe(yuanOf(PRICE));
  expect((await operator.send(refunds.decide, { id: asked.id, isGranted: 1 })).code).toBe(200);
  expect(await mine()).toBeUndefined();
  expect((await shop.prove()).faults).toEqual([]);
});

it('those that nobody has come back by their number; the others stay, and change hands as before', async () => {
  const orderNo = await bought(3);
  const [one, two] = [await staff(), await staff()];
  await boss.send(seats.give, { courseId, userNos: [one.userNo] });
  const offer = (await boss.send(order.view, { orderNo })).data;
  expect(offer.refundOffer).toMatchObject({
    price: yuanOf(PRICE * 2),
    made: expect.stringContaining('3 个席位发出 1 个：退还没有发的 2 个') as string,
  });
  expect((await boss.send(order.refund, { orderNo, reason: '多买了', price: yuanOf(PRICE * 2) })).code).toBe(200);
  // comes back into the house while the money is decided on: it is no part of what was asked for
  const holder = async () => (await boss.send(seats.holders, { courseId })).data.list[0]!;
  await boss.send(seats.takeBack, { id: (await holder()).id });
  const asked = (await operator.send(refunds.list, { pageSize: 100 })).data.list.find(
    (row) => row.orderNo === orderNo,
  )!;
  expect(asked).toMatchObject({ price: yuanOf(PRICE * 2), progressNow: null });
  expect((await operator.send(refunds.decide, { id: asked.id, isGranted: 1 })).code).toBe(200);
  expect(await mine()).toMatchObject({ total: 1, given: 0, free: 1 });
  expect((await boss.send(seats.give, { courseId, userNos: [two.userNo, one.userNo] })).code).toBe(
    failures.NO_FREE_SEAT.code,
  );
  expect((await boss.send(seats.give, { courseId, userNos: [two.userNo] })).code).toBe(200);
  expect(await shop.held(two, courseId)).toBeDefined();
  expect((await boss.send(order.refund, { orderNo, reason: '再退一个' })).code).not.toBe(200);
  await t.runJobs();
  expect((await shop.prove()).faults).toEqual([]);
});

it('is bought by who may, for their own house, at the price of now', async () => {
  const clerk = await staff();
  expect((await clerk.send(order.checkout, { seatCourseId: courseId, seatCount: 2 })).code).toBe(403);
  expect((await (await t.person()).send(order.save, wish(2))).code).toBe(403);
  expect((await boss.send(order.save, wish(0, PRICE))).code).toBe(422);
  expect((await boss.send(order.save, wish(2, PRICE))).code).toBe(failures.PRICE_CHANGED.code);
  const seen = (await boss.send(order.checkout, { seatCourseId: courseId, seatCount: 50 })).data;
  expect(seen).toMatchObject({ price: 9_950, standing: 'buy', coupons: [], group: null });
  const first = (await boss.send(order.save, wish(2))).data.orderNo;
  expect((await boss.send(order.save, wish(2))).data.orderNo).toBe(first);
  const more = (await boss.send(order.save, wish(3))).data.orderNo;
  expect(await shop.stored(first)).toMatchObject({ orderStatus: OrderState.closed });
  expect(await shop.stored(more)).toMatchObject({ seatCount: 3, orderStatus: OrderState.toPay });
});

it('who sells it sees how many seats, apart from the course itself', async () => {
  const lecturer = await t.person({ userType: 2 });
  await makeLecturer(db, { lecturerUserNo: lecturer.userNo, lecturerName: '陈砚清' });
  const { userNo: lecturerUserNo } = lecturer;
  ({ courseId } = await shop.forSale({ lecturerUserNo, courseName: '卖给单位的课' }));
  await bought(3);
  await shop.bought(await t.person(), courseId);
  const names = (await lecturer.send(sold.lecturer, { pageSize: 100 })).data.list.map((row) => row.courseName);
  expect(names.toSorted()).toEqual(['卖给单位的课', '卖给单位的课（3 个席位）']);
  const groups = (await lecturer.send(sale.groups, { pageSize: 100 })).data.list.map(({ name }) => name);
  expect(groups.toSorted()).toEqual(['卖给单位的课', '卖给单位的课（席位）']);
});

it('several at once: every pasted line is answered, a department and a class give those who have not got it', async () => {
  const school = await makeOrg(db, { orgType: 4, orgName: '江城职院' });
  boss = await t.person({ userType: 4, orgNo: school, isAdmin: true });
  await bought(2);
  const [one, two, three, four] = [await t.person(), await t.person(), await t.person(), await t.person()];
  const [depart] = await db
    .insert(orgDepartment)
    .values({ orgNo: school, departName: '数据系', path: '/1/' })
    .returning();
  await db
    .update(orgDepartment)
    .set({ path: `/${depart!.id}/` })
    .where(eq(orgDepartment.id, depart!.id));
  const roster = (studentNumber: string, userNo: string | null) => ({
    orgNo: school,
    userNo,
    studentName: `学生${studentNumber}`,
    studentNumber,
    className: '数据2201',
    departmentId: depart!.id,
    bindStatus: userNo === null ? StudentState.onRoster : StudentState.bound,
  });
  const held = [roster('A1', one.userNo), roster('A2', two.userNo), roster('A3', three.userNo), roster('A4', null)];
  await db.insert(orgStudent).values(held);
  await shop.bought(three, courseId);
  const pasted = ['a1', two.mobile, 'A3', 'A4', 'A9', one.mobile, four.mobile];
  const { data } = await boss.send(seats.find, { courseId, lines: pasted });
  expect(data).toMatchObject({ free: 2, isMore: 0 });
  expect(data.rows.map(({ line, userNo, bar }) => [line, userNo, bar])).toEqual([
    [1, one.userNo, ''],
    [2, two.userNo, ''],
    [3, null, '已经有这门课程'],
    [4, null, '还没有绑定账号'],
    [5, null, '没有这个学号、工号或手机号'],
    [6, null, '和第 1 行是同一个人'],
    [7, null, '没有这个学号、工号或手机号'],
  ]);
  const theirs = [one.userNo, two.userNo].toSorted();
  const found = async (wanted: object) =>
    (await boss.send(seats.find, { courseId, ...wanted })).data.rows.map(({ userNo }) => userNo).toSorted();
  expect(await found({ by: 'class', className: '数据2201' })).toEqual(theirs);
  expect(await found({ by: 'class', className: '没有的班' })).toEqual([]);
  expect(await found({ by: 'department', departmentId: depart!.id })).toEqual(theirs);
  expect((await boss.send(seats.classes, {})).data.list).toEqual([{ className: '数据2201', total: 3 }]);
  const stranger = await t.person({ userType: 5, orgNo, isAdmin: true });
  const other = await stranger.send(seats.find, { courseId, by: 'department', departmentId: depart!.id });
  expect(other.code).toBe(404);
  expect((await stranger.send(seats.find, { courseId, lines: ['A1'] })).data.rows[0]!.userNo).toBeNull();
  expect((await boss.send(seats.give, { courseId, userNos: theirs })).data.given).toBe(2);
  expect(await found({ by: 'class', className: '数据2201' })).toEqual([]);
  expect((await shop.prove()).faults).toEqual([]);
});
