import { expect, it } from 'vitest';
import { editHref, toggledType, typesOf } from './addresses.ts';

it('several types are one word of the address', () => {
  expect(typesOf('1.10.99.x')).toEqual([1, 10]);
  expect(toggledType([1, 10], 2)).toBe('1.10.2');
  expect(toggledType([1, 10], 10)).toBe('1');
});

it('a material is written in a room of its own', () => {
  expect(editHref({ id: '7', questionType: 6 })).toBe('/account/subject/comprehend?id=7');
  expect(editHref({ id: '7', questionType: 2 })).toBe('/account/subject/add?id=7');
});
