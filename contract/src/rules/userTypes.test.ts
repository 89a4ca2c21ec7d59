import { expect, it } from 'vitest';
import { userTypeName } from './userTypes.ts';

it('five identities and the operator have names, no other number is left blank', () => {
  expect([0, 1, 2, 3, 4, 5, 99].map(userTypeName)).toEqual([
    '平台运营',
    '学员',
    '讲师',
    '机构',
    '学校',
    '企业',
    '用户',
  ]);
});
