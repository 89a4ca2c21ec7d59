import { expect, it } from 'vitest';
import { DayKind } from '#contract/rules/school.ts';
import { dayNotes } from './dayNotes.ts';

const off = (day: string, dayName = '国庆节') => ({ day, dayKind: DayKind.holiday, dayName, follows: null });
const shifted = (day: string, follows: string | null) => ({ day, dayKind: DayKind.shifted, dayName: '调休', follows });

it('days in a row are said together, and what is taught on a shifted day', () => {
  expect(dayNotes([off('2026-10-01'), off('2026-10-02'), off('2026-10-04', '中秋节')])).toEqual([
    '国庆节，10.1 – 10.2 放假',
    '中秋节，10.4 放假',
  ]);
  expect(dayNotes([shifted('2026-10-10', '2026-10-07'), shifted('2026-09-20', null)])).toEqual([
    '10.10（周六）上 10.7（周三）的课',
    '9.20（周日）照常上课',
  ]);
  expect(dayNotes([])).toEqual([]);
});
