import type { IncomingMessage } from 'node:http';

/**
 * An address of a page that cannot be decoded (`/100%`) means what it says: the router would refuse it before the page
 * that says so. Calls answer in their envelope and stay as they are.
 */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!url.includes('%') || url.startsWith('/apis/')) return url;
  const end = url.indexOf('?') === -1 ? url.length : url.indexOf('?');
  const path = url.slice(0, end);
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(end);
}

function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
