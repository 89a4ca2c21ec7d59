import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceNow } from './prices.ts';
import type { CouponOff, Reduction } from './prices.ts';

const listed = { courseOriginal: 30_000, courseDiscount: 20_000 };
const vip: Reduction = { kind: 'vip', id: '', what: '会员价', cents: 17_000 };
const sale: Reduction = { kind: 'promotion', id: '7', what: '限时特价：冬学季', cents: 12_000 };

it.each([
  ['nothing', [], 20_000, undefined],
  ['the lowest of several, not their sum', [vip, sale], 12_000, '7'],
  [
    'no reduction that is none',
    [
      { ...sale, cents: 20_000 },
      { ...vip, cents: 0 },
    ],
    20_000,
    undefined,
  ],
  ['of equal ones the first', [{ ...vip, cents: 12_000 }, sale], 12_000, ''],
])('%s lowers the price', (_what, reductions, paid, by) => {
  const price = priceNow(listed, reductions);
  expect([price.paid, price.by?.id]).toEqual([paid, by]);
  expect(price.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(paid);
});

const coupon: CouponOff = { id: '9', what: '优惠券：开学', cents: 3_000 };

it.each([
  ['from the price of everybody', [], 17_000, '9'],
  ['from the price of members', [vip], 14_000, '9'],
  ['not from a promotion, which is cheaper here', [vip, sale], 12_000, undefined],
  ['rather than a promotion that is no cheaper', [{ ...sale, cents: 18_000 }], 17_000, '9'],
  ['not where a promotion costs the same', [{ ...sale, cents: 17_000 }], 17_000, undefined],
])('a coupon is taken off %s', (_what, reductions, paid, id) => {
  const price = priceNow(listed, reductions, coupon);
  expect([price.paid, price.coupon?.id]).toEqual([paid, id]);
});

it('whatever there is, a coupon never makes it dearer, takes no more than it says, and leaves a cent', () => {
  const cents = fc.integer({ min: 1, max: 100_000 });
  const reduction = fc.record({
    kind: fc.constantFrom('vip' as const, 'promotion' as const, 'newcomer' as const, 'group' as const),
    id: fc.constant('1'),
    what: fc.constant('减'),
    cents,
  });
  fc.assert(
    fc.property(cents, cents, fc.array(reduction, { maxLength: 3 }), cents, (original, discount, reductions, off) => {
      const of = { courseOriginal: original, courseDiscount: discount };
      const without = priceNow(of, reductions);
      const price = priceNow(of, reductions, { ...coupon, cents: off });
      expect(price.paid).toBeGreaterThanOrEqual(1);
      expect(price.paid).toBeLessThanOrEqual(without.paid);
      expect(price.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(price.paid);
      expect(price.coupon ? price.coupon.cents : 0).toBeLessThanOrEqual(off);
      // Both at once would be an addition of what is not added up.
      expect(price.coupon !== undefined && price.by !== undefined && price.by.kind !== 'vip').toBe(false);
    }),
  );
});
