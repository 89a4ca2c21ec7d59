import { expect, it } from 'vitest';
import { weekText } from './weekText.ts';

it.each([
  [[3, 4, 5, 7], '3–5、7 周'],
  [[9], '9 周'],
  [[5, 1, 3], '1、3、5 周'],
])('%j is %s', (weeks, text) => {
  expect(weekText(weeks)).toBe(text);
});
