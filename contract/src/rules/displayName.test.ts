import { expect, it } from 'vitest';
import { displayName } from './displayName.ts';

it('a nickname is the name shown', () =>
  expect(displayName({ nickname: '林晓', mobile: '13800000001', idCardName: '林晓晓' })).toBe('林晓'));

it('without a nickname it is 用户 and the last four digits of the mobile', () => {
  expect(displayName({ nickname: '', mobile: '13800000001' })).toBe('用户0001');
  expect(displayName({ nickname: null, mobile: null })).toBe('用户');
});

it('a lecturer goes by the real name, without one like everybody else', () => {
  expect(displayName({ nickname: '小林', idCardName: '林晓' }, 2)).toBe('林晓');
  expect(displayName({ nickname: '小林', idCardName: '' }, 2)).toBe('小林');
  expect(displayName({ nickname: '小林', idCardName: '林晓' }, 1)).toBe('小林');
});
