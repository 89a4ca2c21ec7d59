import { expect, it } from 'vitest';
import { daysUntil, paceText, planText } from './studyPlan.ts';

const now = new Date('2026-11-22T23:30:00+08:00');
const pace = (planDate: string, periodDone: number, periodTotal: number) =>
  paceText({ planDate, periodDone, periodTotal }, now);

it('days are those of China, over the end of a month too', () => {
  expect(daysUntil('2026-11-22', now)).toBe(0);
  expect(daysUntil('2026-12-01', now)).toBe(9);
  expect(daysUntil('2026-11-20', now)).toBe(-2);
});

it('names the year when it is another', () => {
  expect(planText('2026-12-01', now)).toBe('计划 12 月 1 日学完');
  expect(planText('2027-01-09', now)).toBe('计划 2027 年 1 月 9 日学完');
});

it('says what it takes, today included', () => {
  expect(pace('2026-11-22', 0, 3)).toBe('每天学 3 课时能按时学完');
  expect(pace('2026-11-26', 2, 10)).toBe('每天学 2 课时能按时学完');
  expect(pace('2026-11-26', 6, 10)).toBe('每天学 1 课时能按时学完');
  expect(pace('2026-12-01', 7, 10)).toBe('每 3 天学 1 课时能按时学完');
  expect(pace('2026-11-20', 7, 10)).toBe('已经过了 2 天，还剩 3 课时');
  expect(pace('2026-11-20', 10, 10)).toBe('课时都学完了');
});
