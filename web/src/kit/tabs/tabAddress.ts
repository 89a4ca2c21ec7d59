type Names<K extends string> = readonly [K, ...K[]];

/** Query name of the open tab. */
export const TAB = 'tab';

/** The tab an address means: the first of `names` when it does not name one of them. */
export function readTab<K extends string>(names: Names<K>, search: URLSearchParams): K {
  const given = search.get(TAB);
  return names.find((name) => name === given) ?? names[0];
}

/**
 * The query of another tab, with `?` when there is one. Pages and filters belong to their tab and go;
 * what is named in `keep` belongs to the whole page and stays.
 */
export function tabSearch<K extends string>(
  names: Names<K>,
  search: URLSearchParams,
  tab: K,
  keep: readonly string[] = [],
): string {
  const query = new URLSearchParams();
  if (tab !== names[0]) query.set(TAB, tab);
  for (const name of keep) for (const value of search.getAll(name)) query.append(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The tab whose address is the longest beginning of `pathname`, by whole segments; else the first. */
export function tabOfPath<K extends string>(tabs: readonly { key: K; to: string }[], pathname: string): K | undefined {
  const within = tabs.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const [nearest] = within.toSorted((one, other) => other.to.length - one.to.length);
  return (nearest ?? tabs[0])?.key;
}
