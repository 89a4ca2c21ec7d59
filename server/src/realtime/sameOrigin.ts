import type { IncomingHttpHeaders } from 'node:http';

/**
 * May this page open a long connection? Browsers name the page's origin with every one; without it, it is no browser,
 * and a token decides alone.
 */
export function sameOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
