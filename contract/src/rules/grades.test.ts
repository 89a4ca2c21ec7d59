import { expect, it } from 'vitest';
import { codeIn, joinCode, joinPath } from './grades.ts';

it.each([
  ['jc23010', 'JC23010'],
  [' ab3 k9m ', 'AB3K9M'],
  ['AB3-K9M', 'AB3K9M'],
  ['https://zhitu.example/account/grades/my?code=ab3k9m', 'AB3K9M'],
  ['我们班：https://zhitu.example/account/grades/my?from=qr&code=AB3K9M#top 快来', 'AB3K9M'],
  [joinPath('AB3K9M'), 'AB3K9M'],
])('%s means %s', (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});

it('what is no code stays none', () => {
  for (const typed of ['', 'A', '大数据 2301', "' or 1=1 --", 'A'.repeat(13)]) {
    expect(joinCode.test(codeIn(typed)), typed).toBe(false);
  }
});
