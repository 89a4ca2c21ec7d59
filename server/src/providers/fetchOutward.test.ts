import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { fetchOutward } from './fetchOutward.ts';

const heard: string[] = [];
const server = createServer(async (request, response) => {
  heard.push(`${request.method} ${request.headers['content-type'] ?? ''} ${await text(request)}`);
  if (request.url === '/away') return response.writeHead(302, { location: '/inside' }).end();
  return response.writeHead(200, { 'x-word': '1' }).end('知'.repeat(Number(request.url!.slice(1))));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise((resolve) => server.close(resolve)));
const { port } = server.address() as AddressInfo;

const ask = (path: string, allowed = ['127.0.0.1'], host = '127.0.0.1') =>
  fetchOutward(allowed)(`http://${host}:${port}${path}`, { method: 'GET', headers: {} });

it('answers as fetch does', async () => {
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const url = `http://127.0.0.1:${port}/3`;
  const answer = await fetchOutward(['127.0.0.1'])(url, { ...form, body: new URLSearchParams({ a: '知' }) });
  expect([answer.status, answer.headers.get('x-word'), await answer.text()]).toEqual([200, '1', '知知知']);
  expect(heard.splice(0)).toEqual(['POST application/x-www-form-urlencoded a=%E7%9F%A5']);
});

it('follows nobody to another place', async () => {
  const answer = await ask('/away');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/inside']);
  expect(heard.splice(0)).toHaveLength(1);
});

it('reaches nothing inside, neither by number nor by name, unless it is allowed', async () => {
  await expect(ask('/1', [])).rejects.toMatchObject({ code: 'EINWARD' });
  await expect(ask('/1', [], 'localhost')).rejects.toMatchObject({ code: 'EINWARD' });
  expect(heard).toEqual([]);
  expect((await ask('/1', ['127.0.0.0/8'], 'localhost')).status).toBe(200);
});

it('takes no answer without an end', async () => {
  await expect(ask('/300000')).rejects.toThrow('answered too much');
});
