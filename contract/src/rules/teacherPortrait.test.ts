import { expect, it } from 'vitest';
import { teachingPortraitOf } from './teacherPortrait.ts';

const nothing = { courses: 0, seconds: 0, learners: 0, finished: 0, ratingSum: 0, ratingCount: 0, research: 0 };
const scores = (facts: Partial<typeof nothing>) =>
  Object.fromEntries(teachingPortraitOf({ ...nothing, ...facts }).map(({ key, score }) => [key, score]));

it('who has done nothing stands at zero everywhere', () => {
  expect(new Set(Object.values(scores({})))).toEqual(new Set([0]));
});

it('points grow with the facts and end at a hundred', () => {
  const facts = { courses: 2, seconds: 5400, learners: 50, finished: 7, ratingSum: 13, ratingCount: 3, research: 9 };
  expect(scores(facts)).toEqual({ courses: 40, hours: 7, learners: 25, finished: 14, rating: 86, research: 100 });
});
