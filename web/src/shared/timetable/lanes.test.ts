import { expect, it } from 'vitest';
import { LessonKind, LessonState } from '#contract/rules/school.ts';
import { clashesOf, lanesOf } from './lanes.ts';
import type { WeekLesson } from './weekLesson.ts';
import { spokenLesson } from './weekLesson.ts';

const lesson = (id: string, fromBell: number, toBell: number, wish: Partial<WeekLesson> = {}): WeekLesson => ({
  id,
  day: '2026-11-16',
  fromBell,
  toBell,
  name: `课 ${id}`,
  kind: LessonKind.core,
  state: LessonState.held,
  parity: 0,
  teachers: [],
  places: [],
  classes: [],
  remark: '',
  ...wish,
});

it('lessons at the same time stand side by side, others have the whole width', () => {
  const lanes = lanesOf([lesson('c', 5, 6), lesson('a', 1, 4), lesson('b', 3, 4), lesson('d', 1, 2)]);
  expect(Object.fromEntries(lanes)).toEqual({
    a: { lane: 0, lanes: 2 },
    d: { lane: 1, lanes: 2 },
    b: { lane: 1, lanes: 2 },
    c: { lane: 0, lanes: 1 },
  });
});

it('only held lessons of the same day clash', () => {
  const cancelled = lesson('x', 1, 2, { state: LessonState.cancelled });
  const elsewhere = lesson('y', 1, 2, { day: '2026-11-17' });
  expect([...clashesOf([lesson('a', 1, 2), cancelled, elsewhere])]).toEqual([]);
  expect([...clashesOf([lesson('a', 1, 2), lesson('b', 2, 3)])]).toEqual(['a', 'b']);
});

it('a lesson is heard with everything it has', () => {
  const bells = [
    { seq: 1, beginClock: '08:00', endClock: '08:45' },
    { seq: 2, beginClock: '08:50', endClock: '09:35' },
  ];
  const wish = { state: LessonState.cancelled, parity: 2, teachers: ['陈砚清'], places: ['3-402'] } as const;
  expect(spokenLesson(lesson('a', 1, 2, wish), 0, bells)).toBe(
    '停课，课 a，周一 11 月 16 日，第 1–2 节，08:00 到 09:35，双周，陈砚清，3-402',
  );
});
