import { expect, it } from 'vitest';
import { alphaOf, correlationOf, difficultyOf, discriminationOf, groupRates, groupSize } from './itemAnalysis.ts';
import type { Sums } from './itemAnalysis.ts';

/**
 * Ten candidates and three questions of one mark (10 tenths), counted by hand: the totals are
 * 30 30 20 20 20 10 10 10 0 0, the sum 150, the sum of squares 3300.
 */
const answers = [
  [10, 10, 10],
  [10, 10, 10],
  [10, 10, 0],
  [10, 10, 0],
  [10, 0, 10],
  [10, 0, 0],
  [10, 0, 0],
  [0, 10, 0],
  [0, 0, 0],
  [0, 0, 0],
];

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

function sumsOf(at: number): Sums {
  const size = groupSize(answers.length);
  const marks = answers.map((row) => row[at]!);
  const totals = answers.map(sum);
  const upper = marks.slice(0, size);
  const lower = marks.slice(-size);
  const fifths = [0, 1, 2, 3, 4].map((fifth) => marks.slice(8 - fifth * 2, 10 - fifth * 2));
  return {
    n: 10,
    full: 10,
    x: sum(marks),
    xx: sum(marks.map((x) => x * x)),
    t: sum(totals),
    tt: sum(totals.map((t) => t * t)),
    xt: sum(marks.map((x, index) => x * totals[index]!)),
    upperN: size,
    upperX: sum(upper),
    lowerN: size,
    lowerX: sum(lower),
    groups: fifths.map((some) => ({ n: some.length, x: sum(some) })),
  };
}

const [first, second, third] = [sumsOf(0), sumsOf(1), sumsOf(2)];

it('27 % of ten are three, of two one, of one nobody', () => {
  expect([10, 2, 1, 100, 210].map(groupSize)).toEqual([3, 1, 0, 27, 57]);
});

it('difficulty and discrimination as counted by hand', () => {
  expect([first, second, third].map(difficultyOf)).toEqual([0.7, 0.5, 0.3]);
  // first: 3 of 3 above, 0 of 3 below; third: 2 of 3 above, none below
  expect([first, second, third].map(discriminationOf)).toEqual([1, 1 - 1 / 3, 2 / 3]);
  expect(groupRates(first)).toEqual([0, 0.5, 1, 1, 1]);
});

it('the correlation leaves the question itself out of the total', () => {
  // third: x̄ = .3, rest = 2 2 2 2 1 1 1 1 0 0 with the mean 1.2; Σxr = 5, so r = (5 − 10·.3·1.2) / √(2.1 · 5.6)
  expect(correlationOf(third)).toBeCloseTo(1.4 / Math.sqrt(2.1 * 5.6), 12);
  expect(correlationOf({ ...first, x: 100, xx: 1000, xt: 1500 })).toBeNull();
});

it('alpha as counted by hand; nothing where it says nothing', () => {
  // σ² of the questions .21, .25, .21, of the total 3.3 − 2.25 = 1.05: α = 3/2 · (1 − .67 / 1.05)
  expect(alphaOf([first, second, third], { n: 10, t: 150, tt: 3300 })).toBeCloseTo(1.5 * (1 - 0.67 / 1.05), 12);
  expect(alphaOf([first], { n: 10, t: 150, tt: 3300 })).toBeNull();
  expect(alphaOf([first, { ...second, n: 9 }], { n: 10, t: 150, tt: 3300 })).toBeNull();
  expect(alphaOf([first, second], { n: 10, t: 100, tt: 1000 })).toBeNull();
});
