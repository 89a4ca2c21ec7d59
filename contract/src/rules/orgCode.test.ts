import { expect, test } from 'vitest';
import { creditCodeProblem, schoolCodeProblem, withCheckCharacter } from './orgCode.ts';

/** Published by their owners: a telecommunications company, a search company, the standard's own example. */
test.each(['91440300708461136T', '91110000802100433B', '91350100M000100Y43'])('%s is right', (code) => {
  expect(creditCodeProblem(code)).toBeNull();
  expect(withCheckCharacter(code.slice(0, 17))).toBe(code);
});

test('every single wrong character and every swapped pair is noticed', () => {
  const code = '91350100M000100Y43';
  for (let at = 0; at < 18; at += 1) {
    const wrong = code.slice(0, at) + (code[at] === '7' ? '8' : '7') + code.slice(at + 1);
    expect(creditCodeProblem(wrong), wrong).toBe('统一社会信用代码的校验位不对，请逐位核对');
  }
  expect(creditCodeProblem('19350100M000100Y43')).not.toBeNull();
});

test.each([
  ['', '统一社会信用代码是 18 位'],
  ['91350100M000100Y4', '统一社会信用代码是 18 位'],
  ['91350100M000100YO3', '统一社会信用代码只有数字和大写字母，没有 I、O、S、V、Z'],
  ['91350100m000100y43', '统一社会信用代码只有数字和大写字母，没有 I、O、S、V、Z'],
])('「%s」 says why', (code, problem) => {
  expect(creditCodeProblem(code)).toBe(problem);
});

test('school codes are 5 or 10 digits', () => {
  expect(['10486', '4142010486'].map(schoolCodeProblem)).toEqual([null, null]);
  expect(['1048', '104861', '4142010486A', ''].every((code) => schoolCodeProblem(code) !== null)).toBe(true);
});
