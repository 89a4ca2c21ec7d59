import { expect, it } from 'vitest';
import { clockText, secondsUntil, spokenTime, warningAt } from './clockText.ts';

it('time left is counted by the clock of the server and never below zero', () => {
  const now = Date.parse('2026-11-23T12:00:00+08:00');
  expect(secondsUntil('2026-11-23 12:42:18', now)).toBe(2538);
  expect(secondsUntil('2026-11-23 12:00:01', now + 100)).toBe(1);
  expect(secondsUntil('2026-11-23 11:59:00', now)).toBe(0);
});

it('is shown and spoken', () => {
  expect([2538, 3725, 9].map(clockText)).toEqual(['42:18', '1:02:05', '00:09']);
  expect([2538, 3725, 9].map(spokenTime)).toEqual(['42 分 18 秒', '1 小时 2 分 5 秒', '9 秒']);
});

it('is told aloud at ten, five and one minute, also to who comes in between', () => {
  expect([601, 600, 301, 300, 61, 60, 1, 0].map(warningAt)).toEqual([
    '',
    '还剩 10 分钟',
    '还剩 10 分钟',
    '还剩 5 分钟',
    '还剩 5 分钟',
    '还剩 1 分钟',
    '还剩 1 分钟',
    '',
  ]);
});
