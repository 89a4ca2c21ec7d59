import { expect, it } from 'vitest';
import { bellsIn, namesIn, weekdayIn, weeksIn } from './sheetColumns.ts';

it('weekdays are written in many ways', () => {
  expect(['一', '周三', '星期日', '星期天', '7'].map(weekdayIn)).toEqual([1, 3, 7, 7, 7]);
  expect(['', '八', '0', '12', '2026-09-07'].map(weekdayIn)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('periods and weeks are stretches', () => {
  expect([bellsIn('3-4'), bellsIn('第 3–4 节'.replaceAll(' ', '')), bellsIn('5')]).toEqual([
    { fromBell: 3, toBell: 4 },
    { fromBell: 3, toBell: 4 },
    { fromBell: 5, toBell: 5 },
  ]);
  expect([bellsIn('4-3'), bellsIn('3月4日'), bellsIn('17')]).toEqual([undefined, undefined, undefined]);
  expect([weeksIn('1-16'), weeksIn('1-15 单'), weeksIn('2-16（双周）'), weeksIn('第8周')]).toEqual([
    { fromWeek: 1, toWeek: 16, parity: 0 },
    { fromWeek: 1, toWeek: 15, parity: 1 },
    { fromWeek: 2, toWeek: 16, parity: 2 },
    { fromWeek: 8, toWeek: 8, parity: 0 },
  ]);
  expect([weeksIn('53'), weeksIn('16-1'), weeksIn('每周')]).toEqual([undefined, undefined, undefined]);
});

it('several names stand in one cell', () => {
  expect(namesIn('大数据 2301、软件 2302，')).toEqual(['大数据 2301', '软件 2302']);
});
