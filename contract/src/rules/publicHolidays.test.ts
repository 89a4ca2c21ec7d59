import { expect, it } from 'vitest';
import { weekdayOf } from './calendar.ts';
import { publicDays, publicHolidays } from './publicHolidays.ts';
import { DayKind } from './school.ts';
import { isSchoolYear, termAt, termName } from './terms.ts';

const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
const lunarOf = (day: string) => {
  const parts = lunar.formatToParts(new Date(`${day}T00:00:00Z`));
  return ['month', 'day'].map((type) => parts.find((part) => part.type === type)?.value).join('-');
};

const moonDays = { 春节: '1-1', 端午节: '5-5', 中秋节: '8-15' } as const;

it.each(publicHolidays)('$year: what follows the moon is where the moon calendar has it', ({ year }) => {
  for (const [name, at] of Object.entries(moonDays)) {
    const days = publicDays(year).filter(({ dayName }) => dayName === name);
    expect(
      days.map(({ day }) => lunarOf(day)),
      name,
    ).toContain(at);
  }
});

it.each(publicHolidays)(
  '$year: a day off for which another is worked is a weekday, the worked one a weekend',
  ({ year }) => {
    const days = publicDays(year);
    expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
    for (const { day, dayKind, follows } of days.filter((one) => one.dayKind === DayKind.shifted)) {
      expect([weekdayOf(day) >= 6, weekdayOf(follows!) >= 6, dayKind]).toEqual([true, false, DayKind.shifted]);
      expect(days.find((one) => one.day === follows)?.dayKind).toBe(DayKind.holiday);
    }
  },
);

it('2026 as it was announced; a year without a list has none', () => {
  expect(publicDays(2026).filter(({ dayKind }) => dayKind === DayKind.holiday)).toHaveLength(33);
  expect(publicDays(2026).flatMap(({ day, follows }) => (follows ? [day] : []))).toEqual([
    '2026-01-04',
    '2026-02-14',
    '2026-02-28',
    '2026-05-09',
    '2026-09-20',
    '2026-10-10',
  ]);
  expect(publicDays(2031)).toEqual([]);
});

it('a day is in its semester, before it in the next, after it in the last', () => {
  const terms = [
    { beginOn: '2027-03-01', weeks: 18 },
    { beginOn: '2026-09-07', weeks: 18 },
  ];
  expect(termAt(terms, '2026-09-07')).toBe(terms[1]);
  expect(termAt(terms, '2027-01-10')).toBe(terms[1]);
  expect(termAt(terms, '2027-01-11')).toBe(terms[0]);
  expect(termAt(terms, '2026-01-01')).toBe(terms[1]);
  expect(termAt(terms, '2028-01-01')).toBe(terms[0]);
  expect(termAt([], '2028-01-01')).toBeUndefined();
});

it('a school year is two years that follow each other', () => {
  expect(['2026-2027', '2026-2028', '26-27', '2026—2027'].map(isSchoolYear)).toEqual([true, false, false, false]);
  expect(termName({ schoolYear: '2026-2027', semester: 1 })).toBe('2026-2027 学年第一学期');
});
