import { expect, it } from 'vitest';
import { cellStep, cellText } from './learnProgress.ts';

it('says of every cell in words what its colour says', () => {
  expect([cellText(null, false), cellText(0, false), cellText(45, false), cellText(96, true)]).toEqual([
    '没学',
    '0%',
    '45%',
    '学完',
  ]);
});

it('deepens with what was watched and is deepest only when it is done', () => {
  expect([null, 0, 24, 25, 50, 75, 99, 100].map((share) => cellStep(share, false))).toEqual([0, 1, 1, 2, 3, 4, 4, 4]);
  expect(cellStep(91, true)).toBe(5);
});
