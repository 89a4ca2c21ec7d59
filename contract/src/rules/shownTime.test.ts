import { expect, test } from 'vitest';
import { shownTime } from './shownTime.ts';

test.each([
  ['2026-11-22 14:05:59', '11 月 22 日 14:05'],
  ['2026-01-01 00:00:00', '1 月 1 日 00:00'],
  ['2025-12-31 23:59:59', '2025 年 12 月 31 日'],
])('%s reads %s', (wire, shown) => {
  // 东八区的新年第一刻，在世界时还是去年
  expect(shownTime(wire, new Date('2025-12-31T16:00:00Z'))).toBe(shown);
});
