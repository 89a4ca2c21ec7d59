import { expect, it } from 'vitest';
import { dayName } from '../../../shared/day/dayName.ts';
import { greetingAt } from '../../../shared/day/greetingAt.ts';
import { byStart, comingWeek } from './week.ts';

it.each([
  ['00:10', '夜深了'],
  ['05:00', '早上好'],
  ['09:00', '上午好'],
  ['12:00', '中午好'],
  ['14:00', '下午好'],
  ['18:00', '晚上好'],
])('%s says %s', (clock, words) => expect(greetingAt(`2026-11-22 ${clock}:00`)).toBe(words));

const NOW = '2026-11-22 18:00:00';

it('a week counts from today, days with live sessions are marked', () => {
  const week = comingWeek(NOW, ['2026-11-21 19:30:00', '2026-11-25 19:30:00']);
  expect(week.map(({ name, number }) => `${name}${number}`)).toEqual([
    '日22',
    '一23',
    '二24',
    '三25',
    '四26',
    '五27',
    '六28',
  ]);
  expect(week.filter(({ isBusy }) => isBusy).map(({ date }) => date)).toEqual(['2026-11-25']);
  expect(week.findIndex(({ isToday }) => isToday)).toBe(0);
});

it('a week across months', () => {
  expect(comingWeek('2026-11-28 08:00:00', []).map(({ number }) => number)).toEqual([28, 29, 30, 1, 2, 3, 4]);
});

it.each([
  ['2026-11-22 19:30:00', '今天'],
  ['2026-11-23 00:10:00', '明天'],
  ['2026-11-21 23:50:00', '昨天'],
  ['2026-11-27 19:30:00', '周五'],
  ['2026-11-29 19:30:00', '11 月 29 日'],
  ['2026-11-10 19:30:00', '11 月 10 日'],
])('%s is said %s', (start, words) => expect(dayName(start, NOW)).toBe(words));

it('not over yet first, nearest first; past ones after, newest first', () => {
  const live = (id: string, startTime: string | null, endTime: string | null = null) => ({ id, startTime, endTime });
  const all = [
    live('past', '2026-11-10 19:30:00'),
    live('none', null),
    live('later', '2026-11-30 19:30:00'),
    live('yesterday', '2026-11-21 19:30:00', '2026-11-21 21:00:00'),
    live('on', '2026-11-22 17:30:00', '2026-11-22 19:00:00'),
  ];
  expect(byStart(all, NOW).map(({ id }) => id)).toEqual(['on', 'later', 'yesterday', 'past']);
});
