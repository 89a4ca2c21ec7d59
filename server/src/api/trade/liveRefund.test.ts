import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as desk from '#contract/trade/adminOrder.ts';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';
import { staySignedIn } from '#test/vacancies.ts';
import { liveRoom } from '../../db/schema/liveRoom.ts';
import { userPeriod } from '../../db/schema/study.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { releaseDue } from '../../domain/trade/overdue.ts';

const t = await testApp({ SESSION_HOURS: '8760' });
const { db } = t.database;
const shop = trading(t);
const START = Date.parse('2026-11-26T02:00:00Z');
const at = (days: number) => new Date(START + days * 86_400_000);
const pass = (days: number) => t.setNow(at(days));
pass(0);
const operator = await t.person({ userType: 0, isAdmin: true });
let buyer: Person;
let courseId: string;
let periodIds: string[];
beforeEach(async () => {
  pass(0);
  buyer = await t.person();
  await staySignedIn(t);
  const price = { courseOriginal: 29_900, courseDiscount: 9_900 };
  const made = await makeLessons(db, [1, 1, 1, 1], { courseCategory: CourseCategory.live, ...price });
  ({ courseId, periodIds } = made);
});

/** The room of a lesson was opened then; null: it was made and nobody came to teach. */
const hold = (nth: number, days: number | null) =>
  db.insert(liveRoom).values({
    periodId: periodIds[nth]!,
    courseId,
    liveName: '第一讲',
    beganAt: days === null ? null : wireTime(at(days)),
  });

async function bought(): Promise<string> {
  const orderNo = await shop.place(buyer, courseId, 9_900);
  const serial = await shop.code(buyer, orderNo);
  await shop.bankTook(serial, [`T${serial}`]);
  await shop.notify(shop.word(serial, { amount: 9_900 }));
  return orderNo;
}

const viewed = async (orderNo: string) => (await buyer.send(order.view, { orderNo })).data;
const ask = (orderNo: string) => buyer.send(order.refund, { orderNo, reason: '时间不合适' });

it('lessons that were held since it was paid stay paid, whoever came; the others come back', async () => {
  await hold(0, -1);
  const orderNo = await bought();
  pass(3);
  // Held before it was paid, or never taught: neither counts.
  await hold(1, null);
  expect(await viewed(orderNo)).toMatchObject({ refundOffer: { price: 99, made: '付款后第 4 天：全额退回' } });
  await hold(2, 4);
  expect((await viewed(orderNo)).refundOffer!.price).toBe(99);
  pass(5);
  const made = '付款后第 6 天，用掉 25%：退还没有用的 75%';
  expect(await viewed(orderNo)).toMatchObject({ refundBar: '', refundOffer: { price: 74.25, made } });
  expect(await ask(orderNo)).toMatchObject({ code: 200, data: { price: 74.25 } });
  // Another is held while it is decided: what was asked for stays.
  await hold(3, 5.5);
  pass(6);
  const { list } = (await operator.send(refunds.list, {})).data;
  expect(list).toMatchObject([{ made, ruled: 74.25, progress: 25 }]);
  expect((await operator.send(refunds.decide, { id: list[0]!.id, isGranted: 1 })).code).toBe(200);
  await t.runJobs();
  expect((await operator.send(desk.view, { orderNo })).data).toMatchObject({
    orderStatus: OrderState.refunded,
    priceBack: 74.25,
    refunds: [{ made }],
  });
  expect((await shop.prove()).faults).toEqual([]);
});

it('who has learnt more than was held has used that much; after most of it nothing comes back', async () => {
  const orderNo = await bought();
  pass(1);
  await hold(0, 0.5);
  await shop.learn(buyer, { productId: courseId }, 5_000);
  expect((await viewed(orderNo)).refundOffer!.price).toBe(49.5);
  for (const nth of [1, 2, 3]) await hold(nth, 0.6);
  expect(await ask(orderNo)).toMatchObject({
    code: failures.REFUND_BARRED.code,
    msg: '已经开了超过 80%，不能退款了',
  });
});

it('shares stay frozen for as long as something may come back', async () => {
  const orderNo = await bought();
  expect(await shop.stored(orderNo)).toMatchObject({ refundUntil: wireTime(at(15)) });
  pass(14.9);
  await releaseDue(t.platform);
  expect((await shop.stored(orderNo)).releasedAt).toBeNull();
  expect((await viewed(orderNo)).refundOffer!.price).toBe(99);
  pass(15);
  expect(await ask(orderNo)).toMatchObject({ msg: '付款超过 15 天，不能退款了' });
});

it('who bought it when only learning counted is held to that', async () => {
  const orderNo = await bought();
  const refundUntil = wireTime(at(7));
  await db.update(tradeOrder).set({ refundUntil }).where(eq(tradeOrder.orderNo, orderNo));
  await hold(0, 1);
  pass(6);
  expect((await viewed(orderNo)).refundOffer).toMatchObject({ price: 99 });
  pass(7);
  expect((await viewed(orderNo)).refundOffer).toBeNull();
});

it('of a course with both, a recorded lesson counts as far as it was learnt and a live one once it was held', async () => {
  const price = { courseOriginal: 29_900, courseDiscount: 9_900 };
  const made = await makeLessons(db, [100, 100, 100, 100], { courseCategory: CourseCategory.both, ...price });
  ({ courseId, periodIds } = made);
  const orderNo = await bought();
  expect(await shop.stored(orderNo)).toMatchObject({ refundUntil: wireTime(at(15)) });
  const learnt = (nth: number, watchedLength: number, isDone: 0 | 1 = 0) =>
    db.insert(userPeriod).values({
      userNo: buyer.userNo,
      periodId: periodIds[nth]!,
      courseId,
      watchedLength,
      isDone,
      gmtModified: wireTime(at(1)),
    });
  pass(2);
  await learnt(0, 20);
  // Of the four a twentieth: all comes back.
  expect((await viewed(orderNo)).refundOffer).toMatchObject({ price: 99, made: '付款后第 3 天，用掉 5%：全额退回' });
  await hold(2, 1);
  // Who was there and watched it again has used it once.
  await learnt(2, 50);
  await learnt(1, 60, 1);
  pass(9);
  const offer = { price: 44.55, made: '付款后第 10 天，用掉 55%：退还没有用的 45%' };
  expect(await viewed(orderNo)).toMatchObject({ refundBar: '', refundOffer: offer });
  expect(await ask(orderNo)).toMatchObject({ code: 200, data: { price: 44.55 } });
  const asked = (await operator.send(refunds.list, { pageSize: 100 })).data.list.find((row) => row.orderNo === orderNo);
  expect((await operator.send(refunds.decide, { id: asked!.id, isGranted: 1 })).code).toBe(200);
  await t.runJobs();
  expect((await shop.prove()).faults).toEqual([]);
});
