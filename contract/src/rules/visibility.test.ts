import { expect, test } from 'vitest';
import { audienceOf, mayRead, visibilityOf } from './visibility.ts';

test.each([
  [0, [true, false, false]],
  [1, [true, true, false]],
  [2, [true, true, true]],
] as const)('档位 %i 由谁看得到', (level, seen) => {
  const chosen = { education: level };
  expect((['self', 'organization', 'public'] as const).map((who) => mayRead(chosen, 'education', who))).toEqual(seen);
});

test('没有选过时，联系方式只有自己看得到', () => {
  expect(visibilityOf({}, 'contact')).toBe(0);
  expect(visibilityOf({}, 'workSet')).toBe(2);
  expect(visibilityOf({}, 'education')).toBe(1);
});

test('看的人以当前身份为准', () => {
  expect(audienceOf(true, 1)).toBe('self');
  expect([3, 4, 5].map((type) => audienceOf(false, type))).toEqual(Array(3).fill('organization'));
  expect([0, 1, 2].map((type) => audienceOf(false, type))).toEqual(Array(3).fill('public'));
});
