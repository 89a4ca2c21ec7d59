import { beforeEach, expect, it } from 'vitest';
import * as adminBatch from '#contract/trade/adminCouponBatch.ts';
import * as coupons from '#contract/trade/coupon.ts';
import * as failures from '#contract/trade/failures.ts';
import * as order from '#contract/trade/orderInfo.ts';
import * as messages from '#contract/user/msg.ts';
import { BATCH, couponing } from '#test/coupons.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';
import { staySignedIn } from '#test/vacancies.ts';
import { enqueue } from '../../kit/job.ts';
import { remindCoupons } from '../../jobs/remindCoupons.ts';

const t = await testApp();
const shop = trading(t);
const desk = couponing(t, shop);
const operator = await t.person({ userType: 0, isAdmin: true });
const START = Date.parse('2026-11-26T02:00:00Z');
const pass = (days: number) => t.setNow(new Date(START + days * 86_400_000));
let giver: Person;
let taker: Person;
beforeEach(async () => {
  pass(0);
  [giver, taker] = [await t.person({ nickname: '林小晓' }), await t.person()];
});

/** @returns the coupon and the code of its link */
async function given(wish: Parameters<typeof desk.batch>[1] = {}) {
  const batchId = await desk.batch(operator, wish);
  const couponId = await desk.taken(giver, batchId);
  const reply = await giver.send(coupons.give, { couponId });
  if (reply.code !== 200) throw new Error(reply.msg);
  return { batchId, couponId, giftCode: reply.data.giftCode };
}

it('changes hands by a link, once, whoever presses first; the giver hears of it and gets no second one', async () => {
  const { batchId, couponId, giftCode } = await given();
  expect((await giver.send(coupons.give, { couponId })).data.giftCode).toBe(giftCode);
  expect((await giver.send(coupons.list)).data.list).toMatchObject([{ couponId, giftCode }]);
  expect((await taker.send(coupons.gift, { giftCode })).data).toMatchObject({
    giverName: '林**',
    bar: '',
    terms: { batchName: '开学券', amountOff: 20 },
  });
  const third = await t.person();
  const replies = await Promise.all([taker, third, taker].map((one) => one.send(coupons.receive, { giftCode })));
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  const owners = await Promise.all([giver, taker, third].map(async (one) => (await one.send(coupons.list)).data.list));
  expect(owners.flat().map((one) => one.couponId)).toEqual([couponId]);
  expect(owners[0]).toEqual([]);
  expect((await giver.send(coupons.claim, { batchId })).code).toBe(failures.COUPON_TAKEN.code);
  expect(JSON.stringify((await giver.send(messages.list)).data.list)).toContain('有人领走了');
  expect((await third.send(coupons.gift, { giftCode })).code).toBe(failures.NO_SUCH_GIFT.code);
});

it('what was taken back, used, or belongs to the giver is not taken; nobody gives what is not theirs or not free', async () => {
  const { couponId, giftCode } = await given();
  expect((await giver.send(coupons.receive, { giftCode })).code).toBe(failures.OWN_GIFT.code);
  expect((await giver.send(coupons.gift, { giftCode })).data.bar).toBe(failures.OWN_GIFT.msg);
  expect((await taker.send(coupons.give, { couponId })).code).toBe(404);
  expect((await taker.send(coupons.takeBack, { couponId })).code).toBe(404);
  const { courseId } = await shop.forSale();
  const { orderNo } = (await desk.place(giver, courseId, couponId, 17_900)).data;
  expect((await taker.send(coupons.gift, { giftCode })).data.bar).toBe('对方正在用这张券下单');
  expect((await taker.send(coupons.receive, { giftCode })).code).toBe(failures.NO_SUCH_GIFT.code);
  expect((await giver.send(coupons.give, { couponId })).code).toBe(failures.COUPON_NOT_FREE.code);
  await giver.send(order.close, { orderNo });
  expect((await giver.send(coupons.takeBack, { couponId })).code).toBe(200);
  expect((await taker.send(coupons.receive, { giftCode })).code).toBe(failures.NO_SUCH_GIFT.code);
  const again = (await giver.send(coupons.give, { couponId })).data.giftCode;
  expect(again).not.toBe(giftCode);
  expect((await taker.send(coupons.receive, { giftCode: again })).code).toBe(200);
  expect((await desk.checkout(taker, courseId, couponId)).price).toBe(179);
});

it('the taker has none of the batch yet, may be a newcomer where it is for them, and comes before its end', async () => {
  const { batchId, giftCode } = await given();
  await desk.taken(taker, batchId);
  expect((await taker.send(coupons.receive, { giftCode })).code).toBe(failures.COUPON_TAKEN.code);
  const forNew = await given({ isNewcomer: 1 });
  await shop.bought(taker, (await shop.forSale()).courseId);
  expect((await taker.send(coupons.receive, { giftCode: forNew.giftCode })).code).toBe(failures.NEWCOMERS_ONLY.code);
  const late = await given({ endTime: '2026-11-26 11:00:00' });
  t.setNow(new Date(START + 3_600_000));
  expect((await taker.send(coupons.receive, { giftCode: late.giftCode })).code).toBe(failures.COUPON_OVER.code);
});

it('who has one that ends in three days hears of it once; a later end is told anew, a used one never', async () => {
  await staySignedIn(t);
  const batchId = await desk.batch(operator, { endTime: '2026-11-30 10:00:00', total: 9 });
  const couponId = await desk.taken(giver, batchId);
  const used = await desk.taken(taker, batchId);
  await desk.bought(taker, (await shop.forSale()).courseId, used);
  const told = async (one: Person) =>
    JSON.stringify((await one.send(messages.list)).data.list).split('过期，还没有用').length - 1;
  const look = async (days: number) => {
    pass(days);
    await enqueue(t.database.db, remindCoupons, {});
    await t.runJobs();
  };
  await look(0.5);
  expect(await told(giver)).toBe(0);
  await look(1.2);
  await look(1.4);
  expect([await told(giver), await told(taker)]).toEqual([1, 0]);
  const later = { ...BATCH, id: batchId, total: 9, endTime: '2026-11-30 12:00:00' };
  expect((await operator.send(adminBatch.save, later)).code).toBe(200);
  await look(1.45);
  expect(await told(giver)).toBe(2);
  expect((await giver.send(coupons.list)).data.list).toMatchObject([{ couponId }]);
});
