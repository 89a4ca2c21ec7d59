import { expect, it } from 'vitest';
import { stepOfSwipe } from './useSwipe.ts';

const from = { x: 200, y: 300 };

it('to the left is the next day, to the right the one before', () => {
  expect(stepOfSwipe(from, { x: 120, y: 310 })).toBe(1);
  expect(stepOfSwipe(from, { x: 280, y: 290 })).toBe(-1);
});

it('a tap, a trembling finger and scrolling down mean nothing', () => {
  expect(stepOfSwipe(from, from)).toBe(0);
  expect(stepOfSwipe(from, { x: 160, y: 300 })).toBe(0);
  expect(stepOfSwipe(from, { x: 140, y: 380 })).toBe(0);
});
