import { describe, expect, it } from 'vitest';
import { addressOf, mondayIn, nearestMonday, parityIn } from './addresses.ts';

it('an address says whose timetable and which week', () => {
  expect(addressOf('mine')).toBe('/account/timeschedule');
  expect(addressOf('grade', { id: '12', week: '2026-11-16' })).toBe(
    '/account/timeschedule?view=grade&id=12&week=2026-11-16',
  );
  expect(addressOf('room', { week: '2026-11-16' })).toBe('/account/timeschedule/classroomSchedule?week=2026-11-16');
});

it.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-02-30', undefined],
  ['x', undefined],
])('%s is in the week of %s', (day, monday) => {
  expect(mondayIn(new URLSearchParams({ week: day }))).toBe(monday);
});

describe('only odd or only even weeks', () => {
  const weeks = [1, 2, 3].map((week) => ({ week, from: `2026-09-${String(week * 7).padStart(2, '0')}` }));

  it('a week that is not looked at gives way to the next, the last to the one before', () => {
    expect(nearestMonday(weeks, '2026-09-14', '1')).toBe('2026-09-21');
    expect(nearestMonday(weeks, '2026-09-14', '2')).toBe('2026-09-14');
    expect(nearestMonday(weeks, '2026-09-21', '2')).toBe('2026-09-14');
  });

  it('outside of the semester, and with all of them, a week stays', () => {
    expect(nearestMonday(weeks, '2026-08-31', '1')).toBe('2026-08-31');
    expect(nearestMonday(weeks, '2026-09-14', '')).toBe('2026-09-14');
  });

  it('it stands in the address as long as somebody wants it', () => {
    expect(addressOf('mine', { parity: '2' })).toBe('/account/timeschedule?parity=2');
    expect(parityIn(new URLSearchParams('parity=3'))).toBe('');
  });
});
