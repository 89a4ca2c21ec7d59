import { ownPath } from '#contract/rules/guard.ts';

/** What a link from the H5 site or a partner brings along. */
export interface HandOver {
  ticket: string | null;
  token: string | null;
  /** Within our own origin; home when none was given or it leads elsewhere. */
  target: string;
}

/** Only such text may become a cookie. */
const isToken = (text: string): boolean => /^[\w-]{20,200}$/.test(text);

/**
 * Reads the fragment first: unlike the query it reaches neither servers nor logs.
 * Targets may be named `target`, `url` or `redirectPath` (with `redirectQuery`), as path or as address of ours.
 */
export function readHandOver(address: URL): HandOver {
  const fragment = new URLSearchParams(address.hash.slice(1));
  const read = (name: string): string | null => fragment.get(name) ?? address.searchParams.get(name);
  const token = read('token');
  const query = read('redirectQuery');
  const path = ownTarget(read('target') ?? read('url') ?? read('redirectPath'), address.origin);
  return {
    ticket: read('ticket'),
    token: token && isToken(token) ? token : null,
    target: query && query !== '/' && !path.includes('?') ? `${path}?${query.replace(/^\?/, '')}` : path,
  };
}

function ownTarget(target: string | null, origin: string): string {
  return ownPath(target?.startsWith(`${origin}/`) ? target.slice(origin.length) : target);
}
