import { expect, it } from 'vitest';
import { CouponFor } from '#contract/rules/coupons.ts';
import { VipLevel } from '#contract/rules/membership.ts';
import * as adminBatch from '#contract/trade/adminCouponBatch.ts';
import * as refunds from '#contract/trade/adminRefund.ts';
import * as sellerBatch from '#contract/trade/couponBatch.ts';
import * as order from '#contract/trade/orderInfo.ts';
import { BATCH, couponing } from '#test/coupons.ts';
import { testApp } from '#test/testApp.ts';
import { memberships } from '#test/vip.ts';

const t = await testApp();
t.setNow(new Date('2026-11-26T02:00:00Z'));
const vip = memberships(t);
const { shop } = vip;
const desk = couponing(t, shop);
await vip.open();
const operator = await t.person({ userType: 0, isAdmin: true });
const tierId = await vip.tier(VipLevel.first, 3_900, 30);
const MEMBERSHIP = { productType: CouponFor.membership, amountOff: 5 };

it('a coupon for membership lowers its price, and is of no use for a course, as one for courses is none here', async () => {
  const buyer = await t.person();
  const couponId = await desk.taken(buyer, await desk.batch(operator, MEMBERSHIP));
  const ofCourses = await desk.taken(buyer, await desk.batch(operator));
  const seen = (await buyer.send(order.checkout, { vipSetId: tierId, couponId })).data;
  expect(seen).toMatchObject({ price: 34, couponId, coupons: [{ couponId, price: 34, bar: '' }] });
  expect((await buyer.send(order.checkout, { vipSetId: tierId, couponId: ofCourses })).data).toMatchObject({
    price: 39,
    couponId: null,
  });
  const { courseId } = await shop.forSale();
  expect((await desk.checkout(buyer, courseId, couponId)).price).toBe(199);
  const sent = { vipSetId: tierId, couponId, price: 34, requestKey: shop.requestKey() };
  const { orderNo } = (await buyer.send(order.save, sent)).data;
  expect(await shop.stored(orderNo)).toMatchObject({ pricePaid: 3_400, subsidy: 500, couponId });
  await vip.paid(buyer, orderNo, 3_400);
  expect((await shop.prove()).faults).toEqual([]);
  await buyer.send(order.refund, { orderNo, reason: '不用了' });
  const asked = (await operator.send(refunds.list, { pageSize: 100 })).data.list;
  const { id, price } = asked.find((one) => one.orderNo === orderNo)!;
  expect(price).toBe(34);
  await operator.send(refunds.decide, { id, isGranted: 1 });
  expect((await shop.prove()).faults).toEqual([]);
});

it('only the platform makes them, and they name no course', async () => {
  const seller = await t.person({ userType: 2 });
  expect(await seller.send(sellerBatch.save, { ...BATCH, ...MEMBERSHIP })).toMatchObject({
    code: 422,
    data: { issues: [{ path: 'productType' }] },
  });
  const { courseId } = await shop.forSale();
  const courses = [{ courseId, courseName: '' }];
  expect(await operator.send(adminBatch.save, { ...BATCH, ...MEMBERSHIP, courses })).toMatchObject({
    code: 422,
    data: { issues: [{ path: 'courses' }] },
  });
});
