import { expect, it } from 'vitest';
import { DayKind } from '#contract/rules/school.ts';
import { lessonsOf, timesOf } from './lessonsOf.ts';

const bells = [
  { seq: 1, beginClock: '08:00', endClock: '08:45' },
  { seq: 2, beginClock: '08:50', endClock: '09:35' },
];
const term = { beginOn: '2026-09-07', weeks: 18 };
const plan = { weekday: 3, fromBell: 1, toBell: 2, fromWeek: 4, toWeek: 6, parity: 0 } as const;

it('a series has a lesson a week, at the clock of its periods', () => {
  const [first, ...rest] = lessonsOf(plan, { term, bells, changed: [] });
  expect(first).toEqual({
    day: '2026-09-30',
    week: 4,
    fromBell: 1,
    toBell: 2,
    beginsAt: '2026-09-30 08:00:00',
    endsAt: '2026-09-30 09:35:00',
  });
  expect(rest.map(({ day }) => day)).toEqual(['2026-10-07', '2026-10-14']);
});

it('a holiday has none, and a shifted day takes its lessons over', () => {
  const changed = [
    { day: '2026-10-07', dayKind: DayKind.holiday, follows: null },
    { day: '2026-10-10', dayKind: DayKind.shifted, follows: '2026-10-07' },
    { day: '2026-10-14', dayKind: DayKind.holiday, follows: null },
  ];
  const days = lessonsOf(plan, { term, bells, changed }).map(({ day, week }) => [day, week]);
  expect(days).toEqual([
    ['2026-09-30', 4],
    ['2026-10-10', 5],
  ]);
});

it('periods the school does not have have no times', () => {
  expect(timesOf(bells, '2026-09-30', { fromBell: 2, toBell: 3 })).toBeUndefined();
});
