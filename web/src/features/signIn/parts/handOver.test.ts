import { expect, test } from 'vitest';
import { readHandOver } from './handOver.ts';

const read = (rest: string) => readHandOver(new URL(`https://zhitu.example/transferPage${rest}`));
const token = 'x'.repeat(43);

test('the fragment comes before the query', () => {
  expect(read(`?ticket=a#ticket=b`).ticket).toBe('b');
  expect(read(`?ticket=a`).ticket).toBe('a');
});

test('a token is only taken when it may become a cookie', () => {
  expect(read(`#token=${token}`).token).toBe(token);
  expect(read(`#token=${encodeURIComponent(`${token}; path=/`)}`).token).toBeNull();
  expect(read('#token=short').token).toBeNull();
});

test.each([
  ['?target=/live/detail/3', '/live/detail/3'],
  ['?target=https://zhitu.example/live/detail/3%3Fa=1', '/live/detail/3?a=1'],
  ['?url=/livetx', '/livetx'],
  ['?redirectPath=/live/detail/3&redirectQuery=a%3D1', '/live/detail/3?a=1'],
  ['?redirectPath=/live&redirectQuery=/', '/live'],
  ['?target=https://elsewhere.example/', '/'],
  ['?target=https://zhitu.example.evil.example/', '/'],
  ['?target=//elsewhere.example', '/'],
  ['?target=/%5Celsewhere.example', '/'],
  ['?target=javascript:alert(1)', '/'],
  ['', '/'],
])('%s leads to %s', (rest, target) => {
  expect(read(rest).target).toBe(target);
});
