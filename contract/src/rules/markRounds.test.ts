import { expect, it } from 'vitest';
import { anonymousName, criterionPoints, gradeNameOf, settle } from './markRounds.ts';

const once = { isMarkedTwice: 0, spread: 20 } as const;
const twice = { isMarkedTwice: 1, spread: 20 } as const;
const given = (...points: (number | null)[]) => points.map((one, index) => ({ round: index + 1, points: one }));

it('one marker is enough where one is asked for; who put it aside gave nothing', () => {
  expect(settle(given(75), 100, once)).toEqual({ kind: 'settled', points: 75 });
  expect(settle(given(null), 100, once)).toEqual({ kind: 'open', rounds: 0 });
  expect(settle(given(null, 40), 100, once)).toEqual({ kind: 'settled', points: 40 });
});

it('two that agree give their mean, half up to a tenth; exactly the spread still agrees', () => {
  expect(settle(given(70), 100, twice)).toEqual({ kind: 'open', rounds: 1 });
  expect(settle(given(70, 75), 100, twice)).toEqual({ kind: 'settled', points: 73 });
  expect(settle(given(70, 90), 100, twice)).toEqual({ kind: 'settled', points: 80 });
  expect(settle(given(70, 91), 100, twice)).toEqual({ kind: 'apart' });
  expect(settle(given(70, 91, 88), 100, twice)).toEqual({ kind: 'settled', points: 88 });
});

it('the criteria always make the whole', () => {
  const rubric = [33, 33, 34].map((share, index) => ({ id: `r${index}`, share }));
  expect([...criterionPoints(55, rubric).values()]).toEqual([18, 18, 19]);
  expect([...criterionPoints(120, []).values()]).toEqual([]);
});

it('a grade is the highest that is reached', () => {
  const keys = [
    { name: '及格', from: 60 },
    { name: '优秀', from: 90 },
  ];
  expect([900, 899, 600, 599].map((points) => gradeNameOf(keys, points, 1000))).toEqual(['优秀', '及格', '及格', '']);
  expect(anonymousName(142)).toBe('考生 0142');
});
