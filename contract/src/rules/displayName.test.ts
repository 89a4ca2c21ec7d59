import { expect, it } from 'vitest';
import { displayName } from './displayName.ts';

it('有昵称就是昵称', () =>
  expect(displayName({ nickname: '林晓', mobile: '13800000001', idCardName: '林晓晓' })).toBe('林晓'));

it('没有昵称是用户加手机号后四位', () => {
  expect(displayName({ nickname: '', mobile: '13800000001' })).toBe('用户0001');
  expect(displayName({ nickname: null, mobile: null })).toBe('用户');
});

it('讲师用真实姓名，没有实名的讲师和别人一样', () => {
  expect(displayName({ nickname: '小林', idCardName: '林晓' }, 2)).toBe('林晓');
  expect(displayName({ nickname: '小林', idCardName: '' }, 2)).toBe('小林');
  expect(displayName({ nickname: '小林', idCardName: '林晓' }, 1)).toBe('小林');
});
