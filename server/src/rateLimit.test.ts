import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { testApp } from '#test/testApp.ts';

const t = await testApp({ RATE_LIMIT: '3' });
await t.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = t.app.server.address() as AddressInfo;

/** `path` goes into the request line as it is. */
const ask = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path }, (answer) => resolve(answer.resume().statusCode));
    asked.on('error', reject).end();
  });

it('an address is limited however it writes the call; what is no call is not counted', async () => {
  const written = ['/apis', '/%61pis', '/ap%69s', 'http://other.example/apis'];
  const codes: (number | undefined)[] = [];
  for (const apis of written) codes.push(await ask(`${apis}/system/api/website/get`));
  expect(codes).toEqual([200, 200, 200, 429]);
  for (const _ of written) expect(await ask('/healthz')).toBe(200);
});
