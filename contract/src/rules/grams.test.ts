import { expect, it } from 'vitest';
import { gramsOf, gramsSought } from './grams.ts';

it('every character and every two neighbours, broken by punctuation, without regard to case', () => {
  expect(gramsOf('教务处')).toEqual(['教', '务', '处', '教务', '务处']);
  expect(gramsOf('{"N":"A-b1"}')).toEqual(['n', 'a', 'b', '1', 'b1']);
  expect(gramsOf('𠮷野')).toEqual(['𠮷', '野', '𠮷野']);
  expect(gramsOf('')).toEqual([]);
});

it('only the indispensable bigrams are asked for', () => {
  expect(gramsSought('教务处')).toEqual(['教务', '务处']);
  expect(gramsSought('哈哈哈 x')).toEqual(['哈哈', 'x']);
  expect(gramsSought('%_')).toEqual([]);
});

it('each part of a text is found in it', () => {
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
