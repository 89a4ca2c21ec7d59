import { describe, expect, it } from 'vitest';
import { Recall, recallOf, streakOf } from './practice.ts';

it('an answer tells how well it was known', () => {
  expect([100, 99, 50, 49, 0].map(recallOf)).toEqual([
    Recall.good,
    Recall.hard,
    Recall.hard,
    Recall.again,
    Recall.again,
  ]);
});

describe('days in a row', () => {
  const days = ['2026-11-23', '2026-11-22', '2026-11-21', '2026-11-19'];

  it('counts back from today', () => expect(streakOf(days, '2026-11-23')).toBe(3));

  it('a day that is not over breaks nothing', () => expect(streakOf(days, '2026-11-24')).toBe(3));

  it('a day without practice does', () => expect(streakOf(days, '2026-11-25')).toBe(0));

  it('goes over the end of months and years', () =>
    expect(streakOf(['2027-01-01', '2026-12-31'], '2027-01-01')).toBe(2));
});
