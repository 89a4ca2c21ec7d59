import { expect, test } from 'vitest';
import { portraitOf } from './portrait.ts';

const nothing = { finishedCourses: 0, categories: 0, certificates: 0, studySeconds: 0, works: 0, projects: 0 };

test('without facts there is no score', () => {
  expect(portraitOf(nothing).map(({ score }) => score)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('scores follow the facts and end at 100', () => {
  const facts = { finishedCourses: 2, categories: 1, certificates: 9, studySeconds: 5400, works: 1, projects: 2 };
  expect(portraitOf(facts).map(({ score }) => score)).toEqual([40, 25, 100, 2, 25, 66]);
  expect(portraitOf(facts)[3]!.fact).toBe('累计学习 1.5 小时');
});
