import { expect, it } from 'vitest';
import { atTop, looked } from './dataLadder.ts';
import type { Ladder } from './dataLadder.ts';

const after = (from: Ladder, ...looks: [isPoor: boolean, times: number][]): Ladder =>
  looks.flatMap(([isPoor, times]) => Array.from({ length: times }, () => isPoor)).reduce(looked, from);

it('goes down by one step after two poor looks, to sound and slides at most', () => {
  expect(after(atTop, [true, 1]).step).toBe('full');
  expect(after(atTop, [true, 1], [false, 1], [true, 1]).step).toBe('full');
  expect(after(atTop, [true, 2]).step).toBe('small');
  expect(after(atTop, [true, 4]).step).toBe('sound');
  expect(after(atTop, [true, 40]).step).toBe('sound');
});

it('goes up again when it was good for a while, and waits longer each time that did not last', () => {
  const once = after(atTop, [true, 2]);
  expect(after(once, [false, 11]).step).toBe('small');
  expect(after(once, [false, 12]).step).toBe('full');
  const twice = after(once, [false, 12], [true, 2]);
  expect(after(twice, [false, 23]).step).toBe('small');
  expect(after(twice, [false, 24]).step).toBe('full');
  expect(after(twice, [false, 24], [false, 48], [true, 2], [false, 12]).step).toBe('full');
});
