import { expect, it } from 'vitest';
import { hostWithin, isHostName } from './hostName.ts';

it.each(['example.cn', 'learn.example.com.cn', 'a-b.example.org', 'xn--fiq228c.xn--fiqs8s'])(
  '%s is a domain',
  (text) => {
    expect(isHostName(text)).toBe(true);
  },
);

it.each([
  '',
  'localhost',
  '127.0.0.1',
  '-a.cn',
  'a-.cn',
  'a..cn',
  '.cn',
  'a.cn.',
  'A.cn',
  'a b.cn',
  'a.cn/x',
  'https://a.cn',
  'a.cn:80',
  `${'a'.repeat(64)}.cn`,
  `${'a.'.repeat(130)}cn`,
  '学.cn',
])('%s is none', (text) => expect(isHostName(text)).toBe(false));

it('the domain is recognized in a pasted address', () => {
  expect(hostWithin(' https://Learn.Example.cn/login?a=1 ')).toBe('learn.example.cn');
  expect(hostWithin('Learn.example.cn/login')).toBe('learn.example.cn');
  expect(hostWithin('')).toBe('');
  expect(hostWithin('不 是')).toBe('不 是');
});
