import { expect, test } from 'vitest';
import { ageOn, inOrder, lastMonth, periodText, salaryProblem } from './resume.ts';
import { salaryText } from './salaryText.ts';

test('begin and end', () => {
  expect(inOrder('2024-09', '2024-08')).toBe(false);
  expect(inOrder('2024-09', '2024-09')).toBe(true);
  expect(inOrder('2024-09', '')).toBe(true);
  expect(periodText('2024-09', '')).toBe('2024.09 – 至今');
  expect(periodText('2023-09', '2026-06')).toBe('2023.09 – 2026.06');
});

test('only the expected graduation may lie in the future', () => {
  expect(lastMonth('2026-11-21 10:00:00')).toBe('2026-11');
  expect(lastMonth('2026-11-21 10:00:00', true)).toBe('2034-12');
});

test.each([
  [0, 0, undefined],
  [6, 9, undefined],
  [9, 6, '最高薪资不能低于最低薪资'],
  [0, 9, '面议时两端都选面议'],
  [31, 35, '请从列表里选择薪资'],
  [-1, 5, '请从列表里选择薪资'],
])('salary %i to %i', (min, max, problem) => expect(salaryProblem(min, max)).toBe(problem));

test('how salaries are written', () =>
  expect([salaryText(0, 0), salaryText(8, 8), salaryText(6, 9)]).toEqual(['面议', '8k', '6k–9k']));

test('a year older on the birthday itself', () => {
  expect(ageOn('2004-11-21', '2026-11-20')).toBe(21);
  expect(ageOn('2004-11-21', '2026-11-21')).toBe(22);
  expect(ageOn('', '2026-11-21')).toBeUndefined();
});
