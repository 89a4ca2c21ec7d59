import { expect, it } from 'vitest';
import { groupBar, GroupState } from './groups.ts';

const group = { groupState: GroupState.open, size: 3, taken: 2, expiresAt: '2026-11-27 10:00:00' };

it.each([
  ['open', {}, undefined],
  ['taken up by who has not paid yet', { taken: 3 }, '名额都有人占着了，等一等没有付款的，或者自己开一个团'],
  ['full', { groupState: GroupState.full }, '这个团已经拼成了'],
  ['over, before anybody said so', { expiresAt: '2026-11-26 10:00:00' }, '这个团的时间到了'],
  ['over', { groupState: GroupState.failed }, '这个团的时间到了'],
])('a group that is %s', (_what, change, bar) => {
  expect(groupBar({ ...group, ...change }, '2026-11-26 10:00:00')).toBe(bar);
});
