import { expect, it } from 'vitest';
import { clockText, inHandOrder, megabytesAnHour } from './liveRooms.ts';

it('who has spoken less comes first, then who has waited longer', () => {
  const queue = [
    { name: 'spoke before', handSince: '2026-12-01 10:00:00', countSpoken: 1 },
    { name: 'late', handSince: '2026-12-01 10:02:00', countSpoken: 0 },
    { name: 'early', handSince: '2026-12-01 10:01:00', countSpoken: 0 },
  ];
  expect(queue.toSorted(inHandOrder).map(({ name }) => name)).toEqual(['early', 'late', 'spoke before']);
});

it('says what an hour costs and how long a class runs', () => {
  expect(megabytesAnHour(0)).toBe(14);
  expect(megabytesAnHour(1500)).toBe(689);
  expect(clockText(2538)).toBe('00:42:18');
  expect(clockText(-1)).toBe('00:00:00');
});
