import { expect, it } from 'vitest';
import { landingOf } from './landing.ts';

it('every identity but the learner lands in its centre, unless a page was asked for', () => {
  expect([0, 1, 2, 3, 4, 5].map((type) => landingOf(type as 0, '/'))).toEqual([
    '/admin',
    '/',
    '/account',
    '/account',
    '/account',
    '/account',
  ]);
  expect(landingOf(4, '/course/1?tab=outline')).toBe('/course/1?tab=outline');
});
