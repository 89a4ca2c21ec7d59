import { expect, it } from 'vitest';
import { dayAfter, heldOn, lastDayOf, plainDay, weekdayOf, weekOf, weeksOf } from './calendar.ts';
import { DayKind } from './school.ts';

const term = { beginOn: '2026-09-07', weeks: 18 };

it('days, weeks and weekdays agree with the calendar', () => {
  expect([weekdayOf('2026-09-07'), weekdayOf('2026-11-22')]).toEqual([1, 7]);
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(lastDayOf(term)).toBe('2027-01-10');
  expect([weekOf(term, '2026-09-06'), weekOf(term, '2026-09-07'), weekOf(term, '2027-01-10')]).toEqual([null, 1, 18]);
  expect(weekOf(term, '2027-01-11')).toBeNull();
  expect(plainDay(term, 12, 3)).toBe('2026-11-25');
});

it('a plan names every week, the odd or the even ones', () => {
  expect(weeksOf({ fromWeek: 3, toWeek: 6, parity: 0 })).toEqual([3, 4, 5, 6]);
  expect(weeksOf({ fromWeek: 3, toWeek: 6, parity: 1 })).toEqual([3, 5]);
  expect(weeksOf({ fromWeek: 3, toWeek: 6, parity: 2 })).toEqual([4, 6]);
  expect(weeksOf({ fromWeek: 6, toWeek: 3, parity: 0 })).toEqual([]);
});

it('a holiday takes the lessons, a shifted day brings them on another one', () => {
  const changed = [
    { day: '2026-10-01', dayKind: DayKind.holiday, follows: null },
    { day: '2026-10-07', dayKind: DayKind.holiday, follows: null },
    { day: '2026-10-10', dayKind: DayKind.shifted, follows: '2026-10-07' },
  ];
  expect(heldOn('2026-10-01', changed)).toBeNull();
  expect(heldOn('2026-10-07', changed)).toBe('2026-10-10');
  expect(heldOn('2026-10-10', changed), 'its own plan gives way').toBeNull();
  expect(heldOn('2026-10-12', changed)).toBe('2026-10-12');
});
