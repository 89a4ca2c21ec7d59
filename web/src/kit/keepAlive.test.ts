import { afterEach, expect, it } from 'vitest';
import { forgetPages, keep, keepAliveName, keepPage, scrollKey, scrollKeyIn } from './keepAlive.ts';
import type { KeptPages } from './keepAlive.ts';

const none: KeptPages = new Map();
const on = (keepAlive?: string) => [{ handle: undefined }, { handle: { keepAlive } }];

afterEach(forgetPages);

it('名字取自最里层的页面', () => {
  expect(keepAliveName(on('positionlist'))).toBe('positionlist');
  expect(keepAliveName(on())).toBeUndefined();
  expect(keepAliveName([])).toBeUndefined();
});

it('第一次来记下键，再来还是那个键', () => {
  const once = keep(none, 'positionlist', 'k1');
  expect(keep(once, 'positionlist', 'k2')).toBe(once);
  expect(none.size).toBe(0);
  expect(scrollKeyIn(once, { key: 'k2' }, on('positionlist'))).toBe('k1');
});

it('没留住的页面每次到访各记各的', () => {
  const once = keep(none, 'positionlist', 'k1');
  expect(scrollKeyIn(once, { key: 'k3' }, on('enterpriseList'))).toBe('k3');
  expect(scrollKeyIn(once, { key: 'k3' }, on())).toBe('k3');
});

it('布局走了，键也忘掉', () => {
  keepPage('AccountTalent', 'k1');
  expect(scrollKey({ key: 'k2' }, on('AccountTalent'))).toBe('k1');
  forgetPages();
  expect(scrollKey({ key: 'k2' }, on('AccountTalent'))).toBe('k2');
});
