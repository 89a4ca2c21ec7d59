import { expect, it } from 'vitest';
import { addressOf, mondayIn } from './addresses.ts';

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
