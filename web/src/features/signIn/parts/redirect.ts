/** The part of a query that says where to go after signing in; passed on between the pages of signing in. */
export function redirectOf(query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of ['redirectPath', 'redirectQuery']) {
    const value = query.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}

/** What one page of signing in hands to the next without putting it into the address. */
export interface Handed {
  /** Mobile or e-mail that was typed already. */
  account?: string;
}

export const handedIn = (state: unknown): Handed => (typeof state === 'object' && state !== null ? state : {});

/** The query of the login page that leads back to an address of ours. */
export function addressQuery(address: string | undefined): string {
  if (!address || address === '/') return '';
  const [path = '/', ...search] = address.split('?');
  return `?${new URLSearchParams({ redirectPath: path, redirectQuery: search.join('?') || '/' })}`;
}
