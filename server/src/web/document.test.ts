import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { policyOf } from './document.ts';

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

it('only inline scripts of the page are allowed, structured data does not count', () => {
  const html =
    '<p>页</p><script>a("中")</script><script src="/x.js"></script><script type="application/ld+json">{}</script>';
  const policy = policyOf(Buffer.from(html));
  expect(policy).toContain(`script-src 'self' ${hashOf('a("中")')};`);
  expect(policy.match(/sha256/g)).toHaveLength(1);
  expect(policy).not.toContain('unsafe-inline');
});

it('no other site is embedded unless a page wants it, then that origin only', () => {
  expect(policyOf(Buffer.alloc(0))).toContain("frame-src 'self';");
  expect(policyOf(Buffer.alloc(0), 'https://docs.example.cn/a?b=1; script-src *')).toContain(
    "frame-src 'self' https://docs.example.cn;",
  );
});

it('lets pages reach the media servers elsewhere, and only those', () => {
  expect(policyOf(Buffer.alloc(0))).toContain("connect-src 'self';");
  expect(policyOf(Buffer.alloc(0), null, 'wss://media.example.cn:7443/a; script-src *')).toContain(
    "connect-src 'self' wss://media.example.cn:7443 https://media.example.cn:7443;",
  );
});
