import { expect, it } from 'vitest';
import { basketLines, difficultyCounts, minutesOf, sumOf, withPoints } from './basketFacts.ts';

const item = (questionType: 1 | 2 | 5, points: number, difficulty: 1 | 2 | 3 = 1) => ({
  questionId: String(Math.random()),
  questionType,
  difficulty,
  points,
  title: '题',
});

it('sums up what is in the basket by type', () => {
  const items = [item(5, 120, 3), item(1, 20), item(1, 20, 2), item(2, 30), item(2, 25)];
  expect(basketLines(items)).toEqual([
    { questionType: 1, count: 2, each: 20, sum: 40 },
    { questionType: 2, count: 2, each: null, sum: 55 },
    { questionType: 5, count: 1, each: 120, sum: 120 },
  ]);
  expect(sumOf(items)).toBe(215);
  expect(difficultyCounts(items).map(({ count }) => count)).toEqual([3, 1, 1]);
  // 720 + 2 × 60 + 2 × 90 seconds
  expect(minutesOf(items)).toBe(17);
  expect(basketLines(withPoints(items, 2, 30))[1]).toEqual({ questionType: 2, count: 2, each: 30, sum: 60 });
});

it('an empty basket has no lines', () => {
  expect([basketLines([]), sumOf([]), minutesOf([])]).toEqual([[], 0, 0]);
});
