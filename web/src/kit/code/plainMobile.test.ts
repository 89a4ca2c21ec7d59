import { expect, test } from 'vitest';
import { plainAccount, plainMobile } from './plainMobile.ts';

test.each([
  ['138 0013 8000', '13800138000'],
  ['138-0013-8000', '13800138000'],
  ['+86 138 0013 8000', '13800138000'],
  ['008613800138000', '13800138000'],
  ['8613800138000', '13800138000'],
  ['86138', '86138'],
  ['', ''],
])('%s is the mobile %s', (typed, mobile) => {
  expect(plainMobile(typed)).toBe(mobile);
});

test('an e-mail keeps its hyphens', () => {
  expect(plainAccount('lin-xiao@example.com')).toBe('lin-xiao@example.com');
  expect(plainAccount('138 0013 8000')).toBe('13800138000');
});
