import { expect, it } from 'vitest';
import { priceNow } from './prices.ts';
import type { Reduction } from './prices.ts';

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
