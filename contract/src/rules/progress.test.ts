import { expect, it } from 'vitest';
import { frontierOf, isDone, missingLength, percentOf, ruleText } from './progress.ts';

it('how far the beginning is watched without a gap; 3 seconds or less are no gap', () => {
  expect(frontierOf([])).toBe(0);
  expect(frontierOf([[5, 90]])).toBe(0);
  expect(
    frontierOf([
      [2, 10],
      [13, 20],
      [24, 60],
    ]),
  ).toBe(20);
});

it('nearly done is not done, percentages are not rounded up', () => {
  expect(isDone(89, 99, 90)).toBe(false);
  expect(isDone(90, 100, 90)).toBe(true);
  expect(percentOf(8999, 10_000)).toBe(89.99);
  expect(percentOf(2, 3)).toBe(66.66);
  expect(missingLength([[0, 50]], 99, 90)).toBe(40);
  expect(missingLength([[0, 99]], 99, 90)).toBe(0);
});

it('a rule said in one sentence', () => {
  expect(ruleText({ completionPercent: 90, isDragAllowed: 0, isSpeedAllowed: 1 })).toBe(
    '每个课时看过 90% 算学完，不能跳过没看过的部分，最快 2 倍速；只计实际看过的时间，重复看不重复计。',
  );
});
