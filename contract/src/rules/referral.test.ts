import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commissionOf } from './referral.ts';
import { sharesOfOrder } from './saleShares.ts';

it('a commission is whole cents, no more than a tenth of what was paid, nor than what the platform has left', () => {
  const cents = fc.integer({ min: 1, max: 100_000_000 });
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(
      cents,
      percent,
      percent,
      fc.integer({ min: 0, max: 1_000_000 }),
      (pricePaid, seller, lecturer, subsidy) => {
        const sold = { pricePaid, subsidy, sellerPercent: seller, lecturerPercent: lecturer };
        const { platform } = sharesOfOrder(sold);
        const commission = commissionOf({ pricePaid, subsidy, platform });
        expect(Number.isInteger(commission)).toBe(true);
        expect(commission).toBeGreaterThanOrEqual(0);
        expect(commission * 10).toBeLessThanOrEqual(pricePaid);
        expect(commission).toBeLessThanOrEqual(Math.max(0, platform - subsidy));
      },
    ),
  );
  expect(commissionOf({ pricePaid: 19_900, platform: 5_970, subsidy: 0 })).toBe(1_990);
  expect(commissionOf({ pricePaid: 19_900, platform: 1_000, subsidy: 300 })).toBe(700);
});
