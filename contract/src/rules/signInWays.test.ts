import { expect, it } from 'vitest';
import { mayRemove, waysOf } from './signInWays.ts';

const none = { mobile: false, email: false, jobNumber: false, links: [] };

it.each([
  ['只有手机', { ...none, mobile: true }, 'mobile', false],
  ['只有邮箱', { ...none, email: true }, 'email', false],
  ['只有微信', { ...none, links: ['wechat'] }, 'wechat', false],
  ['手机与邮箱，解绑邮箱', { ...none, mobile: true, email: true }, 'email', true],
  ['手机与微信，解绑手机', { ...none, mobile: true, links: ['wechat'] }, 'mobile', true],
  ['两个第三方，解绑一个', { ...none, links: ['wechat', 'qq'] }, 'qq', true],
  ['工号加上邮箱', { ...none, jobNumber: true, email: true }, 'email', true],
])('%s', (_, facts, way, expected) => {
  expect(mayRemove(facts, way)).toBe(expected);
});

it('each way counts once', () => {
  expect(waysOf({ mobile: true, email: true, jobNumber: true, links: ['qq'] })).toEqual([
    'mobile',
    'email',
    'jobNumber',
    'qq',
  ]);
  expect(waysOf(none)).toEqual([]);
});
