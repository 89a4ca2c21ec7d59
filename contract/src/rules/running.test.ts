import { expect, it } from 'vitest';
import { causeOf, medianOf, outagesOf } from './running.ts';

const offline = (count: number, from: number, to: number, prefix = 's') =>
  Array.from({ length: count }, (_, index) => ({ sittingId: `${prefix}${index}`, from, to }));

it('the median is the middle one, or the mean of the two in the middle', () => {
  expect(medianOf([])).toBeNull();
  expect(medianOf([5])).toBe(5);
  expect(medianOf([9, 1, 3])).toBe(3);
  expect(medianOf([4, 1, 2, 10])).toBe(3);
});

it('an outage is when six are offline at once: one and five others', () => {
  expect(outagesOf(offline(5, 100, 160))).toEqual([]);
  expect(outagesOf(offline(6, 100, 160))).toEqual([{ from: 100, to: 160, people: 6 }]);
});

it('it begins with the sixth and ends when fewer are left; the most at once is kept', () => {
  const spans = [...offline(6, 100, 160), ...offline(3, 120, 200, 'late')];
  expect(outagesOf(spans)).toEqual([{ from: 100, to: 160, people: 9 }]);
});

it('one person who drops out again and again is one person', () => {
  const one = Array.from({ length: 9 }, (_, index) => ({ sittingId: 'a', from: 100 + index, to: 160 + index }));
  expect(outagesOf(one)).toEqual([]);
});

it('what happens within an outage, or just beside it, has a technical cause', () => {
  const outages = outagesOf(offline(8, 1000, 1060));
  expect(causeOf(outages, 1010, 14)?.people).toBe(8);
  expect(causeOf(outages, 1080, 0)).toBeDefined();
  expect(causeOf(outages, 900, 200)).toBeDefined();
  expect(causeOf(outages, 1200, 41)).toBeUndefined();
  expect(causeOf(outages, 900, 10)).toBeUndefined();
});
