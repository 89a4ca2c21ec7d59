import { expect, it } from 'vitest';
import { userTypeName } from './userTypes.ts';

it('五种身份与平台运营都有名字，别的数字也不会空着', () => {
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
