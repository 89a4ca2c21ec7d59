import { expect, test } from 'vitest';
import { pageWindow } from './pageWindow.ts';

test.each([
  [1, 1, [1]],
  [2, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 24, [1, 2, 3, 4, 5, 'gap-right', 24]],
  [4, 24, [1, 2, 3, 4, 5, 'gap-right', 24]],
  [5, 24, [1, 'gap-left', 4, 5, 6, 'gap-right', 24]],
  [20, 24, [1, 'gap-left', 19, 20, 21, 'gap-right', 24]],
  [21, 24, [1, 'gap-left', 20, 21, 22, 23, 24]],
  [24, 24, [1, 'gap-left', 20, 21, 22, 23, 24]],
])('page %i of %i', (page, pages, slots) => {
  expect(pageWindow(page, pages)).toEqual(slots);
});

test('the row keeps its length and always holds the current page', () => {
  for (let page = 1; page <= 40; page++) {
    const slots = pageWindow(page, 40);
    expect(slots).toHaveLength(7);
    expect(slots).toContain(page);
  }
});
