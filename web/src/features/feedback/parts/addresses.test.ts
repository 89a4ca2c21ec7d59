import { expect, test } from 'vitest';
import { pathWithin, targetOf } from './addresses.ts';

test.each([
  ['target=%2Fcourse%2F3%3Ftab%3Dqa', '/course/3?tab=qa'],
  ['', ''],
  ['target=https%3A%2F%2Fevil.example', ''],
  ['target=%2F%2Fevil.example', ''],
])('a target is a page of this site: %s', (search, target) => {
  expect(targetOf(new URLSearchParams(search))).toBe(target);
});

test('a pasted address of this site becomes its path', () => {
  const within = (typed: string) => pathWithin('https://zhitu.example', typed);
  expect(within(' https://zhitu.example/course/3?tab=qa#x ')).toBe('/course/3?tab=qa');
  expect(within('https://other.example/a')).toBe('https://other.example/a');
  expect(within('/text')).toBe('/text');
});
