import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import * as learning from '#contract/course/order.ts';
import * as programs from '#contract/course/program.ts';
import * as desk from '#contract/course/programDesk.ts';
import * as programFailures from '#contract/course/programFailures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import { WalletKind } from '#contract/rules/wallet.ts';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as shares from '#contract/trade/adminShare.ts';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import * as sale from '#contract/trade/sale.ts';
import * as sold from '#contract/user/orderInfo.ts';
import { makeOrg } from '#seed/make/org.ts';
import { finish, programWorld, stageOf } from '#test/programs.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';
import { userCourse } from '../../db/schema/study.ts';
import { mergePerson } from '../../domain/person/merge.ts';

const t = await testApp();
const { db } = t.database;
const NOW = new Date('2026-11-21T02:00:00Z');
t.setNow(NOW);
const shop = trading(t);
const { orgNo, staff, stranger, operator, published } = await programWorld(t);
const own = await shop.forSale({ courseName: '本校的录播课', orgNo });
const live = await shop.forSale({
  courseName: '本校的直播课',
  orgNo,
  courseCategory: CourseCategory.live,
});
const foreign = await shop.forSale({ courseName: '别家的课' });
const COST = 25_000;

const stages = [stageOf('a', [own.courseId, foreign.courseId]), stageOf('b', [live.courseId], ['a'])];
const priced = async (programName: string, more: object = {}) => {
  const id = await published(programName, { stages, ...more });
  expect((await staff.send(desk.setPrice, { id, price: COST / 100 })).code).toBe(200);
  return id;
};
const place = (buyer: Person, programId: string, price = COST / 100) =>
  buyer.send(order.save, { programId, price, requestKey: shop.requestKey() });
const paid = async (buyer: Person, orderNo: string) =>
  shop.notify(shop.word(await shop.code(buyer, orderNo), { amount: COST }));
const bought = async (buyer: Person, programId: string): Promise<string> => {
  const { orderNo } = (await place(buyer, programId)).data;
  await paid(buyer, orderNo);
  return orderNo;
};
const view = async (person: Person, id: string) => (await person.send(programs.view, { id })).data;
const grant = async (orderNo: string) => {
  const { list } = (await operator.send(refunds.list, { pageSize: 100 })).data;
  return operator.send(refunds.decide, { id: list.find((one) => one.orderNo === orderNo)!.id, isGranted: 1 });
};
const faults = async () => (await shop.prove()).faults;

let buyer: Person;
beforeEach(async () => {
  buyer = await t.person();
});

it('its author prices it, whole cents and no enterprise; what costs money is not joined for nothing', async () => {
  const id = await priced('收费方案');
  expect((await stranger.send(desk.setPrice, { id, price: 1 })).code).toBe(NOT_FOUND.code);
  const tooFine = await staff.send(desk.setPrice, { id, price: 1.001 });
  expect([tooFine.code, (tooFine.data as unknown as { issues: { path: string }[] }).issues[0]!.path]).toEqual([
    422,
    'price',
  ]);
  expect(await view(buyer, id)).toMatchObject({
    price: 250,
    isBought: 0,
    opened: { courseIds: [own.courseId, live.courseId], worth: 398 },
  });
  expect((await buyer.send(programs.join, { id })).code).toBe(programFailures.PROGRAM_COSTS.code);
  expect((await staff.send(order.checkout, { programId: id })).data.standing).toBe('own');
  const firm = await t.person({
    userType: 5,
    orgNo: await makeOrg(db, { orgType: 5, orgName: '江城数据' }),
    isAdmin: true,
  });
  const draft = (await firm.send(desk.save, { programName: '企业的方案' })).data;
  expect((await firm.send(desk.setPrice, { id: draft.id, price: 1 })).code).toBe(programFailures.ENTERPRISE_FREE.code);
});

