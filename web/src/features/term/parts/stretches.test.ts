import { expect, it } from 'vitest';
import { stretchesOf } from './stretches.ts';

const day = (on: string, dayName: string, dayKind: 1 | 2 = 1, countLesson = 0) =>
  ({ id: on, day: on, dayName, dayKind, follows: null, countLesson }) as const;

it('days off in a row under one name are one line, a shifted day between them keeps its own', () => {
  const lines = stretchesOf([
    day('2026-09-30', '国庆节', 1, 2),
    day('2026-10-01', '国庆节', 1, 3),
    day('2026-10-02', '校庆'),
    day('2026-10-04', '校庆'),
    day('2026-10-10', '国庆节', 2),
    day('2026-10-11', '国庆节', 2),
  ]);
  expect(lines.map(({ name, from, to, countLesson }) => [name, from, to, countLesson])).toEqual([
    ['国庆节', '2026-09-30', '2026-10-01', 5],
    ['校庆', '2026-10-02', '2026-10-02', 0],
    ['校庆', '2026-10-04', '2026-10-04', 0],
    ['国庆节', '2026-10-10', '2026-10-10', 0],
    ['国庆节', '2026-10-11', '2026-10-11', 0],
  ]);
});
