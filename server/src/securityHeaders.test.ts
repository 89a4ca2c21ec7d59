import { expect, it } from 'vitest';
import { testApp } from '#test/testApp.ts';

const plain = await testApp();
const overTls = await testApp({ PUBLIC_URL: 'https://zhitu.example' });
const everywhere = ['/apis/system/api/website/get', '/apis/nowhere', '/media/x/y.mp4', '/files/1.png', '/healthz'];

it('on TLS every answer asks browsers for TLS from now on; not on TLS it does not', async () => {
  for (const url of everywhere) {
    const { headers } = await overTls.app.inject(url);
    expect(headers['strict-transport-security'], url).toBe('max-age=31536000; includeSubDomains');
    expect((await plain.app.inject(url)).headers['strict-transport-security'], url).toBeUndefined();
  }
});

it('answers of calls and files cannot serve as pages', async () => {
  for (const url of everywhere.slice(0, 4)) {
    const { headers } = await plain.app.inject(url);
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    expect(headers['content-security-policy'] ?? "default-src 'none'", url).toMatch(/^default-src 'none'/);
  }
});
