import { expect, it } from 'vitest';
import { nextStop } from './nextStop.ts';

const places = [
  { column: 0, bell: 1 },
  { column: 0, bell: 5 },
  { column: 2, bell: 1 },
  { column: 2, bell: 7 },
];

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 1, undefined],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 2, undefined],
  ['ArrowRight', 1, 3],
  ['ArrowLeft', 2, 0],
  ['ArrowLeft', 0, undefined],
  ['Home', 3, 0],
  ['End', 0, 3],
  ['a', 0, undefined],
])('%s from %i leads to %s', (key, at, next) => {
  expect(nextStop(places, at, key)).toBe(next);
});
