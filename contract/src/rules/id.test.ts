import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isId } from './id.ts';

const LARGEST = 2n ** 63n - 1n;

it('takes every number from 1 to 2^63 - 1 in its decimal form', () => {
  fc.assert(fc.property(fc.bigInt({ min: 1n, max: LARGEST }), (id) => isId(String(id))));
  expect([isId('1'), isId(String(LARGEST))]).toEqual([true, true]);
});

it('refuses what is larger, what is not positive, and leading zeros', () => {
  fc.assert(fc.property(fc.bigInt({ min: LARGEST + 1n, max: 10n ** 30n }), (id) => !isId(String(id))));
  fc.assert(fc.property(fc.bigInt({ max: 0n }), (id) => !isId(String(id))));
  fc.assert(fc.property(fc.nat(), (id) => !isId(`0${id}`)));
});

it('takes no text that reads otherwise as the number it stands for', () => {
  fc.assert(fc.property(fc.string(), (text) => !isId(text) || String(BigInt(text)) === text));
  expect(['', ' 1', '1 ', '1\n', '+1', '1e3', '１'].filter(isId)).toEqual([]);
});
