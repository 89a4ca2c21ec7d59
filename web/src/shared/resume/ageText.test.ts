import { expect, it } from 'vitest';
import { ageText } from './ageText.ts';

it.each([
  [0, '不到 1 个月前'],
  [1, '1 个月前'],
  [11, '11 个月前'],
  [12, '1 年前'],
  [30, '2 年 6 个月前'],
])('%i months are %s', (months, words) => expect(ageText(months)).toBe(words));
