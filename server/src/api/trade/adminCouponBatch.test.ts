import { expect, it } from 'vitest';
import * as adminBatch from '#contract/trade/adminCouponBatch.ts';
import * as coupons from '#contract/trade/coupon.ts';
import * as failures from '#contract/trade/failures.ts';
import { CouponBearer } from '#contract/rules/coupons.ts';
import { makeLecturer } from '#seed/make/lecturer.ts';
import { BATCH, couponing } from '#test/coupons.ts';
import { testApp } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';

const t = await testApp();
const desk = couponing(t, trading(t));
t.setNow(new Date('2026-11-26T02:00:00Z'));
const operator = await t.person({ userType: 0, isAdmin: true });

const issuesOf = (reply: { data: unknown }) => (reply.data as { issues: { path: string; message: string }[] }).issues;

it.each([
  ['minPrice', { minPrice: 19 }, '不能比减的金额还少'],
  ['code', { isOpen: 0 as const, code: '' }, '不是人人可领的，要有优惠码'],
  ['code', { code: '短' }, '优惠码是 6 到 20 位字母与数字'],
  ['endTime', { endTime: BATCH.beginTime }, '结束时间要晚于开始时间'],
  ['total', { total: 0 }, '最少 1 张'],
  ['amountOff', { amountOff: 0 }, '减的金额最少 0.01 元'],
])('a wrong %s is told at its field', async (path, change, message) => {
  const reply = await operator.send(adminBatch.save, { ...BATCH, ...change });
  expect(reply.code).toBe(422);
  expect(issuesOf(reply)).toContainEqual({ path, message });
});

it('lists by who bears it, and switches off those of sellers too, which only they change', async () => {
  const lecturer = await t.person({ userType: 2 });
  await makeLecturer(t.database.db, { lecturerUserNo: lecturer.userNo, lecturerName: '陈砚清' });
  const own = await desk.batch(operator);
  const his = await desk.batch(lecturer, {}, 'seller');
  const listed = async (bearer: CouponBearer) =>
    (await operator.send(adminBatch.list, { bearer, pageSize: 100 })).data.list.map(({ batchId }) => batchId);
  expect(await listed(CouponBearer.platform)).toContain(own);
  expect(await listed(CouponBearer.lecturer)).toEqual([his]);
  expect((await operator.send(adminBatch.save, { ...BATCH, id: his })).code).toBe(404);
  expect((await operator.send(adminBatch.arrange, { id: his, statusId: 0 })).code).toBe(200);
  const refused = await (await t.person()).send(coupons.claim, { batchId: his });
  expect(refused.code).toBe(failures.COUPON_OVER.code);
  expect((await (await t.person()).send(adminBatch.list)).code).toBe(403);
});
