import { expect, test } from 'vitest';
import { stepTo } from './stepTo.ts';

test('arrows wrap, Home and End jump, other keys and axes do nothing', () => {
  expect(stepTo('ArrowRight', 2, 3, 'horizontal')).toBe(0);
  expect(stepTo('ArrowLeft', 0, 3, 'horizontal')).toBe(2);
  expect(stepTo('ArrowDown', -1, 3, 'vertical')).toBe(0);
  expect(stepTo('ArrowUp', -1, 3, 'vertical')).toBe(2);
  expect(stepTo('End', 0, 3, 'vertical')).toBe(2);
  expect(stepTo('ArrowDown', 0, 3, 'horizontal')).toBeUndefined();
  expect(stepTo('ArrowDown', -1, 0, 'vertical')).toBeUndefined();
});
