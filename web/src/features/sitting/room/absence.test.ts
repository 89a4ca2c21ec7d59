import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAbsence } from './absence.ts';
import type { Told } from './sittingStore.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

function watched() {
  const told: Told[] = [];
  const absence = createAbsence(Date.now, (event) => told.push(event));
  return { absence, seconds: () => told.map((one) => one.seconds), starts: () => new Set(told.map(({ at }) => at)) };
}

it('a short absence is told once, when it is over', () => {
  const { absence, seconds } = watched();
  absence.begins();
  vi.advanceTimersByTime(8000);
  absence.ends();
  absence.ends();
  expect(seconds()).toEqual([8]);
});

it('a long one is told while it lasts, as one and the same, also when nobody comes back', () => {
  const { absence, seconds, starts } = watched();
  absence.begins();
  vi.advanceTimersByTime(140_000);
  expect(seconds()).toEqual([15, 75, 135]);
  expect(starts().size).toBe(1);
  absence.stops();
  vi.advanceTimersByTime(600_000);
  absence.ends();
  expect(seconds()).toHaveLength(3);
});

it('what lasts longer than a day is told as a day, which is the most that is taken', () => {
  const { absence, seconds } = watched();
  absence.begins();
  vi.advanceTimersByTime(86_400_000 + 120_000);
  expect(Math.max(...seconds().map((one) => one ?? 0))).toBe(86_400);
});
