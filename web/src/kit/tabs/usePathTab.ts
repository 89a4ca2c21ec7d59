import { useLocation } from 'react-router';
import { tabOfPath } from './tabAddress.ts';
import type { TabHandle } from './useTab.ts';

/** The open tab where every tab is a page of its own. */
export function usePathTab<K extends string>(
  tabs: readonly [{ key: K; to: string }, ...{ key: K; to: string }[]],
): TabHandle<K> {
  const { pathname } = useLocation();
  return {
    tab: tabOfPath(tabs, pathname) ?? tabs[0].key,
    hrefOf: (tab) => tabs.find(({ key }) => key === tab)?.to ?? tabs[0].to,
  };
}
