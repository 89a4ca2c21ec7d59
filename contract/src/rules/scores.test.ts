import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Entry } from './scores.ts';
import { averagePoint, pointOf, readScore, scoreText, totalOf } from './scores.ts';

const parts = [
  { id: 'a', weight: 30 },
  { id: 'b', weight: 70 },
];
const plain = (score: number | null): Entry => ({ score, scoreMark: 0 });
const of = (a: Entry | undefined, b: Entry | undefined) => totalOf(parts, (id) => (id === 'a' ? a : b));

it('weighs the parts and rounds half up, once', () => {
  expect(of(plain(855), plain(900))).toEqual({ kind: 'scored', total: 887 }); // 88.65 → 88.7
  expect(of(plain(805), plain(800))).toEqual({ kind: 'scored', total: 802 }); // 80.15 → 80.2; to even it would be the same
  expect(of(plain(815), plain(800))).toEqual({ kind: 'scored', total: 805 }); // 80.45 → 80.5; to even 80.4
});

it('counts an absence as nothing, leaves exempted parts out, and stays open while anything is missing', () => {
  expect(of({ score: null, scoreMark: 1 }, plain(1000))).toEqual({ kind: 'scored', total: 700 });
  expect(of({ score: null, scoreMark: 2 }, plain(833))).toEqual({ kind: 'scored', total: 833 });
  expect(of({ score: null, scoreMark: 2 }, { score: null, scoreMark: 2 })).toEqual({ kind: 'exempt' });
  expect(of(plain(null), plain(900))).toEqual({ kind: 'open' });
  expect(of(undefined, plain(900))).toEqual({ kind: 'open' });
  expect(totalOf([], () => plain(1))).toEqual({ kind: 'open' });
});

it('a total lies between the least and the most of its scores', () => {
  const score = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(score, score, (a, b) => {
      const total = of(plain(a), plain(b));
      if (total.kind !== 'scored') throw new Error('open');
      expect(total.total).toBeGreaterThanOrEqual(Math.min(a, b));
      expect(total.total).toBeLessThanOrEqual(Math.max(a, b));
    }),
  );
});

it('what is written is read back as it was', () => {
  const entry = fc.oneof(
    fc.integer({ min: 0, max: 1000 }).map((score): Entry => plain(score)),
    fc.constantFrom<Entry>(plain(null), { score: null, scoreMark: 1 }, { score: null, scoreMark: 2 }),
  );
  fc.assert(
    fc.property(entry, (one) => {
      expect(readScore(scoreText(one))).toEqual(one);
    }),
  );
  for (const wrong of ['101', '100.1', '-1', '9.55', '八十', '1e2']) expect(readScore(wrong), wrong).toBeUndefined();
});

it('has a point from the pass on, and an average weighed by credits', () => {
  expect([pointOf(599), pointOf(600), pointOf(856), pointOf(1000)]).toEqual([0, 100, 356, 500]);
  expect(
    averagePoint([
      { credit: 30, point: 400 },
      { credit: 10, point: 100 },
      { credit: 20, point: null },
    ]),
  ).toBe(325);
  expect(averagePoint([])).toBeNull();
});
