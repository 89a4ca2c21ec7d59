import { expect, test } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

test.each([
  ['', 0],
  ['abc', 1],
  ['abcdefgh', 1],
  ['password1', 1],
  ['aaaaaa11', 2],
  ['zhitu2041', 2],
  ['Zhi-tu!2041', 3],
  ['correcthorse7battery', 3],
])('%s has strength %i', (password, level) => {
  expect(passwordStrength(password).level).toBe(level);
});
