import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clipped, formatSpans, lengthOf, minus, normalised, parseSpans, split, union } from './spans.ts';
import type { Span } from './spans.ts';

const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 })), { maxLength: 6 });
const secondsOf = (all: readonly Span[]): number[] => {
  const seconds = all.flatMap(([from, to]) =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index),
  );
  return [...new Set(seconds)].sort((a, b) => a - b);
};
const isTidy = (all: readonly Span[]): boolean =>
  all.every(([from, to], index) => from < to && (index === 0 || all[index - 1]![1] < from));

it('union, difference and cut equal counting second by second, and stay in order', () => {
  fc.assert(
    fc.property(spans, spans, fc.integer({ min: 0, max: 80 }), (a, b, count) => {
      const [inA, inB] = [secondsOf(a), new Set(secondsOf(b))];
      expect(secondsOf(normalised(a))).toEqual(inA);
      expect(lengthOf(a)).toBe(inA.length);
      expect(secondsOf(minus(a, b))).toEqual(inA.filter((one) => !inB.has(one)));
      expect(secondsOf(union(a, b))).toEqual([...new Set([...inA, ...inB])].sort((x, y) => x - y));
      const [first, rest] = split(a, count);
      expect([secondsOf(first), secondsOf(rest)]).toEqual([inA.slice(0, count), inA.slice(count)]);
      for (const made of [normalised(a), minus(a, b), union(a, b), first, rest]) expect(isTidy(made)).toBe(true);
    }),
  );
});

it('written for PostgreSQL and read back unchanged', () => {
  fc.assert(
    fc.property(spans, (a) => {
      expect(parseSpans(formatSpans(a))).toEqual(normalised(a));
    }),
  );
  expect(
    formatSpans([
      [3, 5],
      [0, 3],
      [9, 9],
    ]),
  ).toBe('{[0,5)}');
  expect(parseSpans('{}')).toEqual([]);
});

it('cut to the class-hour, fractions to whole seconds within', () => {
  expect(
    clipped(
      [
        [-5, 2.9],
        [7.1, 99],
      ],
      10,
    ),
  ).toEqual([
    [0, 2],
    [8, 10],
  ]);
});
