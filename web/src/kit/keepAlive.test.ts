import { afterEach, expect, it } from 'vitest';
import { forgetPages, keep, keepAliveName, keepPage, scrollKey, scrollKeyIn } from './keepAlive.ts';
import type { KeptPages } from './keepAlive.ts';

const none: KeptPages = new Map();
const on = (keepAlive?: string) => [{ handle: undefined }, { handle: { keepAlive } }];

afterEach(forgetPages);

it('the name is that of the innermost page', () => {
  expect(keepAliveName(on('positionlist'))).toBe('positionlist');
  expect(keepAliveName(on())).toBeUndefined();
  expect(keepAliveName([])).toBeUndefined();
});

it('the first visit keeps a key, the next has the same', () => {
  const once = keep(none, 'positionlist', 'k1');
  expect(keep(once, 'positionlist', 'k2')).toBe(once);
  expect(none.size).toBe(0);
  expect(scrollKeyIn(once, { key: 'k2' }, on('positionlist'))).toBe('k1');
});

it('pages not kept remember each visit by itself', () => {
  const once = keep(none, 'positionlist', 'k1');
  expect(scrollKeyIn(once, { key: 'k3' }, on('enterpriseList'))).toBe('k3');
  expect(scrollKeyIn(once, { key: 'k3' }, on())).toBe('k3');
});

it('when the layout goes its keys are forgotten', () => {
  keepPage('AccountTalent', 'k1');
  expect(scrollKey({ key: 'k2' }, on('AccountTalent'))).toBe('k1');
  forgetPages();
  expect(scrollKey({ key: 'k2' }, on('AccountTalent'))).toBe('k2');
});
