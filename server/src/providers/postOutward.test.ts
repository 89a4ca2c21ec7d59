import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { isInwardLiteral } from './outward.ts';
import { postOutward } from './postOutward.ts';

const heard: string[] = [];
const server = createServer(async (request, response) => {
  heard.push(`${request.headers['x-word']} ${await text(request)}`);
  if (request.url === '/away') response.writeHead(302, { location: '/inside' }).end();
  else response.writeHead(Number(request.url!.slice(1))).end('x'.repeat(100_000));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise((resolve) => server.close(resolve)));
const { port } = server.address() as AddressInfo;

const post = (path: string, allowed: string[] = ['127.0.0.1'], host = '127.0.0.1') =>
  postOutward(`http://${host}:${port}${path}`, { headers: { 'x-word': '1' }, body: '{"a":"知途"}' }, allowed);

it('sends what it is given and tells what was answered', async () => {
  expect(await post('/204')).toEqual({ status: 204, error: '' });
  expect(heard.splice(0)).toEqual(['1 {"a":"知途"}']);
  expect(await post('/500')).toEqual({ status: 500, error: '回答 500' });
});

it('follows nobody to another place', async () => {
  heard.splice(0);
  expect(await post('/away')).toEqual({ status: 302, error: '要转到别处，没有跟过去（302）' });
  expect(heard).toHaveLength(1);
});

it('reaches nothing inside, neither by number nor by name, unless it is allowed', async () => {
  heard.splice(0);
  const refused = { status: null, error: '它指向内网的地址，没有送' };
  expect(await post('/200', [])).toEqual(refused);
  expect(await post('/200', [], 'localhost')).toEqual(refused);
  expect(await post('/200', ['10.0.0.0/8'], 'localhost')).toEqual(refused);
  expect(heard).toEqual([]);
  expect(await post('/200', ['127.0.0.0/8'], 'localhost')).toEqual({ status: 200, error: '' });
});

it('knows a place inside in all its spellings', () => {
  const inside = 'http://0x7f.1/ http://2130706433/ http://[::1]/ http://[::ffff:10.0.0.1]/ http://169.254.169.254/';
  const more =
    'http://[fd00::1]/ http://[fe80::1]/ http://[64:ff9b::7f00:1]/ http://[2002:7f00:1::]/ http://192.168.1.1/';
  for (const url of `${inside} ${more}`.split(' ')) expect(isInwardLiteral(url, []), url).toBe(true);
  for (const url of ['https://1.1.1.1/', 'https://[2606:4700::1111]/', 'https://example.com/'])
    expect(isInwardLiteral(url, []), url).toBe(false);
});

it('nobody there is said as such', async () => {
  expect(await postOutward('http://127.0.0.1:1/', { headers: {}, body: '' }, ['127.0.0.1'])).toEqual({
    status: null,
    error: '连不上（ECONNREFUSED）',
  });
});
