import fc from 'fast-check';
import { expect, it } from 'vitest';
import { POINT_CENTS, pointsFor } from './integral.ts';

it('points pay no more than one has, nor more than half, and money is left to pay of whatever costs something', () => {
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(cents, fc.integer({ min: -5, max: 10_000_000 }), (price, have) => {
      const points = pointsFor(price, have);
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(Math.max(0, have));
      expect(points * POINT_CENTS * 2).toBeLessThanOrEqual(price);
      expect(price - points * POINT_CENTS).toBeGreaterThan(0);
    }),
  );
  expect([pointsFor(1, 100), pointsFor(19_900, 300), pointsFor(101, 300)]).toEqual([0, 300, 50]);
});
