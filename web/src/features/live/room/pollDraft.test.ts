import { expect, test } from 'vitest';
import { blank, filledIn, sentOf } from './pollDraft.ts';

test('the right answer stays the one that was chosen, whichever options before it are emptied or filled', () => {
  const draft = { title: '先看什么', options: ['漏斗', '成本', '留存'], answer: '2' };
  expect(sentOf(draft)).toEqual({ title: '先看什么', options: ['漏斗', '成本', '留存'], answer: 2 });
  const emptied = { ...draft, options: ['漏斗', ' ', '留存 '] };
  expect(sentOf(emptied)).toMatchObject({ options: ['漏斗', '留存'], answer: 1 });
  expect(filledIn(emptied)).toEqual([
    { place: 0, option: '漏斗' },
    { place: 2, option: '留存' },
  ]);
  expect(sentOf({ ...draft, options: ['漏斗', '成本', ''] }).answer).toBeNull();
  expect(sentOf({ ...blank, options: ['漏斗', '成本'] }).answer).toBeNull();
});
