import { expect, it } from 'vitest';
import { addHeat, HALF_LIFE_HOURS, heatOf } from './heat.ts';

const start = new Date('2026-11-20T12:00:00+08:00');
const after = (hours: number): Date => new Date(start.getTime() + hours * 3_600_000);

it('an event is worth half after a half-life', () => {
  expect(heatOf('like', after(HALF_LIFE_HOURS)) - heatOf('like', start)).toBeCloseTo(1);
  const two = addHeat(heatOf('like', start), heatOf('like', start));
  expect(two).toBeCloseTo(heatOf('like', after(HALF_LIFE_HOURS)));
});

it('so many at once are as many one by one, in whatever order', () => {
  const one = heatOf('comment', start);
  const late = heatOf('view', after(30));
  expect([one, one, one].reduce(addHeat)).toBeCloseTo(heatOf('comment', start, 3));
  expect([one, late, one].reduce(addHeat)).toBeCloseTo([late, one, one].reduce(addHeat));
});

it('what was loved last month is colder than what is liked today', () => {
  const old = heatOf('like', after(-24 * 30), 1000);
  expect(addHeat(heatOf('publish', start), heatOf('like', start))).toBeGreaterThan(old);
});
