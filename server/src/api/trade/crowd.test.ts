import { and, eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as desk from '#contract/trade/adminPromotion.ts';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { PromotionType } from '#contract/rules/promotions.ts';
import { statementsOf } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { PRICE, trading } from '#test/trade.ts';
import { promotionStock } from '../../db/schema/promotion.ts';
import { userCourse } from '../../db/schema/study.ts';
import { tradeEvent, tradeOrder } from '../../db/schema/trade.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { closeOverdue } from '../../domain/trade/overdue.ts';

const t = await testApp();
const { db } = t.database;
const shop = trading(t);
const operator = await t.person({ userType: 0, isAdmin: true });
const START = Date.parse('2026-11-28T02:00:00Z');
const pass = (hours: number) => t.setNow(new Date(START + hours * 3_600_000));

async function running(stock: number, promotionType: PromotionType = PromotionType.limited) {
  pass(0);
  const { courseId } = await shop.forSale();
  const given = { promotionType, promotionName: '抢购', courseId, price: 99, floorPrice: 80, stock };
  const times = { beginTime: '2026-11-28 09:00:00', endTime: '2026-11-29 10:00:00' };
  const { id } = (await operator.send(desk.save, { ...given, ...times })).data;
  const taken = async () =>
    (await db.select().from(promotionStock).where(eq(promotionStock.promotionId, id)))[0]!.taken;
  return { id, courseId, taken };
}

const people = (count: number) => Promise.all(Array.from({ length: count }, () => t.person()));

const press = (buyer: Person, courseId: string, wish: { price?: number; requestKey?: string } = {}) =>
  buyer.send(order.save, { courseId, price: 99, requestKey: shop.requestKey(), ...wish });

const LATE = { code: failures.PRICE_CHANGED.code, data: { price: PRICE / 100 } };

it('who comes once it is sold out is told the price of now, and nothing is held or written for it', async () => {
  const { courseId, taken } = await running(1);
  await shop.place(await t.person(), courseId, 9_900);
  const [late] = await people(1);
  const asked = await statementsOf(async () => expect(await press(late!, courseId)).toMatchObject(LATE));
  expect(asked.filter(({ text }) => /^\s*(begin|insert|update)|for (no key )?update/i.test(text))).toEqual([]);
  expect(await taken()).toBe(1);
  expect(await press(late!, courseId, { price: PRICE / 100 })).toMatchObject({ code: 200 });
});

it('the seat of an unpaid order that closes is for whoever comes next', async () => {
  const { courseId, taken } = await running(1);
  const [first, second, third] = await people(3);
  const orderNo = await shop.place(first!, courseId, 9_900);
  expect(await press(second!, courseId)).toMatchObject(LATE);
  await first!.send(order.close, { orderNo });
  await shop.place(second!, courseId, 9_900);
  expect(await press(third!, courseId)).toMatchObject(LATE);
  pass(2);
  await closeOverdue(t.platform);
  expect(await taken()).toBe(0);
  await shop.place(third!, courseId, 9_900);
  expect(await taken()).toBe(1);
});

it('who has an order finds it when everything is sold out: by the same press and by another', async () => {
  const { courseId, taken } = await running(1);
  const [buyer] = await people(1);
  const requestKey = shop.requestKey();
  const { orderNo } = (await press(buyer!, courseId, { requestKey })).data;
  expect((await press(buyer!, courseId, { requestKey })).data).toEqual({ orderNo });
  expect((await press(buyer!, courseId)).data).toEqual({ orderNo });
  expect(await taken()).toBe(1);
});

it('pressed by many at once, each twice, it is one order each, complete, and as many as there are seats', async () => {
  const { id, courseId, taken } = await running(8);
  const crowd = await people(20);
  const replies = await Promise.all(
    crowd.flatMap((one) => {
      const requestKey = shop.requestKey();
      return [press(one, courseId, { requestKey }), press(one, courseId, { requestKey })];
    }),
  );
  const numbers = new Set(replies.flatMap(({ code, data }) => (code === 200 ? [data.orderNo] : [])));
  expect(numbers.size).toBe(8);
  const refused = new Set([200, failures.SOLD_OUT.code, failures.PRICE_CHANGED.code]);
  expect(replies.filter(({ code }) => !refused.has(code))).toEqual([]);
  expect(await taken()).toBe(8);
  const orders = await db.select().from(tradeOrder).where(eq(tradeOrder.promotionId, id));
  expect(new Set(orders.map(({ orderNo }) => orderNo))).toEqual(numbers);
  expect(new Set(orders.map(({ userNo }) => userNo)).size).toBe(8);
  const ids = orders.map((one) => one.id);
  const events = await db.select().from(tradeEvent).where(inArray(tradeEvent.orderId, ids));
  expect(new Set(events.map(({ orderId, actorUserNo, event }) => `${orderId} ${actorUserNo} ${event}`))).toEqual(
    new Set(orders.map((one) => `${one.id} ${one.userNo} placed`)),
  );
});

it('an order made with others is the order that somebody makes alone', async () => {
  const { courseId } = await running(2);
  const [one, other] = await people(2);
  const made = await Promise.all([shop.place(one!, courseId, 9_900), shop.place(other!, courseId, 9_900)]);
  const orders = await Promise.all(made.map((orderNo) => shop.stored(orderNo)));
  for (const its of orders)
    expect(its).toMatchObject({
      orderStatus: OrderState.toPay,
      pricePaid: 9_900,
      couponId: null,
      groupId: null,
      isNewcomer: 0,
      referrerUserNo: null,
      expiresAt: '2026-11-28 12:00:00',
      priceLines: [{ what: '标价' }, { what: '优惠' }, { what: '限时特价：抢购', cents: -10_000 }],
    });
  await shop.notify(shop.word(await shop.code(one!, made[0]), { amount: 9_900 }));
  expect(await shop.stored(made[0])).toMatchObject({ orderStatus: OrderState.paid });
  expect(await shop.held(one!, courseId)).toBeDefined();
  expect((await shop.prove()).faults).toEqual([]);
});

it('in a crowd, who has something of their own gets their own answer', async () => {
  const { courseId, taken } = await running(10);
  const [stranger, holder, recommended, agent] = await people(4);
  await db.insert(userCourse).values({ userNo: holder!.userNo, courseId, source: 'gift' });
  await db.update(userExt).set({ isRecommended: 1 }).where(eq(userExt.userNo, agent!.userNo));
  await db.update(user).set({ referredBy: agent!.userNo }).where(eq(user.userNo, recommended!.userNo));
  const wrong = await t.person();
  const [plain, held, sent, cheap] = await Promise.all([
    press(stranger!, courseId),
    press(holder!, courseId),
    press(recommended!, courseId),
    press(wrong, courseId, { price: 98 }),
  ]);
  expect(plain.code).toBe(200);
  expect(held.code).toBe(failures.ALREADY_BOUGHT.code);
  expect(cheap).toMatchObject({ code: failures.PRICE_CHANGED.code, data: { price: 99 } });
  const its = await shop.stored(sent.data.orderNo);
  expect(its.referrerUserNo).toBe(agent!.userNo);
  expect(its.commission).toBeGreaterThan(0);
  expect((await shop.stored(plain.data.orderNo)).commission).toBe(0);
  expect(await taken()).toBe(2);
});

it('a price for newcomers is not that of the others in the crowd', async () => {
  const { courseId, taken } = await running(10, PromotionType.newcomer);
  const [newcomer, old] = await people(2);
  await shop.bought(old!, (await shop.forSale()).courseId);
  const [first, second] = await Promise.all([press(newcomer!, courseId), press(old!, courseId)]);
  expect(first.code).toBe(200);
  expect(second).toMatchObject(LATE);
  expect(await shop.stored(first.data.orderNo)).toMatchObject({ isNewcomer: 1 });
  expect(await taken()).toBe(1);
});

it('who is in the middle of something else waits for it alone; the others do not', async () => {
  const { courseId } = await running(2);
  const [busy, free] = await people(2);
  const waiting = await db.transaction(async (tx) => {
    await tx.select().from(user).where(eq(user.userNo, busy!.userNo)).for('no key update');
    const slow = press(busy!, courseId);
    expect((await press(free!, courseId)).code).toBe(200);
    return { slow };
  });
  expect((await waiting.slow).code).toBe(200);
  const theirs = and(eq(tradeOrder.userNo, busy!.userNo), eq(tradeOrder.productId, courseId));
  expect(await db.$count(tradeOrder, theirs)).toBe(1);
});
