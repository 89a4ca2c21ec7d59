import { expect, it } from 'vitest';
import { mayEmbed } from './shell.ts';

const hosts = ['docs.example.cn', '*.lab.example.cn'];

it.each([
  'https://docs.example.cn',
  'https://DOCS.example.cn/a?b#c',
  'https://a.lab.example.cn/',
  'https://a.b.lab.example.cn/',
])('%s may be embedded', (address) => expect(mayEmbed(address, hosts)).toBe(true));

it.each([
  '',
  'docs.example.cn',
  '//docs.example.cn',
  'http://docs.example.cn',
  'https://docs.example.cn:8443/',
  'https://docs.example.cn.evil.cn/',
  'https://evil.cn/docs.example.cn',
  'https://docs.example.cn@evil.cn/',
  'https://user:pass@docs.example.cn/',
  'https://lab.example.cn/',
  'https://evillab.example.cn/',
  'javascript:alert(1)//docs.example.cn',
])('%j is not allowed', (address) => expect(mayEmbed(address, hosts)).toBe(false));

it('with nothing listed none is allowed', () => expect(mayEmbed('https://docs.example.cn', [])).toBe(false));
