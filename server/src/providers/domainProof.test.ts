import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { ProofWay } from '#contract/rules/orgSites.ts';
import { demoDomainProof, domainProof, outside } from './domainProof.ts';
import { nameService } from './nameService.ts';

const server = createServer((request, response) => {
  if (request.url === '/far') return response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
  if (request.url === '/long') return response.end('长'.repeat(1_000_000));
  return response.end('the-token\n');
});
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());
const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

const read = (path: string, allowed: string[]) => outside(nameService(), allowed).read(at(path));

it('reads what is outside, and nothing inside unless that is allowed', async () => {
  expect(await read('/', [])).toEqual({ text: '', error: '它指向内网的地址' });
  expect(await read('/', ['127.0.0.1'])).toEqual({ text: 'the-token\n', error: '' });
  expect((await read('/far', ['127.0.0.1'])).error).toContain('要转到别处');
  expect(await read('/long', ['127.0.0.1'])).toMatchObject({
    text: '',
    error: expect.stringMatching(/^连不上/) as string,
  });
});

it('looks for a record first, then for the file, and says what it found instead', async () => {
  const asked: string[] = [];
  const proofOf = (records: string[], text: string, error = '') =>
    domainProof({
      records: (name) => Promise.resolve((asked.push(name), records)),
      read: (address) => Promise.resolve((asked.push(address), { text, error })),
    }).find('learn.example.cn', 'the-token');
  expect(await proofOf(['v=spf1', 'zhitu-site=the-token'], '')).toEqual({ way: ProofWay.txt, reason: '' });
  expect(asked).toEqual(['_zhitu.learn.example.cn']);
  expect(await proofOf([], 'the-token\n')).toEqual({ way: ProofWay.file, reason: '' });
  expect(asked.at(-1)).toBe('https://learn.example.cn/.well-known/zhitu-site.txt');
  expect(await proofOf(['zhitu-site=other'], 'another')).toEqual({
    way: ProofWay.none,
    reason: 'TXT 记录写的不是这一串；/.well-known/zhitu-site.txt：文件里写的不是这一串',
  });
  expect((await proofOf([], '', '回答 404')).reason).toContain('没有 TXT 记录；/.well-known/zhitu-site.txt：回答 404');
});

it('in demo mode a host of this machine counts as shown, no other does', async () => {
  const real = domainProof({ records: async () => [], read: async () => ({ text: '', error: '没有这个域名' }) });
  const demo = demoDomainProof(real);
  expect((await demo.find('beian.localhost', 'x')).way).toBe(ProofWay.txt);
  expect((await demo.find('learn.example.cn', 'x')).way).toBe(ProofWay.none);
});
