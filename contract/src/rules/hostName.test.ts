import { expect, it } from 'vitest';
import { hostWithin, isHostName } from './hostName.ts';

it.each(['example.cn', 'learn.example.com.cn', 'a-b.example.org', 'xn--fiq228c.xn--fiqs8s'])('%s 是域名', (text) => {
  expect(isHostName(text)).toBe(true);
});

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
])('%s 不是', (text) => expect(isHostName(text)).toBe(false));

it('粘贴整个地址也认得出域名', () => {
  expect(hostWithin(' https://Learn.Example.cn/login?a=1 ')).toBe('learn.example.cn');
  expect(hostWithin('Learn.example.cn/login')).toBe('learn.example.cn');
  expect(hostWithin('')).toBe('');
  expect(hostWithin('不 是')).toBe('不 是');
});
