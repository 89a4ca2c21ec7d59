import { expect, test } from 'vitest';
import { exactTime, shownTime } from './shownTime.ts';

// The first moment of the year in +08:00 is still last year in universal time.
const now = new Date('2025-12-31T16:00:00Z');
/** Blanks that do not break read like any other. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['2026-11-22 14:05:59', '11 月 22 日 14:05', '11 月 22 日 14:05:59'],
  ['2026-01-01 00:00:00', '1 月 1 日 00:00', '1 月 1 日 00:00:00'],
  ['2025-12-31 23:59:59', '2025 年 12 月 31 日', '2025 年 12 月 31 日 23:59:59'],
])('%s reads %s', (wire, shown, exact) => {
  expect(plain(shownTime(wire, now))).toBe(shown);
  expect(plain(exactTime(wire, now))).toBe(exact);
});

test('a line breaks before the clock at most', () => {
  expect(shownTime('2026-11-22 14:05:59', now).split(' ')).toEqual(['11\u00a0月\u00a022\u00a0日', '14:05']);
});
