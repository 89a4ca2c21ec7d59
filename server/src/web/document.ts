import { createHash } from 'node:crypto';

/** How a page asks for one other origin that it may embed; never leaves the server. */
export const FRAME_HEADER = 'x-frame-src';

/**
 * The policy of one page: own origin only, and exactly the inline scripts that are in it. `html` is UTF-8.
 * @param frameSrc the origin the page may embed, if any
 * @param mediaUrl `wss://…` of media servers elsewhere, if there are
 */
export function policyOf(html: Buffer, frameSrc?: string | null, mediaUrl?: string): string {
  const hashes = new Set<string>();
  for (const body of inlineScripts(html)) hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    `connect-src 'self'${mediaUrl ? placesOf(mediaUrl) : ''}`,
    "worker-src 'self' blob:",
    `frame-src 'self'${frameSrc ? ` ${new URL(frameSrc).origin}` : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Signalling is a WebSocket; why it failed is asked over HTTP. */
const placesOf = (url: string): string => ` ${new URL(url).origin} ${new URL(url.replace(/^ws/, 'http')).origin}`;

/** What is between the tags of scripts that the browser would run. */
function* inlineScripts(html: Buffer): Generator<Buffer> {
  let from = html.indexOf('<script');
  while (from >= 0) {
    const open = html.indexOf('>', from) + 1;
    const end = html.indexOf('</script>', open);
    if (open === 0 || end < 0) return;
    const tag = html.toString('latin1', from, open);
    if (!tag.includes(' src=') && !tag.includes('application/ld+json')) yield html.subarray(open, end);
    from = html.indexOf('<script', end);
  }
}
