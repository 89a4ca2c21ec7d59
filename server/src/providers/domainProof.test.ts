import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { ProofWay } from '#contract/rules/orgSites.ts';
import { demoDomainProof, domainProof } from './domainProof.ts';
import { readOutward } from './postOutward.ts';

const server = createServer((request, response) => {
  if (request.url === '/far') return response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
  if (request.url === '/long') return response.end('长'.repeat(100_000));
  return response.end('the-token\n');
});
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());
const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

it('reads the beginning of what is outside, and nothing inside unless that is allowed', async () => {
  expect(await readOutward(at('/'), 100, [])).toEqual({ text: '', error: '它指向内网的地址，没有送' });
  expect(await readOutward(at('/'), 100, ['127.0.0.1'])).toEqual({ text: 'the-token\n', error: '' });
  expect((await readOutward(at('/far'), 100, ['127.0.0.1'])).error).toContain('要转到别处');
  expect((await readOutward(at('/long'), 100, ['127.0.0.1'])).text).toHaveLength(100);
});

it('a host without either proof is not shown, one of this machine is in demo mode', async () => {
  const real = domainProof([]);
  expect((await real.find('no-such-host.invalid', 'x')).way).toBe(ProofWay.none);
  expect((await demoDomainProof(real).find('xuehai.localhost', 'x')).way).toBe(ProofWay.txt);
  expect((await demoDomainProof(real).find('no-such-host.invalid', 'x')).way).toBe(ProofWay.none);
});