it('paid, it is joined and its seller’s courses are open, those of others are not; it is bought once', async () => {
  const id = await priced('一起开通');
  const checkout = (await buyer.send(order.checkout, { programId: id })).data;
  expect(checkout).toMatchObject({ standing: 'buy', price: 250, product: { productPath: `/plandetail/${id}` } });
  expect((await place(buyer, id, 249)).code).toBe(failures.PRICE_CHANGED.code);
  const orderNo = await bought(buyer, id);
  expect(await shop.stored(orderNo)).toMatchObject({ orderStatus: OrderState.paid, lecturerPercent: 0 });
  expect(await shop.held(buyer, own.courseId)).toMatchObject({ source: 'program', expiresAt: null });
  expect(await shop.held(buyer, live.courseId)).toMatchObject({ source: 'program' });
  expect(await shop.held(buyer, foreign.courseId)).toBeUndefined();
  expect(await view(buyer, id)).toMatchObject({ isBought: 1, own: { version: 1 } });
  expect((await place(buyer, id)).code).toBe(failures.ALREADY_BOUGHT.code);
  expect((await buyer.send(programs.leave, { id })).code).toBe(200);
  expect((await buyer.send(programs.join, { id })).code).toBe(200);
  expect(await faults()).toEqual([]);
});

it('what was ordered is what is delivered, though another version and another price are public by then', async () => {
  const id = await priced('改过的方案');
  const { orderNo } = (await place(buyer, id)).data;
  const { revision } = (await staff.send(desk.view, { id })).data;
  await staff.send(desk.update, { id, revision, intro: '第二版', stages: [stageOf('a', [own.courseId])] });
  await staff.send(desk.submit, { id });
  const queue = (await operator.send(desk.queue, { pageSize: 100 })).data.list;
  const reviewId = queue.find((row) => row.programId === id)!.id;
  await operator.send(desk.audit, { id: reviewId, auditStatus: 1, auditOpinion: '' });
  await staff.send(desk.setPrice, { id, price: 999 });
  await paid(buyer, orderNo);
  expect(await view(buyer, id)).toMatchObject({ version: 2, own: { version: 1 } });
  expect(await shop.held(buyer, live.courseId)).toBeDefined();
  expect(await faults()).toEqual([]);
});

it('the last place is sold once: the money of the other goes back', async () => {
  const id = await priced('只有一个名额', { seats: 1 });
  const other = await t.person();
  const [first, second] = [(await place(buyer, id)).data.orderNo, (await place(other, id)).data.orderNo];
  await Promise.all([paid(buyer, first), paid(other, second)]);
  const states = [(await shop.stored(first)).orderStatus, (await shop.stored(second)).orderStatus];
  expect(states.toSorted()).toEqual([OrderState.paid, OrderState.closed]);
  expect((await view(buyer, id)).countJoin).toBe(1);
  expect((await place(await t.person(), id)).code).toBe(failures.NOT_FOR_SALE.code);
  expect(await faults()).toEqual([]);
});

it('given back, the plan and what came with it are taken back, and what was bought by itself stays', async () => {
  const id = await priced('要退的方案');
  await shop.bought(buyer, own.courseId);
  const orderNo = await bought(buyer, id);
  expect(await shop.held(buyer, own.courseId)).toMatchObject({ source: 'order' });
  expect((await buyer.send(order.refund, { orderNo, reason: '不学了' })).code).toBe(200);
  expect((await grant(orderNo)).code).toBe(200);
  expect(await shop.held(buyer, own.courseId)).toMatchObject({ source: 'order' });
  expect(await shop.held(buyer, live.courseId)).toBeUndefined();
  expect(await view(buyer, id)).toMatchObject({ own: null, isBought: 0, countJoin: 0 });
  expect((await buyer.send(programs.join, { id })).code).toBe(programFailures.PROGRAM_COSTS.code);
  expect(await faults()).toEqual([]);
});

it('what another purchase still gives stays: of plan, course and seat each may come back alone', async () => {
  const id = await priced('方案里也有买过的');
  const alone = await shop.bought(buyer, own.courseId);
  const withPlan = await bought(buyer, id);
  expect((await buyer.send(order.refund, { orderNo: alone, reason: '方案里有' })).code).toBe(200);
  expect((await grant(alone)).code).toBe(200);
  expect(await shop.held(buyer, own.courseId)).toMatchObject({ source: 'program', expiresAt: null });
  const other = await priced('另一个方案也有它');
  const withOther = await bought(buyer, other);
  for (const [orderNo, left] of [
    [withPlan, 'program'],
    [withOther, undefined],
  ] as const) {
    expect((await buyer.send(order.refund, { orderNo, reason: '不学了' })).code).toBe(200);
    expect((await grant(orderNo)).code).toBe(200);
    expect((await shop.held(buyer, own.courseId))?.source).toBe(left);
  }
  expect(await faults()).toEqual([]);
});

