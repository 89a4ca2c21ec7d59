import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { SIGNED_OUT } from '#contract/kit/errors.ts';
import * as courseInfo from '#contract/course/courseInfo.ts';
import * as desk from '#contract/trade/adminPromotion.ts';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import * as promotions from '#contract/trade/promotion.ts';
import { OrderState } from '#contract/rules/orders.ts';
import { PromotionType } from '#contract/rules/promotions.ts';
import { statementsOf } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { PRICE, trading } from '#test/trade.ts';
import { course } from '../../db/schema/course.ts';
import { promotion, promotionStock } from '../../db/schema/promotion.ts';
import { closeOverdue } from '../../domain/trade/overdue.ts';

const t = await testApp();
const { db } = t.database;
const shop = trading(t);
const operator = await t.person({ userType: 0, isAdmin: true });
const START = Date.parse('2026-11-26T02:00:00Z');
const pass = (hours: number) => t.setNow(new Date(START + hours * 3_600_000));
beforeEach(() => pass(0));

const given = (courseId: string) => ({
  promotionType: PromotionType.limited as PromotionType,
  promotionName: '冬学季',
  courseId,
  price: 99,
  floorPrice: 80,
  stock: 2,
  beginTime: '2026-11-26 09:00:00',
  endTime: '2026-11-27 10:00:00',
});

async function running(wish: Partial<ReturnType<typeof given>> = {}) {
  const { courseId } = await shop.forSale();
  const { id } = (await operator.send(desk.save, { ...given(courseId), ...wish })).data;
  const taken = async () =>
    (await db.select().from(promotionStock).where(eq(promotionStock.promotionId, id)))[0]!.taken;
  return { id, courseId, taken };
}

it('is shown nowhere once the course costs no more than it, or nothing at all', async () => {
  const { courseId } = await running();
  const shown = async () => {
    const { promotion: its } = (await t.guest.send(promotions.ofCourse, { courseId })).data;
    const { list } = (await t.guest.send(promotions.list, { pageSize: 100 })).data;
    return { price: its?.price ?? null, isListed: list.some((one) => one.courseId === courseId) };
  };
  expect(await shown()).toEqual({ price: 99, isListed: true });
  for (const cheaper of [{ courseDiscount: 9_900 }, { courseDiscount: 5_000 }, { isFree: 1 as const }]) {
    await db.update(course).set(cheaper).where(eq(course.id, courseId));
    expect(await shown()).toEqual({ price: null, isListed: false });
  }
});

it('is what the buyer pays, with its name in the price, while it runs', async () => {
  const { courseId, taken } = await running();
  const buyer = await t.person();
  expect((await buyer.send(order.checkout, { courseId })).data).toMatchObject({
    price: 99,
    priceLines: [{ what: '标价' }, { what: '优惠' }, { what: '限时特价：冬学季', price: -100 }],
  });
  const orderNo = await shop.place(buyer, courseId, 9_900);
  expect(await taken()).toBe(1);
  expect(await shop.place(buyer, courseId, 9_900)).toBe(orderNo);
  expect(await taken()).toBe(1);
  await shop.notify(shop.word(await shop.code(buyer, orderNo), { amount: 9_900 }));
  expect(await shop.stored(orderNo)).toMatchObject({ orderStatus: OrderState.paid, pricePaid: 9_900 });
  pass(24);
  expect((await (await t.person()).send(order.checkout, { courseId })).data.price).toBe(PRICE / 100);
  expect((await shop.prove()).faults).toEqual([]);
});

it('of what is left, everybody at once gets exactly that much', async () => {
  const { courseId, taken } = await running({ stock: 3 });
  const people = await Promise.all(Array.from({ length: 12 }, () => t.person()));
  const replies = await Promise.all(
    people.map((one) => one.send(order.save, { courseId, price: 99, requestKey: shop.requestKey() })),
  );
  const codes = replies.map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(3);
  const refused = new Set<number>([failures.SOLD_OUT.code, failures.PRICE_CHANGED.code]);
  expect(codes.filter((code) => refused.has(code))).toHaveLength(9);
  expect(await taken()).toBe(3);
});

it('an order that nobody pays gives its one back: cancelled, overdue, or replaced', async () => {
  const { courseId, taken, id } = await running({ stock: 1 });
  const [one, other] = [await t.person(), await t.person()];
  const first = await shop.place(one, courseId, 9_900);
  expect((await other.send(order.checkout, { courseId })).data.price).toBe(PRICE / 100);
  await one.send(order.close, { orderNo: first });
  expect(await taken()).toBe(0);
  await shop.place(one, courseId, 9_900);
  pass(2);
  await closeOverdue(t.platform);
  expect(await taken()).toBe(0);
  await shop.place(other, courseId, 9_900);
  await db.update(promotion).set({ statusId: 0 }).where(eq(promotion.id, id));
  await shop.place(other, courseId);
  expect(await taken()).toBe(0);
});

it('the page lists what is not over, by the server’s clock; what is left of each', async () => {
  const { id, courseId } = await running({ stock: 5 });
  await shop.place(await t.person(), courseId, 9_900);
  const listed = async () => (await t.guest.send(promotions.list, { pageSize: 100 })).data;
  const shown = await listed();
  expect(shown.now).toBe('2026-11-26 10:00:00');
  expect(shown.list.find((one) => one.id === id)).toMatchObject({ left: 4, price: 99, coursePrice: 199 });
  expect((await t.guest.send(promotions.ofCourse, { courseId })).data.promotion).toMatchObject({ price: 99, left: 4 });
  pass(24);
  expect((await listed()).list.some((one) => one.id === id)).toBe(false);
  expect((await t.guest.send(promotions.ofCourse, { courseId })).data.promotion).toBeNull();
});

