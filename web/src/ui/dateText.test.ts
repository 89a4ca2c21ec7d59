import { expect, test } from 'vitest';
import { dayFrom, dayText, tidyDay } from './dateText.ts';

test('a day is written and read alike', () => {
  expect(dayText(dayFrom('2026-02-28')!)).toBe('2026-02-28');
  expect(dayFrom('2026-02-30')).toBeUndefined();
  expect(dayFrom('2026-2-3')).toBeUndefined();
  expect(dayFrom('')).toBeUndefined();
});

test('what people type for a day becomes one, other words stay', () => {
  for (const typed of ['2026-1-2', '2026/01/02', '20260102', '2026 年 1 月 2 日', '2026年1月2日', ' 2026.1.2 ']) {
    expect(tidyDay(typed), typed).toBe('2026-01-02');
  }
  expect(tidyDay('明天')).toBe('明天');
});
