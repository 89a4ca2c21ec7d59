import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { INVALID_INPUT, TOO_LARGE } from '#contract/kit/errors.ts';
import { testApp } from '#test/testApp.ts';
import { loginLog } from './db/schema/user.ts';
import { readableUrl } from './readableUrl.ts';
import { addressOf } from './web/mountPages.ts';

const t = await testApp();
const behindProxy = await testApp({ TRUST_PROXY: 'on' });
await t.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = t.app.server.address() as AddressInfo;

/** What comes back for these bytes, until the server ends the connection. */
const say = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => void socket.write(bytes));
    let heard = '';
    socket.on('data', (part) => (heard += part.toString())).on('close', () => resolve(heard));
    socket.on('error', reject);
  });

it.each([
  ['GARBAGE\r\n\r\n', '400 Bad Request', INVALID_INPUT],
  ['POST /apis/x HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n', '400 Bad Request', INVALID_INPUT],
  [`GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields Too Large', TOO_LARGE],
])('requests out of shape have an envelope too %#', async (bytes, status, { code }) => {
  const answer = await say(bytes);
  expect(answer).toContain(`HTTP/1.1 ${status}\r\n`);
  expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ code, data: null });
});

it('what a proxy passes for an address is none unless it looks like one', async () => {
  const { mobile } = await behindProxy.person();
  for (const from of ["' or 1=1 --", randomBytes(3000).toString('hex'), '999.1.1.1, ,', '10.0.0.1:80']) {
    const response = await behindProxy.app.inject({
      method: 'POST',
      url: '/apis/user/api/user/login/password',
      headers: { 'x-forwarded-for': from, 'x-forwarded-host': from, 'x-forwarded-proto': from },
      payload: { mobile, password: 'Wrong0000' },
    });
    expect(response.json()).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
    expect(response.statusCode).toBe(200);
  }
  const ips = await behindProxy.database.db.select({ ip: loginLog.loginIp }).from(loginLog);
  expect(new Set(ips.map(({ ip }) => ip))).toEqual(new Set(['127.0.0.1']));
});

it.each([
  ['a b', '/list'],
  ['"><script>', '/list'],
  ['', '/list'],
  ['[::1', '/list'],
  ['localhost:99999', '/list'],
  ['evil.cn@zhitu.cn', '/list'],
  ['zhitu.cn', '//evil.cn/list'],
  ['zhitu.cn', '/\\evil.cn'],
  ['zhitu.cn', 'http://evil.cn/list?a=1'],
  ['zhitu.cn', 'http://['],
  ['zhitu.cn', 'mailto:x'],
])('host %s and address %s make a page of ours too', (host, url) => {
  const address = addressOf({ url, host, protocol: 'javascript' as 'http' });
  expect(['localhost', 'zhitu.cn']).toContain(address.hostname);
  expect(address).toMatchObject({ protocol: 'http:', username: '' });
});

it.each([
  ['/100%', '/100%25'],
  ['/%E0%A4%A?a=%', '/%25E0%25A4%25A?a=%'],
  ['/%E6%95%B0?a=%zz', '/%E6%95%B0?a=%zz'],
  ['/apis/%zz', '/apis/%zz'],
])('%s is read %s', (url, readable) => expect(readableUrl({ url })).toBe(readable));
