import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { policyOf } from './document.ts';

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

it('只放行页面里的行内脚本，结构化数据不算', () => {
  const policy = policyOf(
    '<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>',
  );
  expect(policy).toContain(`script-src 'self' ${hashOf('a()')};`);
  expect(policy).not.toContain('unsafe-inline');
});

it('默认不嵌别的站，页面要了才放行那一个来源', () => {
  expect(policyOf('')).toContain("frame-src 'self';");
  expect(policyOf('', 'https://docs.example.cn/a?b=1; script-src *')).toContain(
    "frame-src 'self' https://docs.example.cn;",
  );
});
