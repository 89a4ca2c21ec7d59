import { expect, it } from 'vitest';
import * as adminBatch from '#contract/trade/adminCouponBatch.ts';
import * as coupons from '#contract/trade/coupon.ts';
import * as failures from '#contract/trade/failures.ts';
import { BATCH, couponing } from '#test/coupons.ts';
import { testApp } from '#test/testApp.ts';
import { trading } from '#test/trade.ts';
import { keepLine } from '../../domain/integral/line.ts';
import { pointsOf } from '../../domain/integral/share.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-26T02:00:00Z'));
const desk = couponing(t, trading(t));
const operator = await t.person({ userType: 0, isAdmin: true });
const give = (userNo: string, points: number) =>
  keepLine(db, { userNo, kind: 'share', target: 'course:1', targetName: '', points }, t.platform.clock());

it('a coupon that costs points is had for points, once, as the page showed it', async () => {
  const batchId = await desk.batch(operator, { batchName: '积分券', points: 120 });
  const person = await t.person();
  await give(person.userNo, 130);
  expect((await person.send(coupons.open, { pageSize: 100 })).data.list).toContainEqual(
    expect.objectContaining({ batchId, points: 120, isMine: 0 }),
  );
  expect((await person.send(coupons.claim, { batchId })).code).toBe(failures.COUPON_POINTS_CHANGED.code);
  const replies = await Promise.all([1, 2].map(() => person.send(coupons.claim, { batchId, points: 120 })));
  expect(replies.map(({ code }) => code).toSorted((one, two) => one - two)).toEqual([200, failures.COUPON_TAKEN.code]);
  expect(await pointsOf(db, person.userNo)).toBe(10);
});

it('who has too few gets none, and none is counted as taken', async () => {
  const batchId = await desk.batch(operator, { points: 50, total: 1 });
  const [poor, rich] = [await t.person(), await t.person()];
  await give(poor.userNo, 49);
  await give(rich.userNo, 50);
  expect((await poor.send(coupons.claim, { batchId, points: 50 })).code).toBe(failures.COUPON_POINTS_SHORT.code);
  expect((await rich.send(coupons.claim, { batchId, points: 50 })).code).toBe(200);
  expect(await pointsOf(db, poor.userNo)).toBe(49);
});

it.each([
  ['isOpen', { points: 10, isOpen: 0 as const, code: 'JIFEN2026' }],
  ['code', { points: 10, code: 'JIFEN2027' }],
])('one for points is for everybody and without a code: told at %s', async (path, wish) => {
  const reply = await operator.send(adminBatch.save, { ...BATCH, ...wish });
  expect(reply).toMatchObject({ code: 422, data: { issues: [{ path }] } });
});