it('a price for newcomers is for the first thing somebody buys, and for nobody else', async () => {
  const { courseId, taken } = await running({ promotionType: PromotionType.newcomer });
  const other = await running({ promotionType: PromotionType.newcomer });
  const buyer = await t.person();
  const priceOf = async (id: string) => (await buyer.send(order.checkout, { courseId: id })).data.price;
  expect((await t.guest.send(promotions.ofCourse, { courseId })).data.promotion).toBeNull();
  expect(await priceOf(courseId)).toBe(99);
  const orderNo = await shop.place(buyer, courseId, 9_900);
  expect(await taken()).toBe(1);
  // One open order for newcomers is enough; closed, it can be another.
  expect(await priceOf(other.courseId)).toBe(PRICE / 100);
  await buyer.send(order.close, { orderNo });
  expect(await priceOf(other.courseId)).toBe(99);
  await shop.bought(buyer, (await shop.forSale()).courseId);
  expect(await priceOf(courseId)).toBe(PRICE / 100);
  expect((await shop.prove()).faults).toEqual([]);
});

it('cards of lists say what is paid now, and only while it runs and there is some left', async () => {
  const limited = await running({ stock: 1 });
  const cheapest = await running();
  await operator.send(desk.save, { ...given(cheapest.courseId), promotionName: '更便宜', price: 88 });
  const coming = await running({ beginTime: '2026-11-26 12:00:00' });
  const others = await running({ promotionType: PromotionType.newcomer });
  const cardOf = async (courseId: string) => {
    const { list } = (await t.guest.send(courseInfo.list, { pageSize: 100, sortType: 'new' })).data;
    return list.find(({ id }) => id === courseId)!;
  };
  const priceOf = async ({ courseId }: { courseId: string }) => (await cardOf(courseId)).promotionPrice;
  expect(await cardOf(limited.courseId)).toMatchObject({ courseDiscount: PRICE / 100, promotionPrice: 99 });
  expect(await priceOf(cheapest)).toBe(88);
  for (const one of [coming, others]) expect(await priceOf(one)).toBeUndefined();

  const orderNo = await shop.place(await t.person(), limited.courseId, 9_900);
  expect(await priceOf(limited)).toBeUndefined();
  pass(2);
  await closeOverdue(t.platform);
  expect(await shop.stored(orderNo)).toMatchObject({ orderStatus: OrderState.closed });
  expect(await priceOf(limited)).toBe(99);
  expect(await priceOf(coming)).toBe(99);
  pass(24);
  for (const one of [limited, cheapest, coming]) expect(await priceOf(one)).toBeUndefined();
});

it('a page of cards asks for its prices once, however many courses there are; one that became cheaper stays so', async () => {
  const shown = await Promise.all(Array.from({ length: 6 }, () => running()));
  const { courseId } = shown[0]!;
  await db.update(course).set({ courseDiscount: 5_000 }).where(eq(course.id, courseId));
  const newest = () => t.guest.send(courseInfo.list, { pageSize: 100, sortType: 'new' });
  const { list } = (await newest()).data;
  expect(list.filter((one) => one.promotionPrice === 99).length).toBeGreaterThanOrEqual(5);
  const asked = await statementsOf(newest);
  expect(asked.filter(({ text }) => text.includes('promotion_stock'))).toHaveLength(1);
  const cheaper = list.find(({ id }) => id === courseId)!;
  expect(cheaper.courseDiscount).toBe(50);
  expect(cheaper.promotionPrice).toBeUndefined();
});

it('the price for newcomers is told to who is one, where it is what they would pay', async () => {
  const { courseId, id } = await running({ promotionType: PromotionType.newcomer, promotionName: '第一门课' });
  const told = async (one: Person) => (await one.send(promotions.newcomer, { courseId })).data.promotion;
  const buyer = await t.person();
  expect(await told(buyer)).toEqual({ promotionName: '第一门课', price: 99, left: 2, endTime: '2026-11-27 10:00:00' });
  expect((await buyer.send(order.checkout, { courseId })).data.price).toBe(99);
  // Who has bought something is no newcomer.
  const other = await t.person();
  await shop.bought(other, (await shop.forSale()).courseId);
  expect(await told(other)).toBeNull();
  // Cheaper for everybody at the moment.
  const cheaper = { ...given(courseId), price: 90, promotionName: '限时' };
  const limited = (await operator.send(desk.save, cheaper)).data.id;
  expect(await told(buyer)).toBeNull();
  await db.update(promotion).set({ statusId: 0 }).where(eq(promotion.id, limited));
  await shop.place(buyer, courseId, 9_900);
  const [third, fourth] = [await t.person(), await t.person()];
  expect(await told(third)).toMatchObject({ left: 1 });
  await shop.place(third, courseId, 9_900);
  expect(await told(fourth)).toBeNull();
  await db.update(promotion).set({ statusId: 0 }).where(eq(promotion.id, id));
  expect(await told(await t.person())).toBeNull();
  expect((await t.guest.send(promotions.newcomer, { courseId })).code).toBe(SIGNED_OUT.code);
});
