import { expect, it } from 'vitest';
import { gramsOf, gramsSought } from './grams.ts';

it('每个字与相邻的两个字，符号断开，大小写不分', () => {
  expect(gramsOf('教务处')).toEqual(['教', '务', '处', '教务', '务处']);
  expect(gramsOf('{"N":"A-b1"}')).toEqual(['n', 'a', 'b', '1', 'b1']);
  expect(gramsOf('𠮷野')).toEqual(['𠮷', '野', '𠮷野']);
  expect(gramsOf('')).toEqual([]);
});

it('找的时候只用非有不可的', () => {
  expect(gramsSought('教务处')).toEqual(['教务', '务处']);
  expect(gramsSought('哈哈哈 x')).toEqual(['哈哈', 'x']);
  expect(gramsSought('%_')).toEqual([]);
});

it('文字里有的，它的每一段都找得到', () => {
  const text = JSON.stringify({
    roleName: '教务管理员（兼职）',
    codes: ['member:view', 'role:edit'],
    at: '2026-11-21',
  });
  const found = new Set(gramsOf(text));
  for (let from = 0; from < text.length; from += 1) {
    for (const length of [1, 2, 3, 7]) {
      expect(gramsSought(text.slice(from, from + length)).every((gram) => found.has(gram))).toBe(true);
    }
  }
});
