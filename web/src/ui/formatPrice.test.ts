import { expect, test } from 'vitest';
import { formatPrice } from './formatPrice.ts';

test.each([
  [19900, '199'],
  [19950, '199.50'],
  [5, '0.05'],
  [123456789, '1,234,567.89'],
  [100000, '1,000'],
  [-1050, '-10.50'],
])('%i cents', (cents, text) => {
  expect(formatPrice(cents)).toBe(text);
});
