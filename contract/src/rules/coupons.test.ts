import { expect, it } from 'vitest';
import { couponBar, couponCode, couponCodePattern } from './coupons.ts';
import type { CouponFacts } from './coupons.ts';

const coupon: CouponFacts = {
  amountOff: 2_000,
  minPrice: 10_000,
  isNewcomer: 0,
  statusId: 1,
  beginTime: '2026-11-01 00:00:00',
  endTime: '2026-12-01 00:00:00',
};
const use = { price: 10_000, isFor: true, isNewcomer: false, state: 'free' as const, now: '2026-11-26 10:00:00' };

it.each([
  ['is fine', {}, {}, undefined],
  ['is spent', {}, { state: 'used' as const }, '已经用过了'],
  ['is in another order', {}, { state: 'held' as const }, '用在另一个还没有付的订单里'],
  ['is switched off', { statusId: 0 as const }, {}, '这张券停用了'],
  ['is early', { beginTime: '2026-11-27 08:00:00' }, {}, '2026-11-27 08:00 起可以用'],
  ['is over at its very end', {}, { now: '2026-12-01 00:00:00' }, '已经过期'],
  ['is for something else', {}, { isFor: false }, '不适用于它'],
  ['is for newcomers', { isNewcomer: 1 as const }, {}, '只有第一次购买可以用'],
  ['needs one cent more', {}, { price: 9_999 }, '满 100 元可以用'],
])('a coupon that %s', (_what, facts, change, bar) => {
  expect(couponBar({ ...coupon, ...facts }, { ...use, ...change })).toBe(bar);
});

it('a code is read as it is meant', () => {
  expect(couponCode(' dongxue26 ')).toBe('DONGXUE26');
  expect(couponCodePattern.test('DONGXUE26')).toBe(true);
  expect(['SHORT', 'lower26', 'WITH-26', '带中文的码字'].some((code) => couponCodePattern.test(code))).toBe(false);
});
