import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS, inSequence, offerOfTier, VipLevel, worthLeft } from './membership.ts';
import type { VipSpan } from './membership.ts';

const NOW = 1_000 * DAY_MS;
const { first, second } = VipLevel;

const span = (of: Partial<VipSpan>): VipSpan => ({
  id: '1',
  vipLevel: first,
  startsAt: NOW,
  endsAt: NOW + 30 * DAY_MS,
  days: 30,
  paid: 3_000,
  ...of,
});

const spans = fc.array(
  fc
    .record({
      from: fc.integer({ min: -40, max: 40 }),
      days: fc.integer({ min: 1, max: 60 }),
      vipLevel: fc.constantFrom(first, second),
    })
    .map(({ from, days, vipLevel }) =>
      span({ startsAt: NOW + from * DAY_MS, endsAt: NOW + (from + days) * DAY_MS, days, vipLevel }),
    ),
  { maxLength: 6 },
);

const left = (some: readonly VipSpan[]): number =>
  some.reduce((sum, { startsAt, endsAt }) => sum + Math.max(0, endsAt - Math.max(startsAt, NOW)), 0);

it('however stretches lie, afterwards they follow each other from now on, and not a moment is won or lost', () => {
  fc.assert(
    fc.property(spans, (some) => {
      const placed = inSequence(some, NOW);
      expect(left(placed)).toBe(left(some));
      let end = NOW;
      for (const one of placed) {
        expect(Math.max(one.startsAt, NOW)).toBe(end);
        end = one.endsAt;
      }
      expect(inSequence(placed, NOW)).toEqual(placed);
    }),
  );
});

it('the same level goes on where it ends, a higher one begins at once and takes the whole days left in payment', () => {
  const running = span({ startsAt: NOW - 10.5 * DAY_MS, endsAt: NOW + 19.5 * DAY_MS });
  expect(offerOfTier([], { vipLevel: first, days: 30 }, NOW)).toMatchObject({ act: 'open', credit: 0, startsAt: NOW });
  expect(offerOfTier([running], { vipLevel: first, days: 30 }, NOW)).toMatchObject({
    act: 'renew',
    credit: 0,
    startsAt: running.endsAt,
    endsAt: running.endsAt + 30 * DAY_MS,
  });
  // 19 whole days of 30 that cost 30 yuan.
  expect(offerOfTier([running], { vipLevel: second, days: 365 }, NOW)).toEqual({
    act: 'upgrade',
    credit: 1_900,
    exchanged: ['1'],
    startsAt: NOW,
    endsAt: NOW + 365 * DAY_MS,
  });
});

it('what is left is never worth more than what was paid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.integer({ min: 1, max: 3660 }),
      fc.nat(4000),
      (paid, days, at) => {
        const one = span({ paid, days, startsAt: NOW, endsAt: NOW + days * DAY_MS });
        const worth = worthLeft(one, NOW + at * DAY_MS);
        expect(worth).toBeGreaterThanOrEqual(0);
        expect(worth).toBeLessThanOrEqual(paid);
      },
    ),
  );
});