it('a course that was bought and taken off the list is theirs: a plan puts it back on and takes nothing of it away', async () => {
  const id = await priced('含移出的课');
  await shop.bought(buyer, own.courseId);
  expect((await buyer.send(learning.userDelCourse, { courseId: own.courseId })).code).toBe(200);
  const orderNo = await bought(buyer, id);
  expect(await shop.held(buyer, own.courseId)).toMatchObject({ source: 'order' });
  expect(await faults()).toEqual([]);
  expect((await buyer.send(learning.userDelCourse, { courseId: live.courseId })).code).toBe(200);
  expect((await buyer.send(order.checkout, { courseId: live.courseId })).data.standing).toBe('removed');
  expect((await buyer.send(order.refund, { orderNo, reason: '不学了' })).code).toBe(200);
  expect((await grant(orderNo)).code).toBe(200);
  expect(await shop.held(buyer, own.courseId)).toMatchObject({ source: 'order' });
  expect((await buyer.send(order.checkout, { courseId: live.courseId })).data.standing).toBe('buy');
  expect(await faults()).toEqual([]);
});

it('what is learnt, begun anew or older than the days is not given back', async () => {
  const id = await priced('学了的方案');
  const orderNo = await bought(buyer, id);
  const bar = async () => (await buyer.send(order.view, { orderNo })).data.refundBar;
  expect(await bar()).toBe('');
  const its = eq(userCourse.userNo, buyer.userNo);
  await db.update(userCourse).set({ resetAt: '2026-11-21 11:00:00' }).where(its);
  expect(await bar()).toContain('重新开始过');
  await db.update(userCourse).set({ resetAt: null }).where(its);
  await finish(db, { userNo: buyer.userNo, courseId: own.courseId, now: NOW });
  expect(await bar()).toContain('10% 以上');
  expect((await buyer.send(order.refund, { orderNo, reason: '不学了' })).code).toBe(failures.REFUND_BARRED.code);
});

it('the seller finds plans apart from courses, and by the kinds of their courses', async () => {
  const id = await priced('卖出的方案');
  const orderNo = await bought(buyer, id);
  const numbers = async (product: 'all' | 'vod' | 'plan' | 'planVod' | 'planLive' | 'planResource') =>
    (await staff.send(sold.lecturer, { product, pageSize: 100 })).data.list.map((row) => row.orderNo);
  for (const product of ['all', 'plan', 'planVod', 'planLive'] as const)
    expect(await numbers(product), product).toContain(orderNo);
  for (const product of ['vod', 'planResource'] as const)
    expect(await numbers(product), product).not.toContain(orderNo);
  const groups = (await staff.send(sale.groups, { product: 'plan', pageSize: 100 })).data.list;
  expect(groups.find(({ name }) => name === '卖出的方案')).toMatchObject({ countOrder: 1, pricePaid: 250 });
  const one = (await staff.send(sale.view, { orderNo })).data;
  expect(one).toMatchObject({ product: { courseCategory: null }, shares: { platform: 75, organization: 175 } });
});

it('is shared by what was agreed on with its seller, as courses are', async () => {
  const id = await priced('另定比例');
  const agreed = { walletKind: WalletKind.organization, ownerNo: orgNo, sellerPercent: 85, reason: '年度框架' };
  expect((await operator.send(shares.save, { ...agreed, beginsAt: '2026-11-21 11:00:00' })).code).toBe(200);
  const percentNow = async () => (await shop.stored((await place(await t.person(), id)).data.orderNo)).sellerPercent;
  expect(await percentNow()).toBe(70);
  t.setNow(new Date('2026-11-21T03:00:00Z'));
  expect(await percentNow()).toBe(85);
  t.setNow(NOW);
});

it('bought by two accounts that become one, it is there until the second order is given back too', async () => {
  const id = await priced('买了两次的方案');
  const [gone, kept] = [await t.person(), await t.person()];
  const [old, mine] = [await bought(gone, id), await bought(kept, id)];
  await db.transaction((tx) => mergePerson(tx, gone.userNo, kept.userNo, NOW));
  expect(await faults()).toEqual([]);
  for (const [orderNo, has] of [
    [mine, 'program'],
    [old, undefined],
  ] as const) {
    expect((await kept.send(order.refund, { orderNo, reason: '买了两次' })).code).toBe(200);
    expect((await grant(orderNo)).code).toBe(200);
    expect((await shop.held(kept, own.courseId))?.source).toBe(has);
    expect((await view(kept, id)).own === null).toBe(has === undefined);
    expect(await faults()).toEqual([]);
  }
});
