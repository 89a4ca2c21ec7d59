import { expect, test } from 'vitest';
import { audienceOf, mayRead, visibilityOf } from './visibility.ts';

test.each([
  [0, [true, false, false]],
  [1, [true, true, false]],
  [2, [true, true, true]],
] as const)('who sees level %i', (level, seen) => {
  const chosen = { education: level };
  expect((['self', 'organization', 'public'] as const).map((who) => mayRead(chosen, 'education', who))).toEqual(seen);
});

test('unless chosen, contacts are visible to oneself only', () => {
  expect(visibilityOf({}, 'contact')).toBe(0);
  expect(visibilityOf({}, 'workSet')).toBe(2);
  expect(visibilityOf({}, 'education')).toBe(1);
});

test('the audience goes by the current identity', () => {
  expect(audienceOf(true, 1)).toBe('self');
  expect([3, 4, 5].map((type) => audienceOf(false, type))).toEqual(Array(3).fill('organization'));
  expect([0, 1, 2].map((type) => audienceOf(false, type))).toEqual(Array(3).fill('public'));
});
