import { useLocation } from 'react-router';
import { readTab, tabSearch } from './tabAddress.ts';

export interface TabHandle<K extends string = string> {
  readonly tab: K;
  hrefOf(tab: K): string;
}

/**
 * The open tab, kept in the address as `?tab=`; the first of `names` is the one an empty address means.
 * @param keep query names that belong to the page and not to one tab.
 */
export function useTab<K extends string>(names: readonly [K, ...K[]], keep: readonly string[] = []): TabHandle<K> {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  return { tab: readTab(names, query), hrefOf: (tab) => pathname + tabSearch(names, query, tab, keep) };
}
