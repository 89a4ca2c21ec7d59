import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** How a page asks for one other origin that it may embed; never leaves the server. */
export const FRAME_HEADER = 'x-frame-src';

/**
 * The policy of one page: own origin only, and exactly the inline scripts that are in it. `frameSrc` is the origin the
 * page may embed, if any.
 */
export function policyOf(html: string, frameSrc?: string | null): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(inlineScript)) {
    if (attributes.includes('application/ld+json')) continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    `frame-src 'self'${frameSrc ? ` ${new URL(frameSrc).origin}` : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
